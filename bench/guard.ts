import { readFileSync } from 'node:fs'
import { type GuardFigures, measureGuard, parseLabelled } from '@/server/mediator/guard/measure'
import { ROOT } from './root'

const CORPUS = new URL('server/mediator/guard/corpus/', ROOT)
/** Only what nobody building has read says how the guard does on a stranger's outputs; of that, totals are shown and no more. */
const FILES: Record<string, string> = {
  'author-seven.jsonl': 'seventh author, never read',
  'held-out.jsonl': 'first author, held-out half, never read',
  'author-six.jsonl': 'sixth author, building material',
  'author-five.jsonl': 'fifth author, building material',
  'author-four.jsonl': 'fourth author, building material',
  'author-three.jsonl': 'third author, building material',
  'unseen.jsonl': 'second author, building material',
  'second-author.jsonl': 'second author, building material',
  'dev.jsonl': 'first author, building material',
  'turns.jsonl': 'first author, building material',
}

/** Guard figures on every labelled file. */
export async function guardBench(): Promise<Record<string, GuardFigures>> {
  const all: Record<string, GuardFigures> = {}
  for (const [name, what] of Object.entries(FILES)) {
    const figures = measureGuard(parseLabelled(readFileSync(new URL(name, CORPUS), 'utf8')))
    console.log(inWords(`${what} (${name})`, figures))
    all[name] = figures
  }
  return all
}

function inWords(name: string, one: GuardFigures): string {
  const share = (part: number, of: number) =>
    `${part} of ${of} (${of === 0 ? 0 : Math.round((part / of) * 1000) / 10}%)`
  return `guard, ${name}: leaks passed ${share(one.leaksPassed.length, one.leaks)}; bad passed ${share(one.badPassed.length, one.bad)}; good refused ${share(one.goodRefused.length, one.good)}; reasons named ${share(one.reasonsNamed, one.labels)}`
}
