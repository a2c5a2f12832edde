import { type CommandId, commandId } from '@/server/protocol/ids'
import { randomId } from './random-id'

/** For a command of this browser's. */
export function newCommandId(): CommandId {
  return commandId.parse(randomId())
}
