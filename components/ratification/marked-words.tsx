import type { Span } from '@/server/ratification/reading'

type Piece = { text: string; marked: boolean; at: number }

/** Cuts a text at the spans' edges; overlapping spans become one mark. */
export function piecesOf(text: string, spans: Pick<Span, 'start' | 'end'>[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const from = Math.max(start, at)
    if (end <= from) continue
    if (from > at) pieces.push({ text: text.slice(at, from), marked: false, at })
    pieces.push({ text: text.slice(from, end), marked: true, at: from })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false, at })
  return pieces
}

/** A person's words to the letter, with the parts that the reading rests on marked. */
export function MarkedWords({ text, spans }: { text: string; spans: Span[] }) {
  return (
    <blockquote className="prose-settlement border-l-2 border-line-strong pl-4 break-words whitespace-pre-wrap">
      {piecesOf(text, spans).map(({ text: piece, marked, at }) =>
        marked ? (
          <mark
            key={at}
            className="bg-warn-soft text-ink underline decoration-warn decoration-2 underline-offset-4"
          >
            {piece}
          </mark>
        ) : (
          <span key={at}>{piece}</span>
        ),
      )}
    </blockquote>
  )
}
