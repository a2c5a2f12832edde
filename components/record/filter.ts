import { NOTABLE, type Notable } from '@/server/record/notable'
import { STORY_KINDS, type StoryKind } from '@/server/record/story'
import type { StoryRow } from './story-row'

/** Which entries are shown. Empty strings and nulls show all. It stands in the address. */
export type Filter = {
  words: string
  /** A person's id, `mediator` or `house`. */
  by: string
  issue: number | null
  kind: StoryKind | null
  /** What stands out. */
  notable: Notable | null
}

export const EVERYTHING: Filter = { words: '', by: '', issue: null, kind: null, notable: null }

export function filters({ words, by, issue, kind, notable }: Filter): boolean {
  return words.trim() !== '' || by !== '' || issue !== null || kind !== null || notable !== null
}

/** What is known of a row only from the others, or from who looks at it. */
type Beside = {
  since: ReadonlyMap<number, Notable>
  /** Rows that this person is not shown yet: neither their words nor what stands out in them is found. */
  veiled: (row: StoryRow) => boolean
}

/** What stands out in a row: by itself, and by what came after it. */
export function notableOf(row: StoryRow, { since, veiled }: Beside): Notable[] {
  if (veiled(row)) return []
  const later = since.get(row.seq)
  return [...row.notable, ...(later && !row.notable.includes(later) ? [later] : [])]
}

/** Every word must be found: in what was said, as `#12` for an entry's number, or as the beginning of its hash. */
export function filtered(rows: readonly StoryRow[], filter: Filter, beside: Beside): readonly StoryRow[] {
  if (!filters(filter)) return rows
  const { by, issue, kind, notable } = filter
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(
    (row) =>
      (by === '' || row.by === by) &&
      (issue === null || row.issues.includes(issue)) &&
      (kind === null || row.kind === kind) &&
      (notable === null || notableOf(row, beside).includes(notable)) &&
      words.every((word) => hasWord(row, word, beside)),
  )
}

const LEAST_OF_HASH = 4

function hasWord(row: StoryRow, word: string, { veiled }: Beside): boolean {
  const { seq, hash, haystack } = row
  if (/^#\d+$/.test(word)) return seq === Number(word.slice(1))
  return (haystack.includes(word) && !veiled(row)) || (word.length >= LEAST_OF_HASH && hash.startsWith(word))
}

export function filterIn(search: URLSearchParams): Filter {
  const issue = search.get('issue') ?? ''
  return {
    words: search.get('words') ?? '',
    by: search.get('by') ?? '',
    issue: /^[1-9]\d{0,5}$/.test(issue) ? Number(issue) : null,
    kind: STORY_KINDS.find((one) => one === search.get('kind')) ?? null,
    notable: NOTABLE.find((one) => one === search.get('notable')) ?? null,
  }
}

/** The query of a filter, from `?`; empty when it shows everything. */
export function filterQuery({ words, by, issue, kind, notable }: Filter): string {
  const search = new URLSearchParams()
  if (words.trim() !== '') search.set('words', words)
  if (by !== '') search.set('by', by)
  if (issue !== null) search.set('issue', String(issue))
  if (kind !== null) search.set('kind', kind)
  if (notable !== null) search.set('notable', notable)
  return search.size > 0 ? `?${search}` : ''
}

export type Actor = { by: string; name: string }

/** Everybody who acted, in order of their first act. */
export function actorsIn(rows: readonly StoryRow[]): Actor[] {
  const known = new Map<string, string>()
  for (const { by, who } of rows) if (!known.has(by)) known.set(by, who ?? 'Parley')
  return [...known].map(([by, name]) => ({ by, name }))
}
