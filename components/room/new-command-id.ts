import { type CommandId, commandId } from '@/server/protocol/ids'

/** 128 random bits. Not `randomUUID`: browsers keep that from pages without TLS. */
export function newCommandId(): CommandId {
  const random = crypto.getRandomValues(new Uint8Array(16))
  return commandId.parse(Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}
