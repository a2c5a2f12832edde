import { diffWordsWithSpace } from 'diff'

/** A stretch of text that both have, that only the earlier has, or that only the later has. */
export type WordRun = { kind: 'same' | 'gone' | 'new'; text: string }

/**
 * The difference of two texts in whole words. What is same and gone makes up the earlier text, what is same and
 * new the later one, to the letter. White space between two changes belongs to them: one change reads better.
 */
export function wordDifference(before: string, after: string): WordRun[] {
  const runs: WordRun[] = diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value,
  }))
  const joined: WordRun[] = []
  let [gone, fresh] = ['', '']
  const flush = () => {
    if (gone) joined.push({ kind: 'gone', text: gone })
    if (fresh) joined.push({ kind: 'new', text: fresh })
    gone = fresh = ''
  }
  for (const [index, { kind, text }] of runs.entries()) {
    const between = kind === 'same' && text.trim() === '' && gone + fresh !== '' && index < runs.length - 1
    if (kind === 'gone' || between) gone += text
    if (kind === 'new' || between) fresh += text
    if (kind !== 'same' || between) continue
    flush()
    joined.push({ kind, text })
  }
  flush()
  return joined
}

/** How alike two texts are, from 0 to 100: words they share, counted with repetitions (Dice's coefficient). */
export function likeness(one: string, other: string): number {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)]
  if (mine.length + theirs.length === 0) return 100
  const left = new Map<string, number>()
  for (const word of theirs) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of mine) {
    const many = left.get(word) ?? 0
    if (many > 0) shared += 1
    left.set(word, many - 1)
  }
  return Math.round((200 * shared) / (mine.length + theirs.length))
}

/** Words, and in scripts that write without spaces each sign. */
function wordsOf(text: string): string[] {
  return (
    text.toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu) ??
    []
  )
}
