import { canonicalJson } from './canonical'
import { taggedHash } from './hash'

/** What a sealed part is bound to, so that it cannot be moved to another place, owner or matter. */
export type SealedPlace = {
  negotiation: string
  /** Party or person the part belongs to. */
  owner: string
  field: string
  command: string
}

/** A sealed part with its salt: whoever holds it can check it against the commitment on the record. */
export type Opening = SealedPlace & {
  /** 256 random bits, 64 hex digits. */
  salt: string
  content: string
}

/** The public commitment to a sealed part: 64 hex digits, the same length whatever the content. */
export function commitmentTo(part: Opening): string {
  const { negotiation, owner, field, command, salt, content } = part
  return taggedHash(
    'parley/commitment/v1',
    canonicalJson([negotiation, owner, field, command, salt, content]),
  )
}
