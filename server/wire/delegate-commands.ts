import { z } from 'zod'
import { type Command, command } from '@/server/protocol/commands'
import { type Delegable, isDelegable } from '@/server/protocol/delegate-scope'
import { commandId } from '@/server/protocol/ids'
import { openConsentCheck, proposeTrade } from './door-commands'

/** Acts to which the door adds something: what is sent has no place for it. */
type Completed = 'ProposeTrade' | 'OpenConsentCheck'
type Plain = Exclude<Delegable, Completed>
type AnyOption = (typeof command)['options'][number]
type Option = Extract<AnyOption, { shape: { type: z.ZodLiteral<Plain> } }>
const delegable = (option: AnyOption): option is Option => {
  const type = option.shape.type.value
  return isDelegable(type) && type !== 'ProposeTrade' && type !== 'OpenConsentCheck'
}

/** What software may send for a party: an allow-list of acts that bind nobody. */
export const delegateCommand = z.discriminatedUnion('type', [
  proposeTrade,
  openConsentCheck,
  ...command.options.filter(delegable),
])
export type DelegateCommand =
  | Extract<Command, { type: Plain }>
  | z.infer<typeof proposeTrade>
  | z.infer<typeof openConsentCheck>

/** One act of a delegate. The id is the sender's own: sent twice, it is carried out once. */
export const delegateSent = z.strictObject({ id: commandId, command: delegateCommand })
export type DelegateSent = z.infer<typeof delegateSent>
