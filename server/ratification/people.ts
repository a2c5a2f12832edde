import { DIGITS, LETTERS } from '@/server/ratification/letters'
import { type Line, rewrite } from '@/server/ratification/line'
import type { ScreenContext } from '@/server/ratification/reading'
import { titleSource } from '@/server/ratification/title'

/** Marks the speaker's own name `@self` and every other party's `@other` in a canonical line. */
export interface People {
  mark(line: Line): Line
  speakerIsOrganisation: boolean
}

const organisationWord =
  /\b(?:ltd|limited|llc|llp|plc|inc|corp|corporation|co|company|gmbh|ag|bv|nv|sa|srl|spa|sas|oy|ab|as|pty|kk|trust|council|union|local|association|society|club|school|university|college|institute|foundation|board|committee|department|ministry|agency|bank|church|parish|players|band|group|partners|partnership|cooperative|co-op|collective|federation|guild|hospital|clinic|library|museum|centre|center|holdings|industries|logistics|freight|foods|software|systems|services|lettings|properties|farms?|studios?|works|roasters|aggregates|marina|harbour|port|district|authority|chapter|team|network|labs?|farm|estates?|housing|holdings|brothers|sons|bros|airlines?|railways?|transport|media|press|publishing|records|energy|power|water|mining|quarry|brewery|bakery|kitchens?|restaurant|hotel|orchestra|choir|observatory|pottery|mills?|tailors?|nurser(?:y|ies)|packaging|marine|engineering|engineers|couriers?|stalls?|markets?|co-operative|trading|traders|shop|stores?|garage|motors|builders|construction|designs?|consulting|consultants|solutions|technologies|tech|games|travel|tours|catering|cafe|bistro|salon|gym|academy|kennels|stables|livery|vets|dental|pharmacy|capital|ventures|insurance|solicitors|legal|plumbing|electrical|roofing|landscapes|gardens|sports|rugby|football|fc|cricket|rowing|sailing|yacht|circle|ensemble|quartet|troupe|ward|office|division|faculty|laborator(?:y|ies)|comunidad|hermanos|verein|fiskeri|shoten|tiffins|allotments?|creamery|dairy|winery|vineyards?|orchards?|forge|smithy|joinery|carpentry|upholstery|printers|prints|fabrics|textiles|ceramics|glassworks|boatyard|shipyard|ferries|haulage|removals|storage|cycles|bikes|bicycles|cars|coaches|taxis|cabs|theatre|theater|gallery|festival|session|cic|cio|charity|surgery|practice|nursery|quartet|brewers|distillery|growers|league|&)\b/u
const generic =
  'company firm business organisation organization partnership tenant landlord tenants board committee union local trust council association society club school university college institute foundation department agency bank church parish group cooperative hospital library museum team band'.split(
    ' ',
  )
const suffixes =
  /\s+(?:ltd|limited|llc|llp|plc|inc|corp|corporation|co|gmbh|ag|bv|nv|sa|srl|spa|sas|oy|ab|pty|kk|pvt|sl|cic|cio|lp)$/u
const honorific = /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|dame|lady|lord|rev|fr|sr|capt|captain)\s+/u
/** Names that are also everyday words are only read as names when written in full. */
const everyday = new Set(
  'will may mark bill grace hope dev art rich frank faith joy dawn june april august rose ivy sue pat rob drew grant chance miles page price read long short young may sunny summer winter star king north south west east green white black brown gray grey hill wood field stone the fair good wise smart bond law just home house golden first second united new old national general royal great castle granite blue red bright silver river water open free common village holm'.split(
    ' ',
  ),
)

export function peopleOf(context: ScreenContext): People {
  const owners = new Map<string, '@self' | '@other' | 'shared'>()
  const speaker = plainName(context.speaker)
  const names = new Set([context.speaker, ...context.parties].map(plainName).filter((name) => name !== ''))
  for (const name of names) {
    const owner = name === speaker ? '@self' : '@other'
    for (const alias of aliases(name)) {
      const before = owners.get(alias)
      owners.set(alias, before === undefined || before === owner ? owner : 'shared')
    }
  }
  const organisation = organisationWord.test(speaker)
  const known = [...owners].filter(([, owner]) => owner !== 'shared').map(([alias]) => alias)
  known.sort((a, b) => b.length - a.length)
  if (known.length === 0) return { mark: (line) => line, speakerIsOrganisation: organisation }
  const pattern = new RegExp(
    `(?<![${LETTERS}${DIGITS}@-])(?:(?:the )?(${titleOf(context)})(?![${LETTERS}${DIGITS}])|(?:(?:the|mr|mrs|ms|miss|dr|prof|professor|old) )?(${known.map(literal).join('|')})(?: [(] (?:pty|uk|ni|eu|usa|holdings|group|south africa|ireland|scotland|wales) [)])?(?: (?:s \\. [alpr](?: \\. [a-z])?(?: \\.)?|sa|pvt|pvt ltd|pty ltd|sl|ltd|limited|inc|gmbh|llc|plc|kk|bv|ag|srl)(?= ))?(?![${LETTERS}${DIGITS}-])(?! (?:settlement|agreement|accord|v)\\b))`,
    'gu',
  )
  return {
    mark: (line) => rewrite(line, pattern, (match) => owners.get(match[2] ?? '')),
    speakerIsOrganisation: organisation,
  }
}

/** The title as the canonical line writes it: a party's name inside it names no party. */
function titleOf(context: ScreenContext): string {
  return titleSource(context.settlementTitle) ?? '(?!)'
}

function aliases(name: string): string[] {
  const found = new Set([name])
  if (organisationWord.test(name) || /\d/u.test(name)) {
    const bare = name.replace(suffixes, '').replace(suffixes, '')
    const plain = bare.replace(/^the /u, '')
    const words = bare.split(' ')
    found.add(bare)
    found.add(`the ${plain}`)
    found.add(plain)
    if (bare !== name) found.add('the company')
    for (let n = 1; n < words.length; n += 1) {
      const head = words.slice(0, n).join(' ')
      if (!(n === 1 && (everyday.has(head) || head.length < 4 || generic.includes(head)))) found.add(head)
    }
    if (words.length > 2) found.add(words.slice(-2).join(' '))
    for (const word of words)
      if (generic.includes(word) || (word.length > 3 && organisationWord.test(word))) found.add(`the ${word}`)
    const last = words.at(-1) ?? ''
    if (words.length > 1 && last.length > 3 && !everyday.has(last)) found.add(`the ${last}`)
    if (words.length > 2) found.add(words.map((word) => word[0]).join(''))
  } else {
    const bare = name.replace(honorific, '')
    const words = bare.split(' ')
    found.add(bare)
    // "Petal & Stem" of Petal & Stem Wholesale: nothing in the name says that it is no person's.
    const and = words.indexOf('and')
    if (and > 0 && and < words.length - 2) found.add(words.slice(0, and + 2).join(' '))
    for (const word of [words[0], words.at(-1)])
      if (word !== undefined && word.length > 1 && !everyday.has(word)) found.add(word)
  }
  for (const alias of namedBy(name.split(' '))) found.add(alias)
  return [...found].filter((alias) => alias.length > 1 && alias !== "'s")
}

/** Behind these stands what a body deals with or who belongs to it, and no place. */
const dealsWith =
  /^(?:ministry|department|office|faculty|school|institute|college|division|committee|board|guild|society|association|union|federation|league|museum|friends|bank|company|house|order|chamber|academy|council|bureau|inspectorate|agency)$/u

/** "The Free City", "the city" and "Aldermoor" of the Free City of Aldermoor: what a body is, and where or whose it is. */
function namedBy(words: readonly string[]): string[] {
  const of = words.indexOf('of')
  if (of < 1 || of > words.length - 2) return []
  const head = words.slice(0, of).filter((word) => word !== 'the')
  const tail = words.slice(of + 1).filter((word) => word !== 'the')
  const last = head.at(-1) ?? ''
  const whose = tail.join(' ')
  return [
    ...(last.length > 3 ? [`the ${last}`, `the ${head.join(' ')}`] : []),
    ...(whose.length > 4 && !dealsWith.test(last) && !everyday.has(whose) ? [whose] : []),
  ]
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(/[‐‑–]/gu, '-')
    .replace(/\b(?:\p{L}\.){2,}/gu, (initials) => initials.replaceAll('.', ''))
    .replace(/[.,()]/gu, ' ')
    .replace(/ & /gu, ' and ')
    .replace(/(?<![\p{L}\p{N}])['-]|['-](?![\p{L}\p{N}])/gu, ' ')
    .replace(/'s\b/gu, " 's")
    .replace(/\s+/gu, ' ')
    .trim()
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')
}
