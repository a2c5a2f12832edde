import { read } from '@/server/ratification/read'
import type { Reading, ScreenContext, Span } from '@/server/ratification/reading'
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
  return kept.sort((a, b) => a.start - b.start || a.end - b.end)
}
