import { z } from 'zod'
import { type Command, command } from '@/server/protocol/commands'
import { type Delegable, isDelegable } from '@/server/protocol/delegate-scope'
import { commandId } from '@/server/protocol/ids'

type AnyOption = (typeof command)['options'][number]
type Option = Extract<AnyOption, { shape: { type: z.ZodLiteral<Delegable> } }>
const delegable = (option: AnyOption): option is Option => isDelegable(option.shape.type.value)

const [first, ...others] = command.options.filter(delegable)
if (!first) throw new Error('no act of the protocol is for delegates')

/** What software may send for a party: an allow-list of acts that bind nobody. */
export const delegateCommand = z.discriminatedUnion('type', [first, ...others])
export type DelegateCommand = Extract<Command, { type: Delegable }>

/** One act of a delegate. The id is the sender's own: sent twice, it is carried out once. */
export const delegateSent = z.strictObject({ id: commandId, command: delegateCommand })
export type DelegateSent = z.infer<typeof delegateSent>
