import { listed } from '@/components/words/names'
import type { Delegation } from '@/server/protocol/delegation'

/** What limits a delegate, a line each; none where nothing does. */
export function limitLines({ limits: { issues, ranges, words } }: Pick<Delegation, 'limits'>): string[] {
  return [
    ...(issues ? [`${issues.length === 1 ? 'Issue' : 'Issues'} ${listed(issues.map(String))} only`] : []),
    ...ranges.map(({ issue, min, max }) => {
      if (min === null) return `Issue ${issue}: at most ${max}`
      return max === null ? `Issue ${issue}: at least ${min}` : `Issue ${issue}: ${min} to ${max}`
    }),
    ...words.map((text) => `In words: “${text}”`),
  ]
}
