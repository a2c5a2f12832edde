import type { IssueIn } from '../input'

/** "Option b", "a or b", "(a)": a choice said by its letter or number. */
const LETTER =
  /\b(?:options?|variants?|alternatives?|choices?|versions?)\s+\(?([a-d]|[1-6])\)?(?=[\s.,;:!?)]|$)/gi
const MORE = /^\s*(?:,|and|or|\/|,\s*or)\s+\(?([a-d]|[1-6])\)?(?=[\s.,;:!?)]|$)/i
const BARE = /^(?:either of |either )?\(?([a-d])\)?(?=(?:[.,;:!?)]|\s+(?:or|and)\s+\(?[a-d]\b|$))/i

/** The letters or numbers of choices that a text names, in lower case and in order. */
export function lettersIn(text: string): string[] {
  const found = new Set<string>()
  const follow = (from: number) => {
    for (let at = from; ; ) {
      const more = MORE.exec(text.slice(at))
      if (!more?.[1]) return
      found.add(more[1].toLowerCase())
      at += more[0].length
    }
  }
  for (const one of text.matchAll(LETTER)) {
    found.add((one[1] ?? '').toLowerCase())
    follow(one.index + one[0].length)
  }
  const bare = BARE.exec(text.trim())
  if (bare?.[1] && found.size === 0) {
    found.add(bare[1].toLowerCase())
    follow(text.indexOf(bare[0]) + bare[0].length)
  }
  return [...found].sort()
}

/** The options of an issue that a position names, by their letters or in their own words. */
export function optionsNamed({ kind }: Pick<IssueIn, 'kind'>, text: string): string[] {
  if (kind.kind !== 'options') return []
  const said = text.toLowerCase()
  const letters = lettersIn(text)
  const byWords = kind.options.filter((one) => said.includes(withoutLabel(one).toLowerCase()))
  // One option may be the beginning of another: the longer one is meant.
  const longest = byWords.filter(
    (one) =>
      !byWords.some(
        (other) =>
          other !== one && withoutLabel(other).toLowerCase().includes(withoutLabel(one).toLowerCase()),
      ),
  )
  return kind.options.filter(
    (one, at) =>
      longest.includes(one) ||
      letters.includes(labelOf(one) ?? String.fromCharCode(97 + at)) ||
      letters.includes(String(at + 1)),
  )
}

const LABEL = /^\s*\(?([a-z]|\d)[).:]\s+/i
const labelOf = (option: string): string | null => LABEL.exec(option)?.[1]?.toLowerCase() ?? null
/** "a) By notice" is "By notice" to a reader who does not see the list. */
export const withoutLabel = (option: string): string => option.replace(LABEL, '').trim()
