import { batna, type DeclaredValues, declaredValues } from '@/server/protocol/bargaining-commands'
import { canonicalJson } from '@/server/record/canonical'

/** Of equal length, so that not even the sealed verdict’s size tells. */
export const VERDICT = { below: canonicalJson({ batna: 'below' }), above: canonicalJson({ batna: 'above' }) }
export const isBelow = (verdict: string) => verdict === VERDICT.below

export function parseDeclared(utilities: string, alternative: string): DeclaredValues {
  return declaredValues.parse({ values: JSON.parse(utilities), batna: batna.parse(JSON.parse(alternative)) })
}
