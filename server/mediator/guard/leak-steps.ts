import { follows, rewritten, spanOf } from './leak-arithmetic'
import type { Open, Secret } from './leak-disguises'
import type { Said } from './leak-said'

export type Known = {
  open: Open
  values: number[]
  /** Whether a figure was said of such a thing, where the thing was spoken of at all. */
  about: (value: number, thing: string) => boolean
  /** Whether a figure was said to be somebody's secret by who wrote in public. */
  guessed: (value: number) => boolean
}

export const near = (a: number, b: number, share: number) => b !== 0 && Math.abs(a - b) / Math.abs(b) <= share
export const weighed = ({ kind }: Secret) => kind === 'weight' || kind === 'score'

const OFF =
  /\b(?:less|below|lower|under|off|discount|reduction|cheaper|short|down|beneath|cut|lop|shave|knock|drop(?:s|ped)?|reduc\p{L}*|decreas\p{L}*|concession|give up|gives up|lose|loses|losing|minus|worse)\b/u
const ON = /\b(?:more|above|higher|over|on top|beyond|extra|dearer|up|add|plus|better|gains?)\b/

const BOUND = /\b(?:over|above|more than|under|below|less than|beyond)\s*(?:[€$£]\s*)?$/u

/** "two thousand below what she asks", "20 percent less", "half of it", "fifteen centimetres under that". */
const OF_WHAT = /^\s*of (?:the |this |that |all |his |her |its |their |your )?(\p{L}{4,})/u

export function derived(one: Said, secret: Secret, { values, open, about }: Known): boolean {
  if (weighed(secret) || open(one.value, one.unit) || open(secret.value, secret.unit)) return false
  const around = `${/[^.;:!?"”]*$/.exec(one.before.slice(-24))?.[0] ?? ''} ${/^[^.;:!?"”\d]*/.exec(one.after)?.[0] ?? ''}`
  // "A little over nine" is a bound of nine, no step from another figure.
  const [off, on] = BOUND.test(one.before) ? [false, false] : [OFF.test(around), ON.test(around)]
  // "A fifth of a point above four" is an amount, "a fifth less" a share.
  const amount =
    /^\s*of (?:an?|one) (?:point|percent\p{L}*|cent|euro|dollar|pound|metre|day|week|hour)/u.test(one.after)
  const share = amount ? null : one.fraction ? one.value : one.unit === 'percent:%' ? one.value / 100 : null
  const { hedged } = spanOf(one.value, one.before, one.after)
  const steps = [one.value, ...rewritten(one.value, one.after)]
  // "Half of the royalties" is no half of what was said of concerts.
  const thing = OF_WHAT.exec(one.after)?.[1]
  return values.some((base) => {
    if (share !== null) {
      if (base < 13 || secret.value < (hedged ? 5 : 13)) return false
      const slack = hedged ? 0.04 : 0.01
      return (
        (off && near(base * (1 - share), secret.value, slack)) ||
        (on && near(base * (1 + share), secret.value, slack)) ||
        (/^\s*of\b/.test(one.after) &&
          (!thing || about(base, thing)) &&
          near(base * share, secret.value, hedged ? 0.17 : slack))
      )
    }
    return steps.some(
      (step) =>
        step >= base * 0.004 &&
        (secret.value >= 13 || !Number.isInteger(secret.value)) &&
        !(one.words && one.value === 1) &&
        ((off && near(base - step, secret.value, 0.004)) || (on && near(base + step, secret.value, 0.004))),
    )
  })
}

/** A part of the secret, where the text says what part: "1,950, which is half of what it costs". */
export function halved(one: Said, secret: Secret, { open, values }: Known): boolean {
  if (weighed(secret) || secret.value < 13 || open(one.value, one.unit)) return false
  const parts: [RegExp, number][] = [
    [/\b(?:half|twice|double)\b/, 2],
    [/\b(?:third|three times|triple)\b/, 3],
    [/\b(?:quarter|four times)\b/, 4],
  ]
  return parts.some(
    ([words, n]) =>
      words.test(`${one.sentence} ${one.next}`) &&
      (near(one.value * n, secret.value, 0.002) || near(one.value / n, secret.value, 0.002)) &&
      !follows(one.value, one.beside, values, one.sentence),
  )
}
