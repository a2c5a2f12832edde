import { diffWordsWithSpace } from 'diff'
import type { Settlement, Term } from '@/server/protocol/settlement'

export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }

/** What became of a term. `moved` tells its former number where it stands elsewhere now. */
export type TermDifference =
  | { kind: 'same'; term: Term; moved: number | null }
  | { kind: 'changed'; before: Term; after: Term; heading: Piece[]; text: Piece[] }
  | { kind: 'added'; term: Term }
  | { kind: 'removed'; term: Term }

/** Term by term, in the order of the newer text; what was taken out stands where it stood. */
export function termDifferences(before: Settlement, after: Settlement): TermDifference[] {
  const pairs = paired(before.terms, after.terms)
  const shown: TermDifference[] = []
  const gone = before.terms.filter((term) => ![...pairs.values()].includes(term))
  for (const term of after.terms) {
    const old = pairs.get(term)
    for (const one of gone.filter((other) => old !== undefined && other.number < old.number))
      if (!shown.some((other) => other.kind === 'removed' && other.term === one))
        shown.push({ kind: 'removed', term: one })
    shown.push(old ? compared(old, term) : { kind: 'added', term })
  }
  for (const one of gone)
    if (!shown.some((other) => other.kind === 'removed' && other.term === one))
      shown.push({ kind: 'removed', term: one })
  return shown
}

/** Terms belong together when heading or text is the same; then by their place, if nothing else claims it. */
function paired(before: readonly Term[], after: readonly Term[]): Map<Term, Term> {
  const pairs = new Map<Term, Term>()
  const free = new Set(before)
  const pair = (alike: (old: Term, term: Term) => boolean) => {
    for (const term of after) {
      if (pairs.has(term)) continue
      const old = [...free].find((one) => alike(one, term))
      if (!old) continue
      pairs.set(term, old)
      free.delete(old)
    }
  }
  pair((old, term) => old.heading === term.heading && old.text === term.text)
  pair((old, term) => old.text === term.text || old.heading === term.heading)
  pair((old, term) => old.number === term.number && shareWords(old.text, term.text))
  return pairs
}

/** Whether half of the shorter text's words stand in the other too. */
function shareWords(one: string, other: string): boolean {
  const words = (text: string) => new Set(text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const [few, many] = [words(one), words(other)].sort((a, b) => a.size - b.size)
  if (!few || !many || few.size === 0) return false
  return [...few].filter((word) => many.has(word)).length * 2 >= few.size
}

function compared(before: Term, after: Term): TermDifference {
  if (before.heading === after.heading && before.text === after.text)
    return { kind: 'same', term: after, moved: before.number === after.number ? null : before.number }
  return {
    kind: 'changed',
    before,
    after,
    heading: pieces(before.heading, after.heading),
    text: pieces(before.text, after.text),
  }
}

function pieces(before: string, after: string): Piece[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}
