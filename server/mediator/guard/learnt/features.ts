import type { Act } from '../input'
import type { Token } from './tokens'

/** Features fall into this many places; two may share one. */
export const PLACES = 1 << 17

export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash ^= hash >>> 15
  return Math.imul(hash, 0x85ebca6b)
}
export const placeOf = (text: string): number => {
  const hash = hashOf(text)
  return (hash ^ (hash >>> 13)) & (PLACES - 1)
}

/** Where in an output a sentence stands. */
export type Place = 'only' | 'first' | 'second' | 'last' | 'within'

/** What one sentence shows of its own, whatever the matter. `before` is the sentence before it. */
export function sentenceFeatures(
  tokens: readonly Token[],
  before: readonly Token[],
  act: Act,
  place: Place,
): Int32Array {
  const found = new Set<number>()
  const add = (text: string) => found.add(placeOf(text))
  const asked = tokens.some((one) => one.text === '?')
  for (const [at, one] of tokens.entries()) {
    add(`w ${one.stem}`)
    for (const kind of one.classes) add(`c ${kind}`)
    if (one.kin) add(`k ${one.kin}`)
    const next = tokens[at + 1]
    if (!next) continue
    add(`b ${one.stem} ${next.stem}`)
    add(`f ${one.form} ${next.form}`)
    add(`m ${one.stem} ${next.form}`)
    add(`m2 ${one.form} ${next.stem}`)
    const third = tokens[at + 2]
    if (!third) continue
    add(`t ${one.form} ${next.form} ${third.form}`)
    add(`s ${one.form} _ ${third.form}`)
    add(`s2 ${one.stem} _ ${third.stem}`)
  }
  const classes = [...new Set(tokens.flatMap((one) => one.classes))]
  for (const [at, a] of classes.entries())
    for (const b of classes.slice(at + 1)) add(`p ${a < b ? `${a} ${b}` : `${b} ${a}`}`)
  for (const kind of new Set(before.flatMap((one) => one.classes))) add(`v ${kind}`)
  const first = tokens[0]
  if (first) {
    add(`o ${first.stem}`)
    add(`o2 ${first.form} ${tokens[1]?.form ?? ''}`)
  }
  add(`a ${act}`)
  add(`at ${place}`)
  add(`q ${asked}`)
  for (const kind of classes) {
    add(`aq ${asked} ${kind}`)
    add(`at ${place} ${kind}`)
  }
  add(`l ${Math.min(6, Math.floor(Math.log2(1 + tokens.length)))}`)
  return Int32Array.from(found)
}
