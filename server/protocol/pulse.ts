import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import type { Question } from './question'

/** One opaque value for what a person may see of a call: it changes when that does, and not before they have answered. */
export function pulseOf({ call, standing }: Question): string {
  return taggedHash(
    'parley/view/v1',
    canonicalJson({ call, standing: { ...standing, shownBefore: true } }),
  ).slice(0, 16)
}
