import { readFileSync } from 'node:fs'
import { guard } from '@/server/mediator/guard/guard'
import { type GuardFigures, measureGuard, parseLabelled } from '@/server/mediator/guard/measure'
import { AUTHORS, CORPUS, COUNTED, NEVER_READ, READ, SOUGHT } from './guarding/sets'

/** Whether an author's outputs tell how the guard does on a stranger's. */
const FILES: Record<string, readonly string[]> = {
  'never read': NEVER_READ,
  'not learnt from': COUNTED,
  'read, not learnt from': READ,
  'sought where the guard misreads': SOUGHT,
  'building material': Object.entries(AUTHORS)
    .filter(([author]) => author !== 'built-in')
    .flatMap(([, names]) => names),
}

/** Guard figures on every labelled file, and how long a long text takes. */
export async function guardBench(): Promise<Record<string, GuardFigures>> {
  const all: Record<string, GuardFigures> = {}
  for (const [what, names] of Object.entries(FILES))
    for (const name of names) {
      const figures = measureGuard(parseLabelled(readFileSync(new URL(name, CORPUS), 'utf8')))
      console.log(inWords(`${name}, ${what}`, figures))
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
