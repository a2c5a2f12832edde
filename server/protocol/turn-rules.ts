import { z } from 'zod'

const MONTH_SECONDS = 31 * 24 * 3600

/**
 * Who is expected before the talk begins. The window opens with the first registration; once it has passed,
 * a person may begin with those that are there.
 */
export const registration = z.strictObject({
  expected: z.int().min(2).max(30),
  windowSeconds: z.int().min(0).max(MONTH_SECONDS),
})
export type Registration = z.infer<typeof registration>

/** `free`: whoever has something to say. `round-robin`: one holder, in the order of registration. */
export const turnRules = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('round-robin'), timeoutSeconds: z.int().min(1).max(MONTH_SECONDS) }),
])
export type TurnRules = z.infer<typeof turnRules>

/** The short name under which a party takes its turns, as it stands in files and on a command line. */
export const handle = z
  .string()
  .max(64)
  .regex(/^[a-z][a-z0-9-]*$/, 'Use lower-case letters, digits and hyphens, beginning with a letter.')

/** What says in a turn file where a negotiation stands, and so can be nobody's name. */
const RESERVED: readonly string[] = ['registration', 'ratification', 'done', 'free', 'none']

export const isReserved = (name: string) => RESERVED.includes(name.trim().toLowerCase())

/** A short name made of any other: "Alder House" gives `alder-house`. */
export function handleFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
  return plain === '' || isReserved(plain) ? `party${plain ? `-${plain}` : ''}` : plain
}
