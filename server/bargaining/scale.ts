/** Decimals to which utilities are told apart: two that agree this far are the same utility. */
const REPORTED_PLACES = 9

/** Decimals kept while adding, so that rounding each score cannot move a sum across a reported digit. */
const CARRIED_PLACES = 12

/** Digits after the point in the shortest decimal that reads back as `value`. */
function decimalPlaces(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  const fraction = mantissa.split('.')[1]?.length ?? 0
  return Math.max(0, fraction - Number(exponent))
}

/** How real scores become integers: `integer = round(score × scale)`, compared after dividing by `grain`. */
interface Scale {
  readonly scale: number
  readonly grain: number
}

/**
 * The smallest power of ten that makes every value an integer, within what a double adds exactly.
 * `reach` is the largest magnitude any sum can take, in the values' own unit.
 * Throws RangeError where not even whole units can be added exactly.
 */
export function scaleFor(values: Iterable<number>, reach: number): Scale {
  let wanted = 0
  for (const value of values) if (Number.isFinite(value)) wanted = Math.max(wanted, decimalPlaces(value))
  const room = reach === 0 ? CARRIED_PLACES : Math.floor(Math.log10(Number.MAX_SAFE_INTEGER / (reach + 1)))
  if (room < 0) throw new RangeError('Scores are too large to be added exactly')
  const places = Math.min(wanted, CARRIED_PLACES, room)
  return { scale: 10 ** places, grain: 10 ** Math.max(0, places - REPORTED_PLACES) }
}
