import type { NegotiationId, PersonId } from '@/server/protocol/ids'
import type { Opening } from '@/server/record/commitment'
import type { StoredEntry } from '@/server/record/entry'
import { NO_ENTRY } from '@/server/record/hash'
import {
  type Append,
  type Appended,
  type CommandKey,
  FACILITATORS,
  type Holder,
  type JobAsked,
  type Known,
  type Ledger,
  type Listing,
  LONG_FIELDS,
  type SealedRow,
} from './ledger'

type Chain = {
  entries: StoredEntry[]
  keys: Map<string, { seq: number; digest: string | null; under: SealedRow | null }>
  sealed: SealedRow[]
  listing: Listing
}

/** A ledger for tests and rehearsals: the same promises, kept as long as the process lives. */
export class MemoryLedger implements Ledger {
  readonly jobs = new Map<string, JobAsked & { negotiation: NegotiationId }>()
  private readonly chains = new Map<NegotiationId, Chain>()

  constructor(private readonly signedIn: (holder: Holder) => boolean = () => true) {}

  async append({
    negotiation,
    expected,
    entry,
    key,
    sealed,
    jobs,
    listing,
    holder,
  }: Append): Promise<Appended> {
    if (holder && !this.signedIn(holder)) return { outcome: 'ended' }
    const chain: Chain = this.chains.get(negotiation) ?? { entries: [], keys: new Map(), sealed: [], listing }
    const known = this.standing(negotiation, key)
    if (known) return known
    const head = chain.entries.at(-1)
    if ((head?.seq ?? 0) !== expected.seq || (head?.hash ?? NO_ENTRY) !== expected.hash)
      return { outcome: 'conflict' }
    if (entry.seq !== expected.seq + 1) throw new Error(`entry ${entry.seq} does not follow ${expected.seq}`)
    chain.entries.push(entry)
    chain.keys.set(nameOf(key), { seq: entry.seq, digest: key.digest, under: sealed[0] ?? null })
    chain.sealed.push(...sealed)
    chain.listing = {
      shown: listing.shown ?? chain.listing.shown,
      members: listing.members ?? chain.listing.members,
    }
    for (const job of jobs) if (!this.jobs.has(job.key)) this.jobs.set(job.key, { ...job, negotiation })
    this.chains.set(negotiation, chain)
    return { outcome: 'appended', seq: entry.seq }
  }

  async known(negotiation: NegotiationId, key: CommandKey): Promise<Known | null> {
    return this.standing(negotiation, key)
  }

  private standing(negotiation: NegotiationId, key: CommandKey): Known | null {
    const known = this.chains.get(negotiation)?.keys.get(nameOf(key))
    if (!known) return null
    const same = known.digest === null || known.digest === key.digest
    return same ? { outcome: 'duplicate', seq: known.seq } : { outcome: 'reused' }
  }

  async entriesAfter(negotiation: NegotiationId, seq: number, most?: number): Promise<StoredEntry[]> {
    const { entries } = this.chains.get(negotiation) ?? { entries: [] }
    return entries.slice(seq, most === undefined ? undefined : seq + most)
  }

  async bytes(negotiation: NegotiationId): Promise<number> {
    const { entries } = this.chains.get(negotiation) ?? { entries: [] }
    return entries.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  }

  async sealedFor(negotiation: NegotiationId, person: PersonId, facilitator: boolean): Promise<Opening[]> {
    const rows = this.chains.get(negotiation)?.sealed ?? []
    return rows
      .filter(({ audience }) => audience.includes(person) || (facilitator && audience.includes(FACILITATORS)))
      .filter(({ opening }) => !LONG_FIELDS.includes(opening.field))
      .map(({ opening }) => opening)
  }

  async sealedTo(
    negotiation: NegotiationId,
    commitment: string,
    person: PersonId,
    facilitator: boolean,
  ): Promise<Opening | null> {
    const row = this.chains.get(negotiation)?.sealed.find((one) => one.commitment === commitment)
    const may = row?.audience.includes(person) || (facilitator && row?.audience.includes(FACILITATORS))
    return row && may ? row.opening : null
  }

  async sealed(negotiation: NegotiationId, commitment: string): Promise<Opening | null> {
    return this.chains.get(negotiation)?.sealed.find((row) => row.commitment === commitment)?.opening ?? null
  }

  async keep(negotiation: NegotiationId, sealed: SealedRow[]): Promise<void> {
    const chain = this.chains.get(negotiation)
    const fresh = sealed.filter((row) => !chain?.sealed.some((one) => one.commitment === row.commitment))
    chain?.sealed.push(...fresh)
  }

  async erase(negotiation: NegotiationId, owner: string, generation: number): Promise<void> {
    const chain = this.chains.get(negotiation)
    if (!chain) return
    const erased = (row: SealedRow) => row.opening.owner === owner && (row.generation ?? 0) <= generation
    chain.sealed = chain.sealed.filter((row) => !erased(row))
    for (const key of chain.keys.values()) if (key.under && erased(key.under)) key.digest = null
  }
}

const nameOf = ({ actor, command }: CommandKey) => `${actor} ${command}`
