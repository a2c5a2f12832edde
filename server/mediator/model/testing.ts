import { z } from 'zod'
import type { Heard } from '@/server/models/testing'
import { TEXT_ACTS, type TextAct } from '@/server/protocol/work'
import { instructionsFor } from '../prompts/instructions'

const line = z.looseObject({ kind: z.string(), label: z.string().optional() })
export type MatterLine = z.infer<typeof line>
export type Asked = { act: TextAct; lines: MatterLine[]; mark: string }

/** What a model was asked, read back from what reached its maker. */
export function askedOf({ instructions, matter }: Pick<Heard, 'instructions' | 'matter'>): Asked {
  const act = TEXT_ACTS.find((one) => instructions.includes(instructionsFor(one).text))
  const found = /<<<(matter \d+)>>>\n([\s\S]*)\n<<<end of \1>>>/.exec(matter)
  if (!act || !found?.[2]) throw new Error('the prompt is not one of ours')
  return { act, mark: found[1] ?? '', lines: found[2].split('\n').map((one) => line.parse(JSON.parse(one))) }
}

const text = (one: MatterLine | undefined, key: string) => String(one?.[key] ?? '')
const MARKED =
  'PROVISIONAL: a proposal for discussion that binds nobody until each party ratifies it in words of its own.'

/** A model that does what it is asked, plainly and within the rules: what a good answer looks like on the line. */
export function willing({ act, lines }: Asked): unknown {
  const of = (...kinds: string[]) => lines.filter((one) => kinds.includes(one.kind))
  const parties = of('party')
  const name = (label: string) =>
    text(
      parties.find((one) => one.label === label),
      'name',
    )
  const said = of('goal', 'constraint', 'red-line', 'position', 'tradeable')
  const redLines = of('red-line')
  const labels = (all: MatterLine[]) => all.flatMap((one) => one.label ?? [])
  const questions = parties.map((one) => ({
    to: one.label,
    text: 'What would be lost without it?',
    why: 'The reasons behind a statement can be met in more than one way.',
    about: labels(said.filter((by) => by.party === one.label)).slice(0, 1),
  }))
  switch (act) {
    case 'review': {
      const [first] = said
      const second = said.find((one) => one.party !== first?.party)
      const conflicts =
        first && second
          ? [{ first: first.label, second: second.label, text: 'Both cannot hold as written.' }]
          : []
      return { conflicts, assumptions: [], vague: [], questions }
    }
    case 'questions':
      return { questions }
    case 'clarify':
      return {
        items: of('to rephrase').map((one) => ({
          label: one.label,
          text: `${name(text(one, 'party'))} states: “${text(one, 'words').replace(/[“”"]/g, '’')}”`.slice(
            0,
            590,
          ),
          kept: ['Every word, as a quotation.'],
          changed: [],
          unsure: [],
        })),
      }
    case 'alternatives': {
      const [term] = of('the term')
      return {
        options: [
          {
            text: `${text(term, 'text')} If this is not done, [what follows].`,
            differs: 'It leaves a place for what follows.',
            sources: labels(of('issue')).slice(0, 1),
          },
        ],
      }
    }
    case 'simulate':
      return {
        readings: [
          ...labels(parties).map((reader) => ({
            reader,
            text: 'It would be read beside this party’s own statements.',
            open: [],
          })),
          ...['stranger', 'judge', 'late', 'unpaid', 'sold', 'ill', 'disputed'].map((reader) => ({
            reader,
            text: 'The words do not speak of it.',
            open: ['What follows.'],
          })),
        ],
      }
    case 'compare':
      return {
        points: redLines.slice(0, 2).map((one) => ({
          a: 1,
          b: 2,
          label: one.label,
          leans: 'unclear',
          why: 'The words of neither version speak of it.',
        })),
      }
    case 'draft': {
      const issues = of('issue')
      const draft = (variant: string, at: number) => ({
        title: `${text(of('the matter')[0], 'title').slice(0, 120)}, ${variant}`,
        terms: issues.map((issue) => {
          const decision = of('decision').find((one) => one.issue === issue.label)
          const positions = of('position').filter((one) => one.issue === issue.label)
          const chosen = positions[at % Math.max(1, positions.length)]
          const words = decision
            ? text(decision, 'words')
            : chosen
              ? `As ${name(text(chosen, 'party'))} put it: “${text(chosen, 'words').replace(/[“”"]/g, '’')}”`
              : 'This is left open.'
          return { heading: text(issue, 'title'), text: words, sources: labels([issue, ...positions]) }
        }),
        tradeOffs: [],
        met: [],
        unmet: redLines.map((one) => ({ label: one.label, why: 'No term of this draft states it.' })),
        rationale: `${MARKED} Each term follows a decision or a position on the record.`,
      })
      return {
        drafts:
          of('settlement').length > 0
            ? [draft('the next version', 1)]
            : [draft('one way', 0), draft('another way', 1)],
      }
    }
  }
}
