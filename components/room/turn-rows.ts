import { counted } from '@/components/words/names'
import type { Charter } from '@/server/protocol/charter'
import { lengthInWords } from '@/server/record/story-turns'

/** The rules of turns, where a charter has them, as rows of the matter. */
export function turnRows({ limits, registration, turns }: Charter) {
  const most = limits.turns ?? null
  return [
    ...(turns
      ? [
          {
            key: 'order',
            label: 'Turns',
            value:
              turns.kind === 'free'
                ? 'Whoever has something to say'
                : `One after the other, in the order of registration; ${lengthInWords(turns.timeoutSeconds)} of silence each`,
          },
        ]
      : []),
    ...(registration
      ? [
          {
            key: 'registration',
            label: 'Registration',
            value: `${counted(registration.expected, 'party', 'parties')} expected, ${lengthInWords(registration.windowSeconds)} from the first`,
          },
        ]
      : []),
    ...(most === null ? [] : [{ key: 'turns', label: 'Turns in all', value: `${most} at most` }]),
  ]
}
