import { matchesOf } from '@/server/patterns/matches'
import { plainOf } from '../language/plain'
import { shared, stemsOf } from '../language/words'
import type { GuardSpan } from './input'
import { type LineStand, LOOPHOLE, SOFT, standOf } from './lines-kept'
import { namesPattern, type Reading, span } from './reading'

const SET_ASIDE =
  /\b(?:conditions?|red lines?|requirements?|limits?|refusals?|non-negotiables?|demands?)\b[^.;?!]{0,40}\b(?:was|were|is|are|has been|have been) (?:been )?(?:set aside|dropped|left out|removed|ignored|waived|relaxed|deleted|omitted|overruled|put aside|abandoned|disregarded|not carried over)\b/g
const PERSUADABLE =
  /\b(?:talked|persuaded|argued|reasoned) (?:out|round|into|otherwise)\b|\bnot (?:really |actually )?(?:a |an )?(?:dealbreaker|deal-breaker|essential|must|absolute|red line|firm)\b|\bcould be convinced\b|\bmight (?:give (?:it|this) up|bend|yield)\b/
/** `aside`: a red line is said to be put aside; `spans`: one is softened; `lines`: how each stands in a draft. */
export type RedLineFaults = { aside: GuardSpan[]; spans: GuardSpan[]; lines: LineStand[] }

/** Red lines that the output drops, softens or breaks. Naming one as unmet is no fault. */
export function redLineFaults(reading: Reading): RedLineFaults {
  const { act, context } = reading
  const aside = setAside(reading)
  if (act === 'question' || act === 'simulate' || act === 'conflicts') return { aside, spans: [], lines: [] }
  const lines = context.redLines.map((one) => ({
    text: plainOf(one.text).text,
    party: plainOf(one.party).text,
  }))
  return {
    aside,
    spans: lines.flatMap(({ text, party }) => softened(reading, text, party) ?? []),
    lines: act === 'draft' ? lines.map(({ text, party }) => standOf(reading, text, party)) : [],
  }
}

function setAside(reading: Reading): GuardSpan[] {
  return matchesOf(reading.own, SET_ASIDE).flatMap((one) => {
    const before = reading.own.slice(Math.max(0, one.index - 40), one.index)
    const supposed =
      /\b(?:if|should|suppose|when|whether|unless|until|could|would|what|which|why|was|were|is|are)\b[^.;]*$/.test(
        before,
      )
    const open =
      reading.act !== 'draft' && reading.act !== 'alternatives' && reading.act !== 'clarify' && supposed
    return open ||
      /\b(?:no|not|none|unmet|neither)\b/.test(before) ||
      /\b(?:not|never)\b|\b(?:is|says|reads) (?:that )?(?:nothing|nobody|no|none)\b/.test(one[0])
      ? []
      : [span(reading, one.index, one.index + one[0].length, 'red_line_dropped')]
  })
}

/** A red line retold as a wish. */
function softened(reading: Reading, line: string, party: string): GuardSpan | null {
  const about = new RegExp(`\\b${namesPattern([party])}\\b`, 'u')
  const stems = stemsOf(line)
  const own = stemsOf(party)
  const bent = reading.ownSentences.find(
    (one) => PERSUADABLE.test(one.text) && about.test(one.text) && !/\ba wish\b/.test(one.text),
  )
  if (bent) return span(reading, bent.start, bent.end, 'red_line_dropped')
  const loose =
    reading.act === 'draft' && !LOOPHOLE.test(line)
      ? reading.ownSentences.find(
          (one) =>
            LOOPHOLE.test(one.text) &&
            !/\bunmet|not met\b/.test(one.text) &&
            shared(stems, stemsOf(one.text)).length >= Math.max(2, Math.ceil(stems.size * 0.5)),
        )
      : undefined
  if (loose) return span(reading, loose.start, loose.end, 'red_line_dropped')
  for (const sentence of reading.ownSentences) {
    const soft = SOFT.exec(sentence.text)
    if (!soft) continue
    const common = shared(stems, stemsOf(sentence.text)).filter((one) => !own.has(one))
    if (/\b(?:not|never|neither|no|nothing|nobody)\b/.test(sentence.text.slice(0, soft.index).slice(-24)))
      continue
    // The line's own words bend nothing, nor does what another party would like.
    if (line.includes(soft[0]) || ofAnother(reading, sentence.text.slice(0, soft.index), party)) continue
    if (common.length >= Math.max(2, Math.ceil(stems.size * 0.5)))
      return span(reading, sentence.start, sentence.end, 'red_line_dropped')
  }
  return null
}

/** "Ruth would rather let the house": a wish that opens with the name of somebody else than the line's party. */
const ofAnother = (reading: Reading, before: string, party: string): boolean =>
  reading.act === 'clarify' &&
  reading.context.parties.some((one) => {
    const name = plainOf(one).text
    return name !== party && new RegExp(`^(?:the )?${namesPattern([name])}\\s*$`, 'u').test(before)
  })
