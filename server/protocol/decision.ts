import type { Command, CommandOf, Submission } from './commands'
import type { Event } from './events'
import type { Refusal } from './refusal'

/** What `decide` answers: events to append, or the reason why not. */
export type Decision = { ok: true; events: Event[] } | { ok: false; refusal: Refusal }

export const accept = (...events: Event[]): Decision => ({ ok: true, events })
export const refuse = (refusal: Refusal): Decision => ({ ok: false, refusal })

/** A submission whose command is of one type. */
export type Submitted<T extends Command['type']> = Omit<Submission, 'command'> & { command: CommandOf<T> }
