import { type Line, rewrite } from '@/server/ratification/line'

/** The words a ratification turns on; only these are repaired. */
export const operativeWords = [
  'accept',
  'accepts',
  'accepted',
  'accepting',
  'acceptance',
  'ratify',
  'ratifies',
  'ratified',
  'ratifying',
  'ratification',
  'agree',
  'agrees',
  'agreed',
  'agreeing',
  'agreement',
  'settlement',
  'written',
  'consent',
  'approve',
  'confirm',
  'terms',
  'version',
  'document',
  'reject',
  'withdraw',
  'above',
  'bound',
  'this',
  'the',
] as const

/** English words so close to an operative word that taking them for a slip would be a guess. */
const realWords = new Set(
  `except excepts excepted excepting expect expects expected accent accents access aspect agreeable agrarian argument argue
  settle settled settler settlers settles settling statement treatment written writer unwritten rewritten bitten kitten mitten smitten
  writing write writes term team teams times items forms firms turns tens teems content contents context contest convent consents
  consented consult conform conforms conferm approved approves approver improve disapprove prove proven confirmed confirms confirmation
  rectify rectified ratio rations rational gratify gratified gratification notify notified degree decree greed agreements settlements
  documents documented versions aversion inversion diversion acceptable accepter unacceptable agree agreed reject rejects rejected eject
  withdraws withdrawn withdrew withdrawal withdrawing adopt adept adapt about alone love glove bond bounds found round pound sound
  mound hound wound abound bounds thus these then them they that than thin thing think hers his they there three tie toe he she
  tea ten tee themed thy though through hits ibis gets dis elements cement augment acceptances ratifications accepters concept precept percept
  terse perms germs berms worms therms agreeably verse verses`.split(/\s+/u),
)

/** Slips seen so often, or so far from their word, that distance alone would miss them. */
const knownSlips: Record<string, string> = {
  acept: 'accept',
  axept: 'accept',
  aksept: 'accept',
  exepting: 'accepting',
  axcepting: 'accepting',
  acepting: 'accepting',
  setlment: 'settlement',
  settlmnt: 'settlement',
  satlement: 'settlement',
  setelment: 'settlement',
  sattlement: 'settlement',
  agremnt: 'agreement',
  agreemnet: 'agreement',
  wirtten: 'written',
  wriiten: 'written',
  raitfy: 'ratify',
  ratifi: 'ratify',
  ratafy: 'ratify',
  conscent: 'consent',
  concent: 'consent',
  termes: 'terms',
  axcept: 'accept',
  acsept: 'accept',
  excpt: 'except',
  acepts: 'accepts',
  agred: 'agreed',
  agre: 'agree',
  agread: 'agreed',
  aggree: 'agree',
  aggreed: 'agreed',
  agri: 'agree',
  thsi: 'this',
  tihs: 'this',
  thi: 'this',
  ths: 'this',
  tgis: 'this',
  tjis: 'this',
  aggreee: 'agree',
  aggrees: 'agrees',
  aggre: 'agree',
  accep: 'accept',
  ritten: 'written',
  teh: 'the',
  hte: 'the',
  ther: 'the',
  rattify: 'ratify',
  ratfy: 'ratify',
  rattified: 'ratified',
  wrtten: 'written',
  writen: 'written',
  writtn: 'written',
  writted: 'written',
  settelment: 'settlement',
  settlment: 'settlement',
  setlement: 'settlement',
  settlemnt: 'settlement',
  agrement: 'agreement',
  agreemnt: 'agreement',
  aggreement: 'agreement',
  trems: 'terms',
  tersm: 'terms',
  evry: 'every',
  evrey: 'every',
  hearby: 'hereby',
  herby: 'hereby',
  stil: 'still',
  yess: 'yes',
  terns: 'terms',
  abov: 'above',
  abve: 'above',
  exactley: 'exactly',
  exactely: 'exactly',
  exacly: 'exactly',
  hapy: 'happy',
  happpy: 'happy',
}

const word = /\b[a-z]{3,16}\b/gu

export interface Spelled {
  line: Line
  /** How many operative words had to be repaired. */
  slips: number
}

/** What stands before the noun in "i accept tgis settlement", where it is no word. */
const pointing = /\b([a-z]{2,5})(?= (?:settlement|agreement|terms)\b)/gu
const pointingWords: readonly string[] = ['this', 'these', 'the']
const spokenPointing: Readonly<Record<string, string>> = {
  dis: 'this',
  dese: 'these',
  thise: 'these',
  da: 'the',
  de: 'the',
}

/**
 * Repairs misspelt operative words in a lower-case line, never a real English word.
 * @param names words of the parties' names, of which two neighbouring letters may stand swapped
 */
export function repairSpelling(line: Line, names: ReadonlySet<string> = new Set()): Spelled {
  let slips = 0
  const seen = new Map<string, string | undefined>()
  const repaired = rewrite(line, word, (match) => {
    const found = match[0]
    if (!seen.has(found)) seen.set(found, repair(found) ?? swappedBack(found, names))
    const better = seen.get(found)
    if (better !== undefined) slips += 1
    return better
  })
  const pointed = rewrite(
    repaired,
    pointing,
    ({ 1: found = '' }) =>
      spokenPointing[found] ??
      (operative.has(found) || realWords.has(found) || found.length < 3
        ? undefined
        : pointingWords.find((one) => one[0] === found[0] && distance(found, one, 1) === 1)),
  )
  return { line: pointed, slips }
}

/** "the chior", "the turst": a name with two neighbouring letters swapped. */
function swappedBack(found: string, names: ReadonlySet<string>): string | undefined {
  if (found.length < 5 || names.has(found)) return undefined
  for (const name of names) {
    if (name.length !== found.length) continue
    let at = 0
    while (at < name.length && name[at] === found[at]) at += 1
    if (
      name[at] === found[at + 1] &&
      name[at + 1] === found[at] &&
      name.slice(at + 2) === found.slice(at + 2)
    )
      return name
  }
  return undefined
}

const operative: ReadonlySet<string> = new Set(operativeWords)

function repair(found: string): string | undefined {
  if (operative.has(found) || realWords.has(found)) return undefined
  const known = knownSlips[found]
  if (known !== undefined) return known
  if (found.length < 5 || /^(?:ex|un|re|dis|non)/u.test(found)) return undefined
  let nearest: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const target of operativeWords) {
    if (target.length < 5 || target[0] !== found[0]) continue
    const allowed = target.length >= 8 ? 2 : 1
    if (Math.abs(target.length - found.length) > allowed || found.slice(-2) === 'er') continue
    const away = distance(found, target, allowed)
    if (away > allowed || away >= least) continue
    least = away
    nearest = target
  }
  return nearest
}

/** Optimal string alignment distance; words here are at most 16 letters. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      best = Math.min(best, cost)
    }
    if (best > limit) return best
    before = last
    last = row
  }
  return last[b.length] ?? limit + 1
}
