import type { Reference } from '@/server/protocol/settlement'
import type { Finding } from '@/server/protocol/statements'
import { speaksToSoftware } from '../guard/attempts'
import type { MediatorInput, Statement } from '../input'
import { type Gap, gapsIn } from './gaps'
import { lintTerm } from './lint'
import { quote } from './wording'

const SAYS: Record<Gap['lacks'], (words: string) => string> = {
  when: (words) => `${words} names no day and no number of days. Two readers can take it differently.`,
  'how-much': (words) => `${words} names no amount. Two readers can take it differently.`,
  measure: (words) => `${words} gives no measure by which somebody else could tell whether it is met.`,
  what: (words) => `${words} does not say which cases it covers, or who decides that.`,
  who: (words) => `${words} does not say by whom.`,
}

/** A finding about the first gap that has words; others in the same statement are named with it. */
function vagueFinding(gaps: Gap[], about: { reference: Reference; quote: string }): Finding | null {
  const [first, ...rest] = gaps
  if (!first) return null
  const more = rest.map((one) => SAYS[one.lacks](quote(one.words))).join(' ')
  return { kind: 'vague', text: `${SAYS[first.lacks](quote(first.words))}${more ? ` ${more}` : ''}`, about }
}

const CHECKED: readonly Statement['kind'][] = ['goal', 'constraint', 'red-line', 'position']

/** Vague or unassigned words in statements and in the newest draft, and statements that speak to software. */
export function vagueFindings(input: MediatorInput): Finding[] {
  const said = input.statements
    .filter((one) => CHECKED.includes(one.kind))
    .flatMap((one) => vagueFinding(gapsIn(one.text), { reference: one.reference, quote: one.text }) ?? [])
  const addressed = input.statements
    .filter((one) => speaksToSoftware(one.text))
    .map(
      (one): Finding => ({
        kind: 'vague',
        text: 'Part of this text speaks to software and not to the other parties. It was read as a statement like any other and has no other effect.',
        about: { reference: one.reference, quote: one.text },
      }),
    )
  return [...addressed, ...said, ...termFindings(input)]
}

/** What the term linter says of the version that the next draft goes on from. */
function termFindings(input: MediatorInput): Finding[] {
  const { settlement } = input
  if (!settlement) return []
  const names = input.parties.map((one) => one.name)
  return settlement.terms.flatMap((term, at): Finding[] => {
    const lints = lintTerm(settlement.terms, at, names, input.sources)
    if (lints.length === 0) return []
    const says = [...new Set(lints.map((one) => one.says))].slice(0, 8)
    return [
      {
        kind: 'vague',
        text: `Term ${at + 1}, ${quote(term.heading, 120)}: ${says.join(' ')}`,
        about: { reference: { kind: 'settlement', version: settlement.version }, quote: term.text },
      },
    ]
  })
}
