import type { Charter } from '@/server/protocol/charter'
import type { EventOf } from '@/server/protocol/events'
import { hasSigned } from '@/server/protocol/signature'
import { actText, mustSign, needsSignature, signedPart } from '@/server/protocol/signed-acts'
import type { ToldEntry } from './replay'

/** Who ratified in an entry, and with which of their own keys; null where nothing but the house says it was them. */
export type RatifiedBy = { seq: number; person: string; party: string; key: string | null }

/**
 * Follows persons' keys and checks their signatures from the entries alone: it trusts nothing that `decide` found.
 */
export class OwnSignatures {
  readonly ratified: RatifiedBy[] = []
  #negotiation = ''
  #policy: Charter['signatures']
  #keys = new Map<string, EventOf<'KeyEnrolled'>>()
  #revoked = new Set<string>()
  #everHad = new Set<string>()
  #used = new Set<string>()

  /** @returns whether the entry bears the signature it must; null where there is nothing to look at */
  take(entry: ToldEntry): boolean | null {
    const holds = this.#check(entry)
    for (const event of entry.events) {
      if (event.type === 'NegotiationOpened') {
        this.#negotiation = event.negotiation
        this.#policy = event.charter.signatures
      }
      if (event.type === 'KeyEnrolled') {
        this.#keys.set(event.key, event)
        this.#everHad.add(event.person)
      }
      if (event.type === 'KeyRevoked') this.#revoked.add(event.key)
      if (event.type === 'RatificationRecorded')
        this.ratified.push({
          seq: entry.seq,
          person: event.person,
          party: event.party,
          key: holds ? (entry.signature?.key ?? null) : null,
        })
    }
    return holds
  }

  #check({ actor, command, id, signature }: ToldEntry): boolean | null {
    if (!mustSign(command) || actor.kind !== 'person') return signature ? false : null
    if (!signature)
      return needsSignature(this.#policy, this.#everHad.has(actor.person), command) ? false : null
    const { person } = actor
    const key = this.#keys.get(signature.key)
    const once = `${person} ${id}`
    if (!key || key.person !== person || this.#revoked.has(signature.key) || this.#used.has(once))
      return false
    this.#used.add(once)
    return hasSigned(
      key,
      actText({ negotiation: this.#negotiation, person }, id, signedPart(command)),
      signature.value,
    )
  }
}
