import type { Subject, TextAct } from '@/server/protocol/work'
import type { MediatorInput } from './input'
import type { CallKeeper, Task } from './mediator'

/** A keeper that keeps nothing and allows everything. */
const forgetful: CallKeeper = { recall: async () => null, keep: async () => {}, allow: () => {} }

export function task(act: TextAct, input: MediatorInput, subject: Subject | null = null): Task {
  return { act, subject, input, seed: 7, refused: [], calls: forgetful, signal: new AbortController().signal }
}
