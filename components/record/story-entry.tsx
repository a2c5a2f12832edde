import { ChevronRight, Flag } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { notableWords } from '@/components/words/record'
import type { Notable } from '@/server/record/notable'
import { shortHash } from './hash-text'
import { Proof } from './proof'
import { Said } from './said'
import type { StoryRow } from './story-row'

type StoryEntryProps = {
  negotiation: string
  row: StoryRow
  /** Another party's answer to a call that this person has not answered. */
  veiled: boolean
  notable: readonly Notable[]
  /** An open dispute is about it. */
  disputed: boolean
  /** The entry that the address names. */
  meant: boolean
  /** Whether what was said stands open at once. */
  whole: boolean
  proofOpen: boolean
  onProof: (open: boolean) => void
}

/** One entry: the sentence, when, its hash; one press further, the proof. */
export function StoryEntry({
  negotiation,
  row,
  veiled,
  notable,
  disputed,
  meant,
  whole,
  proofOpen,
  onProof,
}: StoryEntryProps) {
  const { seq, at, hash, sentence } = row
  return (
    <div
      className={classNames(
        'grid grid-cols-[2.75rem_minmax(0,1fr)] py-2',
        meant && 'rounded-md bg-accent-soft',
      )}
    >
      <a
        href={`#entry-${seq}`}
        tabIndex={-1}
        aria-label={`Link to entry ${seq}`}
        className="figures pl-1 text-ink-muted hover:text-accent"
      >
        {seq}
      </a>
      <div className="min-w-0 pr-1">
        {notable.length > 0 ? (
          <p className="flex flex-wrap gap-x-4">
            {notable.map((one) => (
              <Status key={one} tone="waiting" icon={Flag}>
                {notableWords[one].one}
              </Status>
            ))}
          </p>
        ) : null}
        {disputed ? (
          <p>
            <Status tone="waiting">UNDER DISPUTE</Status>
          </p>
        ) : null}
        <p id={`sentence-${seq}`} className="[overflow-wrap:anywhere]">
          {veiled
            ? 'This concerns another party’s answer to the open call. You are asked alone: it is shown here once you have answered.'
            : sentence}
        </p>
        {veiled ? null : <Said negotiation={negotiation} row={row} whole={whole} />}
        <details
          open={proofOpen}
          onToggle={(event) => onProof(event.currentTarget.open)}
          className="group/proof"
        >
          <summary
            data-go
            aria-describedby={`sentence-${seq}`}
            className="inline-flex min-h-11 list-none items-center gap-3 rounded-md text-sm text-ink-muted hover:text-accent md:min-h-8 print:min-h-0 [&::-webkit-details-marker]:hidden"
          >
            <Time at={at} detail="clock" />
            <span className="font-mono print:hidden">{shortHash(hash)}</span>
            <span className="hidden font-mono print:inline">{hash}</span>
            <span className="inline-flex items-center gap-0.5 print:hidden">
              <ChevronRight aria-hidden className="size-4 group-open/proof:rotate-90" />
              Proof<span className="sr-only"> of entry {seq}</span>
            </span>
          </summary>
          {proofOpen && !veiled ? <Proof negotiation={negotiation} row={row} /> : null}
          {proofOpen && veiled ? (
            <p className="pb-2 text-sm text-ink-muted">Its text is part of the proof, so it waits as well.</p>
          ) : null}
        </details>
      </div>
    </div>
  )
}
