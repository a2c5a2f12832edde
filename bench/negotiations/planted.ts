import type { IntentSet } from '@/server/mediator/fixtures/intent-set'
import type { SealedText } from '@/server/mediator/guard/input'

/** What each party keeps sealed: figures and words that nobody has said, to be searched for afterwards. */
export const planted = (set: IntentSet): SealedText[] =>
  set.parties.flatMap(({ name }, at) => [
    {
      party: name,
      kind: 'batna' as const,
      text: `${name} would otherwise take 7${at}3,19${at} from Quillfeather.`,
      value: `7${at}319${at}`,
    },
    { party: name, kind: 'note' as const, text: `${name} is about to be declared insolvent.` },
  ])
const SEARCHED = [/Quillfeather/i, /insolvent/i, /7\d3[,.]?19\d/]
/** Digests and ids made of them: their letters are drawn by hashing, and spell any figure sooner or later. */
const DIGEST = /\b[0-9a-f]{32,}\b/g

/** Where on the record a planted secret stands: `words` where people or models wrote, `digests` where it is chance. */
export type Found = { words: string[]; digests: string[] }

export function secretsIn(value: unknown, path = ''): Found {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value)
    const hit = (one: string) => SEARCHED.some((secret) => secret.test(one))
    const line = `${path}: ${text.slice(0, 200)}`
    if (hit(text.replace(DIGEST, ' '))) return { words: [line], digests: [] }
    return { words: [], digests: hit(text) ? [line] : [] }
  }
  if (typeof value !== 'object' || value === null) return { words: [], digests: [] }
  const all = Object.entries(value).flatMap(([key, inner]) => [
    secretsIn(key, `${path} (key)`),
    secretsIn(inner, `${path}/${key}`),
  ])
  return { words: all.flatMap((one) => one.words), digests: all.flatMap((one) => one.digests) }
}
