import { LRUCache } from 'lru-cache'
import type { Ledger, Shown } from '@/server/ledger/ledger'
import type { NegotiationId } from '@/server/protocol/ids'
import { type Fault, NOTHING_REPLAYED, type Replayed, replay } from '@/server/record/replay'

/** A record that does not verify is never served: somebody changed it outside the protocol. */
export class BrokenRecord extends Error {
  constructor(
    readonly negotiation: NegotiationId,
    readonly fault: Fault,
  ) {
    super(`the record of ${negotiation} does not verify at entry ${fault.seq}: ${fault.fault}`)
  }
}

/** `shown` is what lists show since the last append; null when that is not known. */
type OpenRecord = { replayed: Replayed; shown: Shown | null }

/** Records as far as they were replayed here, the latest used kept. What is kept is never ahead of the ledger. */
export class OpenRecords {
  private readonly open: LRUCache<NegotiationId, OpenRecord>

  constructor(
    private readonly ledger: Pick<Ledger, 'entriesAfter'>,
    most: number,
  ) {
    this.open = new LRUCache({ max: most })
  }

  /** As it was last seen here; another process may have written since. @throws BrokenRecord */
  async known(negotiation: NegotiationId): Promise<OpenRecord> {
    return this.open.get(negotiation) ?? this.caughtUp(negotiation)
  }

  /** As it stands now, also when another process wrote. @throws BrokenRecord */
  async caughtUp(negotiation: NegotiationId): Promise<OpenRecord> {
    const known = this.open.get(negotiation)
    const from = known?.replayed ?? NOTHING_REPLAYED
    const { replayed, fault } = replay(await this.ledger.entriesAfter(negotiation, from.seq), from)
    if (fault) throw new BrokenRecord(negotiation, fault)
    if (known && replayed.seq === from.seq) return known
    const record = { replayed, shown: null }
    if (replayed.seq > 0) this.open.set(negotiation, record)
    return record
  }

  /** After an append of one's own. */
  moved(negotiation: NegotiationId, record: OpenRecord): void {
    this.open.set(negotiation, record)
  }

  /** Nothing in memory may be believed: it is read again when it is next wanted. */
  drop(negotiation: NegotiationId): void {
    this.open.delete(negotiation)
  }
}
