/** How long something lasts, as it is written in the form. */
export const UNITS = ['seconds', 'minutes', 'hours', 'days'] as const
export type Unit = (typeof UNITS)[number]

const SECONDS: Record<Unit, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }

/** @returns whole seconds; not a number where none was written */
export function inSeconds({ amount, unit }: { amount: string; unit: Unit }): number {
  return amount.trim() === '' ? Number.NaN : Number(amount) * SECONDS[unit]
}

/** The largest unit in which a time is a whole number. */
export function asSpan(seconds: number): { amount: string; unit: Unit } {
  const unit = [...UNITS].reverse().find((one) => seconds % SECONDS[one] === 0) ?? 'seconds'
  return { amount: String(seconds / SECONDS[unit]), unit }
}
