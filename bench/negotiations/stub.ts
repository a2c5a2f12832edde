import { bandRoyalties } from '@/server/mediator/fixtures/band-royalties'
import { festivalNoise } from '@/server/mediator/fixtures/festival-noise'
import { siblingCare } from '@/server/mediator/fixtures/sibling-care'
import { SHAPES } from '@/server/mediator/model/shapes'
import type { Asked } from '@/server/mediator/model/testing'
import { willing } from '@/server/mediator/model/testing'

/** Matters whose red lines go together, so that a text can state them all; in the others two of them collide. */
const SETTLES = [bandRoyalties, siblingCare, festivalNoise].map(({ title }) => title)

/**
 * A model that does what it is asked. Once parties have countered, it states every red line to the letter where they
 * go together: there all should ratify, and nowhere else.
 */
export function settling(asked: Asked): unknown {
  const given = willing(asked)
  const { lines } = asked
  const title = String(lines.find((one) => one.kind === 'the matter')?.title ?? '')
  if (asked.act !== 'draft' || !lines.some((one) => one.kind === 'settlement') || !SETTLES.includes(title))
    return given
  const redLines = lines.flatMap((one) =>
    one.kind === 'red-line' && one.label ? [{ label: one.label, words: String(one.words) }] : [],
  )
  const { drafts } = SHAPES.draft.parse(given)
  return {
    drafts: drafts.map((one) => ({
      ...one,
      terms: [
        ...one.terms,
        ...redLines.map(({ label, words }) => ({ heading: 'A condition', text: words, sources: [label] })),
      ],
      met: redLines.map(({ label }, at) => ({ label, term: one.terms.length + at + 1 })),
      unmet: [],
    })),
  }
}
