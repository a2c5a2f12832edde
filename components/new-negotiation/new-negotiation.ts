import { z } from 'zod'
import { PRESETS } from '@/server/protocol/charter'
import { instant } from '@/server/protocol/ids'
import { LIMIT, nameText, prose, title } from '@/server/protocol/text'

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

/** What the form sends; the door makes OpenNegotiation and IssueInvitation of it. */
export const newNegotiation = z.strictObject({
  title,
  topic: prose,
  preset: z.enum(PRESETS),
  rounds: bound(50),
  drafts: bound(200),
  deadline: instant.nullable(),
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

/** Sentences by the path of the field, such as `parties.1.email`; `form` for the whole. */
export type Problems = Record<string, string>

/** Never comes back on success: the action opens the room. */
export type OpenNegotiationAction = (form: NewNegotiation) => Promise<Problems>

/** Checks what was written. @returns the parsed form, or the problems by path. */
export function readNewNegotiation(
  written: unknown,
): { form: NewNegotiation; problems: null } | { form: null; problems: Problems } {
  const parsed = newNegotiation.safeParse(written)
  if (parsed.success) return { form: parsed.data, problems: null }
  const problems: Problems = {}
  for (const issue of parsed.error.issues) problems[issue.path.join('.') || 'form'] ??= issue.message
  return { form: null, problems }
}
