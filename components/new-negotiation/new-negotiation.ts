import { z } from 'zod'
import { type BargainingTerms, CRITERIA } from '@/server/protocol/bargaining-charter'
import { type Charter, type Preset, SIGNATURES } from '@/server/protocol/charter'
import { instant, type NegotiationId, partyAt } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import { nameText, prose, title } from '@/server/protocol/text'

/** The sets of rules one can open with today. */
export const OFFERED_PRESETS = [
  'open-mediation',
  'structured-issues',
  'bargaining',
  'trade-offs',
] as const satisfies readonly Preset[]
export type OfferedPreset = (typeof OFFERED_PRESETS)[number]

const invited = z.strictObject({
  name: nameText,
  /** Empty: the facilitator passes a link on, and confirms whoever opens it. */
  email: z.union([z.literal(''), z.email('This is not an e-mail address. Correct it, or leave it empty.')]),
})

const bound = (most: number) =>
  z
    .int('Write a whole number, or leave it empty.')
    .min(1, 'Write 1 or more, or leave it empty.')
    .max(most, `At most ${most}.`)
    .nullable()

const seconds = (least: number, most: string) =>
  z
    .int(`Write a number, ${most} at most.`)
    .min(least, `Write a number, ${most} at most.`)
    .max(31 * 24 * 3600, `At most ${most}.`)

const STILL = 'Write a share from 0 to 100, with one decimal at most.'

/** What the form sends; the door makes OpenNegotiation and IssueInvitation of it. */
export const newNegotiation = z.strictObject({
  title,
  topic: prose,
  preset: z.enum(OFFERED_PRESETS),
  rounds: bound(50),
  drafts: bound(200),
  deadline: instant.nullable(),
  turns: bound(1000),
  order: z.enum(['free', 'round-robin']),
  /** Seconds; they count where parties speak in turns. */
  window: seconds(0, '31 days'),
  turnTime: seconds(1, '31 days'),
  offersGo: z.enum(['alternating', 'parallel']),
  offerRounds: bound(500),
  offers: bound(5_000),
  /** How many parties must accept a package for it to be drafted; null for all. */
  mustAccept: bound(30),
  /** Places of parties without which no package is drafted. */
  vetoes: z.array(z.int().min(0).max(29)).max(30),
  /** Seconds from when bargaining begins or is resumed, in whole minutes; null for any time. */
  offerTime: z
    .int('Write a whole number, or leave it empty.')
    .min(60, 'Write a minute or more, or leave it empty.')
    .max(365 * 24 * 3600, 'At most 365 days.')
    .refine((time) => time % 60 === 0, 'Write whole minutes.')
    .nullable(),
  /** Rounds in which nobody comes nearer; null lets them go on. */
  stillRounds: bound(50),
  /** Coming nearer on an amount: more than so many tenths of a per cent of its range. */
  stillAmount: z.int('Write a share such as 1 or 2.5.').min(0, STILL).max(1000, STILL),
  stillDays: z
    .int('Write whole days, 0 for any.')
    .min(0, 'Write 0 or more.')
    .max(3_650, 'At most 3650 days.'),
  criterion: z.enum(CRITERIA).nullable(),
  signatures: z.enum(SIGNATURES),
  facilitator: nameText,
  parties: z.array(invited).min(2, 'A negotiation needs at least two parties.').max(30),
  sources: z
    .array(
      z.strictObject({
        title,
        text: z.string().min(1, 'Paste the text here, or remove it.').max(LIMIT.source),
      }),
    )
    .max(20),
})
export type NewNegotiation = z.infer<typeof newNegotiation>

/** The rules as the protocol takes them. Whoever is a party at the opening is expected to register. */
export function charterOf(form: NewNegotiation): Charter {
  const terms = form.preset === 'bargaining' ? { bargaining: termsOf(form) } : {}
  const { preset, rounds, drafts, deadline, turns, order, window, turnTime, parties, signatures } = form
  return {
    preset,
    limits: { roundsPerParty: rounds, drafts, deadline, ...(turns === null ? {} : { turns }) },
    ...terms,
    signatures,
    ...(order === 'round-robin'
      ? {
          registration: { expected: parties.length, windowSeconds: window },
          turns: { kind: order, timeoutSeconds: turnTime },
        }
      : {}),
  }
}

function termsOf(form: NewNegotiation): BargainingTerms {
  const { offersGo, offerRounds, offers, offerTime, mustAccept, vetoes, parties, criterion } = form
  const all = mustAccept === null || mustAccept >= parties.length
  return {
    protocol: offersGo,
    bounds: { rounds: offerRounds, offers, minutes: offerTime === null ? null : offerTime / 60 },
    rule: all ? null : { atLeast: Math.max(2, mustAccept), veto: vetoes.map(partyAt) },
    stagnation:
      form.stillRounds === null
        ? null
        : { rounds: form.stillRounds, amount: form.stillAmount, days: form.stillDays },
    criterion,
  }
}

/** Sentences by the path of the field, such as `parties.1.email`; `form` for the whole. */
export type Problems = Record<string, string>

export type OpenAnswer = { opened: NegotiationId } | { opened: null; problems: Problems }

/** @param id made once in the browser: the same form sent twice under it opens one negotiation */
export type OpenNegotiationAction = (id: string, form: NewNegotiation) => Promise<OpenAnswer>

/** Checks what was written. @returns the parsed form, or the problems by path. */
export function readNewNegotiation(
  written: unknown,
): { form: NewNegotiation; problems: null } | { form: null; problems: Problems } {
  const parsed = newNegotiation.safeParse(written)
  if (parsed.success) return { form: parsed.data, problems: null }
  return { form: null, problems: problemsOf(parsed.error) }
}

function problemsOf(error: z.ZodError): Problems {
  const problems: Problems = {}
  for (const issue of error.issues) problems[issue.path.join('.') || 'form'] ??= issue.message
  return problems
}
