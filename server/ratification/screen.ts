import { read } from '@/server/ratification/read'
import {
  MOST_SPANS,
  type Reading,
  reasonCodes,
  type ScreenContext,
  type Span,
} from '@/server/ratification/reading'
import { screenVersion } from '@/server/ratification/rules'
import { rulesDigest } from '@/server/ratification/rules-digest'

const stamp = { version: screenVersion, digest: rulesDigest }

/**
 * Reads a party's words about the settlement in `context`. Never throws, uses no network, clock or chance, and takes
 * time linear in the text. What it does not understand is `unclear`.
 */
export function screen(text: string, context: ScreenContext): Reading {
  try {
    const { label, reasons, spans } = read(text, context)
    return { label, reasons, spans: tidy(spans, text.length), screen: stamp }
  } catch {
    // Failing closed: a surprise inside the screen must never become a yes, and never stop the room.
    return { label: 'unclear', reasons: ['none'], spans: [], screen: stamp }
  }
}

function tidy(spans: Span[], length: number): Span[] {
  const seen = new Set<string>()
  const kept: Span[] = []
  for (const span of spans) {
    const start = Math.max(0, Math.min(span.start, length))
    const end = Math.max(start, Math.min(span.end, length))
    const key = `${start} ${end} ${span.reason}`
    if (end === start || seen.has(key)) continue
    seen.add(key)
    kept.push({ start, end, reason: span.reason })
  }
  kept.sort((a, b) => a.start - b.start || a.end - b.end)
  return kept.length > MOST_SPANS ? fewer(kept) : kept
}

/** Of each reason the first few spans, and one from the next to the last. */
function fewer(spans: readonly Span[]): Span[] {
  const most = Math.floor(MOST_SPANS / reasonCodes.length) - 1
  const kept = reasonCodes.flatMap((reason) => {
    const of = spans.filter((span) => span.reason === reason)
    const next = of[most]
    if (!next) return of
    const end = of.reduce((last, span) => Math.max(last, span.end), next.end)
    return [...of.slice(0, most), { start: next.start, end, reason }]
  })
  return kept.sort((a, b) => a.start - b.start || a.end - b.end)
}
