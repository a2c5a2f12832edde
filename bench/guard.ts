import { readFileSync } from 'node:fs'
import { type GuardFigures, measureGuard, parseLabelled } from '@/server/mediator/guard/measure'

const CORPUS = new URL('../server/mediator/guard/corpus/', import.meta.url)

/** Guard figures on both halves of the labelled outputs; only the held-out half says how it does on what it has not seen. */
export async function guardBench(): Promise<{ heldOut: GuardFigures; dev: GuardFigures }> {
  const half = (name: string) => measureGuard(parseLabelled(readFileSync(new URL(name, CORPUS), 'utf8')))
  const figures = { heldOut: half('held-out.jsonl'), dev: half('dev.jsonl') }
  for (const [name, one] of Object.entries(figures)) console.log(inWords(name, one))
  return figures
}

function inWords(name: string, one: GuardFigures): string {
  const share = (part: number, of: number) =>
    `${part} of ${of} (${of === 0 ? 0 : Math.round((part / of) * 1000) / 10}%)`
  return `guard, ${name === 'heldOut' ? 'held-out half' : 'half used while building'}: leaks passed ${share(one.leaksPassed.length, one.leaks)}; bad passed ${share(one.badPassed.length, one.bad)}; good refused ${share(one.goodRefused.length, one.good)}; reasons named ${share(one.reasonsNamed, one.labels)}`
}
