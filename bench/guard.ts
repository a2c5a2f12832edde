import { readFileSync } from 'node:fs'
import { guard } from '@/server/mediator/guard/guard'
import { type GuardFigures, measureGuard, parseLabelled } from '@/server/mediator/guard/measure'
import { ROOT } from './root'

const CORPUS = new URL('server/mediator/guard/corpus/', ROOT)
/** Only what nobody building has read says how the guard does on a stranger's outputs; of that, totals are shown and no more. */
const FILES: Record<string, string> = {
  'author-thirteen.jsonl': 'thirteenth author, never read',
  'held-out.jsonl': 'first author, held-out half, never read',
  'plain-unread.jsonl': 'fiftieth author, never read',
  'author-fiftynine.jsonl': 'fifty-ninth author, not learnt from',
  'author-fiftyeight.jsonl': 'fifty-eighth author, not learnt from',
  'author-seventyone.jsonl': 'seventy-first author, read but not learnt from',
  'author-seventy.jsonl': 'seventieth author, read but not learnt from',
  'author-sixtynine.jsonl': 'sixty-ninth author, read but not learnt from',
  'author-sixtyeight.jsonl': 'sixty-eighth author, read but not learnt from',
  'author-sixtyseven.jsonl': 'sixty-seventh author, read but not learnt from',
  'author-sixtysix.jsonl': 'sixty-sixth author, read but not learnt from',
  'author-sixtyfive.jsonl': 'sixty-fifth author, read but not learnt from',
  'author-sixtyfour.jsonl': 'sixty-fourth author, read but not learnt from',
  'author-sixtythree.jsonl': 'sixty-third author, read but not learnt from',
  'author-sixtytwo.jsonl': 'sixty-second author, read but not learnt from',
  'author-sixtyone.jsonl': 'sixty-first author, building material',
  'author-sixty.jsonl': 'sixtieth author, building material',
  'author-fiftyseven.jsonl': 'fifty-seventh author, building material',
  'author-fiftysix.jsonl': 'fifty-sixth author, building material',
  'author-fiftyfive.jsonl': 'fifty-fifth author, building material',
  'author-fiftyfour.jsonl': 'fifty-fourth author, building material',
  'author-fiftythree.jsonl': 'fifty-third author, building material',
  'author-fiftytwo.jsonl': 'fifty-second author, building material',
  'author-fiftyone.jsonl': 'fifty-first author, building material',
  'author-fortynine.jsonl': 'forty-ninth author, building material',
  'author-fortyeight.jsonl': 'forty-eighth author, building material',
  'author-fortyseven.jsonl': 'forty-seventh author, building material',
  'author-fortysix.jsonl': 'forty-sixth author, building material',
  'author-fortyfive.jsonl': 'forty-fifth author, building material',
  'author-fortyfour.jsonl': 'forty-fourth author, building material',
  'author-fortythree.jsonl': 'forty-third author, building material',
  'author-fortytwo.jsonl': 'forty-second author, building material',
  'author-fortyone.jsonl': 'forty-first author, building material',
  'author-forty.jsonl': 'fortieth author, building material',
  'author-thirtynine.jsonl': 'thirty-ninth author, building material',
  'author-thirtyeight.jsonl': 'thirty-eighth author, building material',
  'author-thirtyseven.jsonl': 'thirty-seventh author, building material',
  'author-thirtysix.jsonl': 'thirty-sixth author, building material',
  'author-thirtyfive.jsonl': 'thirty-fifth author, building material',
  'author-thirtyfour.jsonl': 'thirty-fourth author, building material',
  'author-thirtythree.jsonl': 'thirty-third author, building material',
  'author-thirtytwo.jsonl': 'thirty-second author, building material',
  'author-thirtyone.jsonl': 'thirty-first author, building material',
  'author-thirty.jsonl': 'thirtieth author, building material',
  'author-twentynine.jsonl': 'twenty-ninth author, building material',
  'author-twentyeight.jsonl': 'twenty-eighth author, building material',
  'author-twentyseven.jsonl': 'twenty-seventh author, building material',
  'author-twentysix.jsonl': 'twenty-sixth author, building material',
  'author-twentyfive.jsonl': 'twenty-fifth author, building material',
  'author-twentyfour.jsonl': 'twenty-fourth author, building material',
  'author-twentythree.jsonl': 'twenty-third author, building material',
  'author-twentytwo.jsonl': 'twenty-second author, building material',
  'author-twentyone.jsonl': 'twenty-first author, building material',
  'author-twenty.jsonl': 'twentieth author, building material',
  'author-nineteen.jsonl': 'nineteenth author, building material',
  'author-eighteen.jsonl': 'eighteenth author, building material',
  'author-seventeen.jsonl': 'seventeenth author, building material',
  'author-sixteen.jsonl': 'sixteenth author, building material',
  'author-fifteen.jsonl': 'fifteenth author, building material',
  'author-fourteen.jsonl': 'fourteenth author, building material',
  'author-twelve.jsonl': 'twelfth author, building material',
  'author-eleven.jsonl': 'eleventh author, building material',
  'author-ten.jsonl': 'tenth author, building material',
  'author-nine.jsonl': 'ninth author, building material',
  'author-eight.jsonl': 'eighth author, building material',
  'author-seven.jsonl': 'seventh author, building material',
  'author-six.jsonl': 'sixth author, building material',
  'author-five.jsonl': 'fifth author, building material',
  'author-four.jsonl': 'fourth author, building material',
  'author-three.jsonl': 'third author, building material',
  'unseen.jsonl': 'second author, building material',
  'second-author.jsonl': 'second author, building material',
  'dev.jsonl': 'first author, building material',
  'turns.jsonl': 'first author, building material',
}

/** Guard figures on every labelled file, and how long a long text takes. */
export async function guardBench(): Promise<Record<string, GuardFigures>> {
  const all: Record<string, GuardFigures> = {}
  for (const [name, what] of Object.entries(FILES)) {
    const figures = measureGuard(parseLabelled(readFileSync(new URL(name, CORPUS), 'utf8')))
    console.log(inWords(`${what} (${name})`, figures))
    all[name] = figures
  }
  const { middle, most } = longTexts()
  console.log(
    `guard, ${LONG.toLocaleString('en')} characters: ${middle.toFixed(0)} ms of processor time in the middle of ${TEXTS} texts, at most ${most.toFixed(0)}`,
  )
  return all
}

const LONG = 10_000
const TEXTS = 15

/** Outputs of one author one after another, each text in another order and beside another negotiation. */
function longTexts(): { middle: number; most: number } {
  const outputs = parseLabelled(readFileSync(new URL('author-six.jsonl', CORPUS), 'utf8'))
  const times = Array.from({ length: TEXTS + 3 }, (_, i) => {
    const turned = [...outputs.slice(i * 8), ...outputs.slice(0, i * 8)]
    const text = turned
      .map((one) => one.text)
      .join('\n\n')
      .slice(0, LONG)
    const context = turned[0]?.context
    if (!context) return 0
    const before = process.cpuUsage()
    guard({ act: 'draft', text }, context)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  // The first few compile what the others use.
  const warm = times.slice(3).sort((a, b) => a - b)
  return { middle: warm[Math.floor(warm.length / 2)] ?? 0, most: warm.at(-1) ?? 0 }
}

function inWords(name: string, one: GuardFigures): string {
  const share = (part: number, of: number) =>
    `${part} of ${of} (${of === 0 ? 0 : Math.round((part / of) * 1000) / 10}%)`
  return `guard, ${name}: leaks passed ${share(one.leaksPassed.length, one.leaks)}; bad passed ${share(one.badPassed.length, one.bad)}; good refused ${share(one.goodRefused.length, one.good)}; reasons named ${share(one.reasonsNamed, one.labels)}`
}
