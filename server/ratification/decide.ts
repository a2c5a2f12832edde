import type { Evidence } from '@/server/ratification/english'
import { type Heard, hear } from '@/server/ratification/heard'
import { reluctant } from '@/server/ratification/manner'
import type { Judgement } from '@/server/ratification/model/judge'
import { noticedIn } from '@/server/ratification/noticed'
import { isPlainYes } from '@/server/ratification/plain-yes'
import type { ReasonCode, Verdict } from '@/server/ratification/reading'
import { refusalOf } from '@/server/ratification/refusals'
import { type Sign, signsOf } from '@/server/ratification/signs'
import { standingOf } from '@/server/ratification/standing'
import type { Surroundings } from '@/server/ratification/surface'
import { nameUnratified } from '@/server/ratification/unratified'

/**
 * How harmful (summed log-odds) a statement that nothing refuses may look to what was learnt and still be a ratification: usually; with a sign
 * against it; where it is brief and the rules read nothing but acts; the same with a stretch they could not read, which shows little; in a
 * few words, which show as little; and in words of assent alone. Chosen by leaving out authors, see README.md.
 */
export const limits = { usual: -6.5, signed: -7.5, brief: -5.5, unread: -4.5, short: -2.5, plain: 6 } as const

/** A text of fewer words and stops is short: with its reference as one word, "I accept this settlement as written." has five or so. */
const SHORT = 9
/** A text of fewer is brief. */
const BRIEF = 17

function limitFor(evidence: Evidence, around: Surroundings, signs: readonly Sign[]): number {
  if (signs.length > 0) return limits.signed
  if (isPlainYes(evidence.marked.text)) return limits.plain
  const length = evidence.marked.text.match(/[^ ]+/gu)?.length ?? 0
  if (length < SHORT) return limits.short
  if (length >= BRIEF || evidence.acts.length === 0) return limits.usual
  const noticed = noticedIn(evidence, around)
  if (!noticed.every((notice) => actsAlone.test(notice))) return limits.usual
  return noticed.includes('unread 0') ? limits.brief : limits.unread
}

/** What the rules notice where nothing speaks against the acts and they could read all, or all but a stretch. */
const actsAlone = /^(?:acts \d|loose \d|unread [01])$/u

/** Weighs the evidence. What was learnt is asked only where no rule refuses, and can only refuse more. */
export function decide(evidence: Evidence, around: Surroundings, judged: () => Judgement): Verdict {
  const heard = hear(evidence)
  const standing = standingOf(evidence, heard, around.spans)
  if (refusalOf(standing) !== undefined) return nameUnratified(evidence, around, heard, undefined)
  const { harm, worst } = judged()
  return harm < limitFor(evidence, around, signsOf(standing))
    ? { label: 'ratifies', reasons: [mannerOf(evidence, around, heard)], spans: [] }
    : nameUnratified(evidence, around, heard, worst)
}

/** How a ratification is told. */
function mannerOf({ plain, slips }: Evidence, { clumsy }: Surroundings, { disclosed }: Heard): ReasonCode {
  if (disclosed) return 'disclosed_delegate'
  if (reluctant.test(plain)) return 'reluctant_but_clear'
  return clumsy || slips > 0 ? 'typo_but_clear' : 'none'
}
