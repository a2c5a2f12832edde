import { z } from 'zod'
import { personId } from '@/server/protocol/ids'
import { letter } from './letter'

const MAIL_KINDS = [
  'seat-request',
  'seat-confirmed',
  'seat-declined',
  'removed',
  'signatory',
  'intent',
  'turn',
  'consent',
  'questions',
  'clarification',
  'offer',
  'draft',
  'answer-asked',
  'reminder',
  'look',
  'restate',
  'call-closed',
  'canonical',
  'ended',
  'dispute',
] as const

/** One mail to one person, as it waits in the outbox. Plain JSON. */
export const mailOrder = z.strictObject({ to: personId, kind: z.enum(MAIL_KINDS), letter })
export type MailOrder = z.infer<typeof mailOrder>
