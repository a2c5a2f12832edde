import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Every hash names what it is of, so that bytes of one kind can never pass for another. */
export type Domain =
  | 'parley/entry/v1'
  | 'parley/settlement/v1'
  | 'parley/proposal/v1'
  | 'parley/decision/v1'
  | 'parley/commitment/v1'
  | 'parley/command/v1'
  | 'parley/output/v1'
  | 'parley/prompt/v1'
  | 'parley/view/v1'
  | 'parley/package/v1'
  | 'parley/strategy/v1'

/** How `taggedHash` may be computed: always to the same digits. */
export type Hasher = (domain: Domain, text: string) => string

/** SHA-256 over the domain tag, a zero byte and the UTF-8 text; 64 lower-case hex digits. */
export function taggedHash(domain: Domain, text: string): string {
  return taggedHashOfBytes(domain, utf8ToBytes(text))
}

/** The same over bytes that are that text. */
export function taggedHashOfBytes(domain: Domain, bytes: Uint8Array): string {
  return bytesToHex(sha256.create().update(tagOf(domain)).update(bytes).digest())
}

const tags = new Map<Domain, Uint8Array>()

function tagOf(domain: Domain): Uint8Array {
  const tag = tags.get(domain) ?? utf8ToBytes(`${domain}\u0000`)
  tags.set(domain, tag)
  return tag
}

/** The `prev` of an opening entry: there is nothing before it. */
export const NO_ENTRY = '0'.repeat(64)
