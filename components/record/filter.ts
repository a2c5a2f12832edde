import { STORY_KINDS, type StoryKind } from '@/server/record/story'
import type { StoryRow } from './story-row'

/** Which entries are shown. Empty strings and nulls show all. It stands in the address. */
export type Filter = {
  words: string
  /** A person's id, `mediator` or `house`. */
  by: string
  issue: number | null
  kind: StoryKind | null
}

export const EVERYTHING: Filter = { words: '', by: '', issue: null, kind: null }

export function filters({ words, by, issue, kind }: Filter): boolean {
  return words.trim() !== '' || by !== '' || issue !== null || kind !== null
}

/** Every word must be found: in what was said, as `#12` for an entry's number, or as the beginning of its hash. */
export function filtered(rows: readonly StoryRow[], filter: Filter): readonly StoryRow[] {
  if (!filters(filter)) return rows
  const { by, issue, kind } = filter
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(
    (row) =>
      (by === '' || row.by === by) &&
      (issue === null || row.issues.includes(issue)) &&
      (kind === null || row.kind === kind) &&
      words.every((word) => hasWord(row, word)),
  )
}

const LEAST_OF_HASH = 4

function hasWord({ seq, hash, haystack }: StoryRow, word: string): boolean {
  if (/^#\d+$/.test(word)) return seq === Number(word.slice(1))
  return haystack.includes(word) || (word.length >= LEAST_OF_HASH && hash.startsWith(word))
}

export function filterIn(search: URLSearchParams): Filter {
  const issue = search.get('issue') ?? ''
  return {
    words: search.get('words') ?? '',
    by: search.get('by') ?? '',
    issue: /^[1-9]\d{0,5}$/.test(issue) ? Number(issue) : null,
    kind: STORY_KINDS.find((one) => one === search.get('kind')) ?? null,
  }
}

/** The query of a filter, from `?`; empty when it shows everything. */
export function filterQuery({ words, by, issue, kind }: Filter): string {
  const search = new URLSearchParams()
  if (words.trim() !== '') search.set('words', words)
  if (by !== '') search.set('by', by)
  if (issue !== null) search.set('issue', String(issue))
  if (kind !== null) search.set('kind', kind)
  return search.size > 0 ? `?${search}` : ''
}

export type Actor = { by: string; name: string }

/** Everybody who acted, in order of their first act. */
export function actorsIn(rows: readonly StoryRow[]): Actor[] {
  const known = new Map<string, string>()
  for (const { by, who } of rows) if (!known.has(by)) known.set(by, who ?? 'The house')
  return [...known].map(([by, name]) => ({ by, name }))
}
