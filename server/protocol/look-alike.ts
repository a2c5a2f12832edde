/** Letters of other scripts that cannot be told from Latin ones by eye (from Unicode's confusables), and signs. */
const ALIKE: readonly (readonly [signs: string, like: string])[] = [
  ['аеорсухіјѕһԁԛԝӏАВЕКМНОРСТУХІЈЅ', 'aeopcyxijshdqwlABEKMHOPCTYXIJS'],
  ['οναιρΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ovaipABEZHIKMNOPTYX'],
  ['‐‑–—−', '-----'],
  ['’‘ʼ´`', "'''''"],
]
const LATIN = new Map(
  ALIKE.flatMap(([signs, like]) => [...signs].map((sign, at) => [sign, like.charAt(at)] as const)),
)
/** In most typefaces one stroke. */
const STROKES = /[Il1|]/gu

/** A name without what nobody sees, in one form. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

function shape(name: string): string {
  return [...plain(name)]
    .map((sign) => LATIN.get(sign) ?? sign)
    .join('')
    .replace(STROKES, 'l')
    .replace(/0/gu, 'O')
    .toLowerCase()
}

/** Whether two names are one to a reader: the same but for case, or the same to the eye. */
export function looksAlike(one: string, two: string): boolean {
  return plain(one).toLowerCase() === plain(two).toLowerCase() || shape(one) === shape(two)
}
