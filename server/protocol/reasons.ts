/** Words of agreeing, refusing and pointing at others, which by themselves give nobody anything to answer. */
const WITHOUT_REASONS = new Set(
  'i we me us you they he she it this that these all both everyone same as above below said before too also so just and or but not do does am is are be my our your their the a an with by to of for on in at fully totally completely strongly agree agrees agreed agreement disagree disagrees disagreed yes yep yeah no nope ok okay fine good great sounds looks works happy sure right correct accept accepts accepted reject rejected object objects objected objection oppose opposed support supported second seconded approve approved consent consented concur ditto lgtm 1 party position proposal ja nein einverstanden oui accord non si sí claro'.split(
    ' ',
  ),
)

const WORD = /[\p{L}\p{N}]+/gu
const words = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? []

/** Whether a text is a bare yes or no, with or without one of these names: a position is its reasons. */
export function isWithoutReasons(text: string, names: readonly string[]): boolean {
  const named = (word: string) =>
    names.some((name) => name.toLowerCase().includes(word) && words(name).includes(word))
  // A position may be a page long, and its first words nearly always tell.
  for (const [word] of text.matchAll(WORD)) {
    const said = word.toLowerCase()
    if (!WITHOUT_REASONS.has(said) && !named(said)) return false
  }
  return true
}
