import type { z } from 'zod'
import type { DoorRefusal } from '@/server/wire/messages'

/** What is wrong with a message, in the schema's words, and where. Never repeats what was sent. */
export function invalid(error: z.ZodError): Extract<DoorRefusal, { code: 'Invalid' }> {
  const [first] = error.issues
  return {
    code: 'Invalid',
    message: first?.message ?? 'This cannot be read.',
    path: first?.path.join('.') ?? '',
  }
}
