import type { SigningKeys } from '@/server/keys/signing-keys'
import type { Ledger } from '@/server/ledger/ledger'
import type { TreeStore } from '@/server/ledger/tree-store'
import type { NegotiationId } from '@/server/protocol/ids'
import type { Alarm } from '@/server/record/alarm'
import { checkpointSigners, originOf, readCheckpoint } from '@/server/record/checkpoint'
import { GrowingTree, leafHash, sameHash } from '@/server/record/merkle'
import { NOTHING_REPLAYED, replayEntry } from '@/server/record/replay'

type Parts = {
  ledger: Pick<Ledger, 'entriesAfter'>
  tree: Pick<TreeStore, 'lastCheckpoint'>
  keys: SigningKeys
  /** Every negotiation there is. */
  all: () => Promise<NegotiationId[]>
  now: () => Date
  log: (line: string) => void
}

export type AlarmListener = (negotiation: NegotiationId, alarm: Alarm) => void

/** Entries read between two waits for the database. */
const STRETCH = 200

/**
 * Reads every stored record again, as somebody else would: each act decided anew, the chain, and the tree against the
 * last checkpoint that was signed. What does not hold raises an alarm that stays until it holds again.
 */
export class SelfCheck {
  private readonly alarms = new Map<NegotiationId, Alarm>()
  private readonly listeners = new Set<AlarmListener>()
  private running: Promise<void> | null = null

  constructor(private readonly parts: Parts) {}

  alarm(negotiation: NegotiationId): Alarm | null {
    return this.alarms.get(negotiation) ?? null
  }

  /** Tells of each alarm when it is first raised. */
  onAlarm(listener: AlarmListener): void {
    this.listeners.add(listener)
  }

  /** Whether nothing is known to be wrong. */
  get sound(): boolean {
    return this.alarms.size === 0
  }

  /** One round over everything; a round under way is waited for instead. */
  round(): Promise<void> {
    this.running ??= this.checkAll().finally(() => {
      this.running = null
    })
    return this.running
  }

  /** Looks at one record now. */
  async check(negotiation: NegotiationId): Promise<Alarm | null> {
    const found = await this.faultOf(negotiation)
    const known = this.alarms.get(negotiation)
    if (!found) {
      if (known) this.parts.log(`record of ${negotiation}: verifies again`)
      this.alarms.delete(negotiation)
      return null
    }
    const alarm = { ...found, since: known?.since ?? this.parts.now().toISOString() }
    if (!known)
      this.parts.log(
        `ALARM: the record of ${negotiation} does not verify (${found.what}${found.seq === null ? '' : `, entry ${found.seq}`}): somebody changed it outside Parley`,
      )
    this.alarms.set(negotiation, alarm)
    if (!known) for (const told of this.listeners) told(negotiation, alarm)
    return alarm
  }

  private async checkAll(): Promise<void> {
    for (const negotiation of await this.parts.all()) await this.check(negotiation)
  }

  private async faultOf(negotiation: NegotiationId): Promise<Omit<Alarm, 'since'> | null> {
    const { ledger, tree, keys } = this.parts
    const signed = await tree.lastCheckpoint(negotiation)
    const checkpoint = signed && readCheckpoint(signed.note)
    if (signed && (!checkpoint || checkpoint.origin !== originOf(negotiation)))
      return { what: 'checkpoint', seq: null }
    if (checkpoint && checkpointSigners(checkpoint, keys.publicKeys).length === 0)
      return { what: 'checkpoint', seq: null }
    const growing = new GrowingTree()
    let now = NOTHING_REPLAYED
    for (;;) {
      const entries = await ledger.entriesAfter(negotiation, now.seq, STRETCH)
      if (entries.length === 0) break
      for (const stored of entries) {
        const step = replayEntry(now, stored)
        if (!step.ok) return { what: 'entry', seq: now.seq + 1 }
        now = step.replayed
        growing.add(leafHash(stored.text))
        if (checkpoint && growing.size === checkpoint.size && !sameHash(growing.root(), checkpoint.root))
          return { what: 'other-history', seq: null }
      }
    }
    return checkpoint && now.seq < checkpoint.size ? { what: 'cut-short', seq: now.seq + 1 } : null
  }
}

/** A round now and then one each time so many milliseconds have passed. @returns how to stop it */
export function keepChecking(selfCheck: SelfCheck, log: (line: string) => void, every: number): () => void {
  const round = () => {
    selfCheck.round().catch((error: unknown) => log(`self-check: ${String(error)}`))
  }
  const turn = setInterval(round, every)
  turn.unref()
  round()
  return () => clearInterval(turn)
}
