/** Millionths of a US dollar, to the cent; to a hundredth of it where there is less than one. */
export function dollars(microdollars: number): string {
  return `$${(microdollars / 1_000_000).toFixed(microdollars < 10_000 ? 4 : 2)}`
}
