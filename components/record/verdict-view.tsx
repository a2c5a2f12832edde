import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import { counted, listed } from '@/components/words/names'
import { faultWords } from '@/components/words/record'
import { checkWords, nothingToCheck } from '@/server/record/fault-words'
import type { Verdict } from '@/server/record/verify'
import type { KnownHeads } from './use-verify'

type VerdictViewProps = { verdict: Verdict; known: KnownHeads; at: string; onGoTo: (seq: number) => void }

/** The verdict comes below its button: on a small screen it would stand out of sight. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** What was looked at, what that proves, and what it cannot prove. */
export function VerdictView({ verdict, known, at, onGoTo }: VerdictViewProps) {
  const { first, checks, entries, sound } = verdict
  const fine = sound && !known.unplaced
  const looked = checks.filter(({ check, done, fault }) => done > 0 && !fault && check !== 'known-head')
  const empty = checks.filter(({ check, done, fault }) => done === 0 && !fault && check !== 'known-head')
  return (
    <div className="flex flex-col gap-4">
      <div ref={intoView}>
        <Notice
          tone={fine ? 'ok' : 'danger'}
          urgent
          title={
            first
              ? `Entry ${first.seq} does not hold`
              : known.unplaced
                ? 'The line you kept is not in this record'
                : `Consistent: nothing wrong was found in ${counted(entries, 'entry', 'entries')}`
          }
        >
          {first ? (
            <>
              <p>{faultWords(first)}</p>
              <p>
                {first.seq > 1 ? `Entries 1 to ${first.seq - 1} hold. ` : ''}Nothing after it can be relied
                on. Do not act on this record; tell the others at the table, and compare what each of you
                kept.
              </p>
              <button type="button" className="self-start text-link" onClick={() => onGoTo(first.seq)}>
                Go to entry {first.seq}
              </button>
            </>
          ) : known.unplaced ? (
            <p>
              No entry has this hash. Either the line is of another negotiation, or this record was written
              anew since. Compare what the others at the table kept.
            </p>
          ) : (
            <p>
              Checked in this browser at <Time at={at} detail="second" />.
            </p>
          )}
        </Notice>
      </div>
      <Part level={3} look="small" title="What was checked">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {looked.map(({ check, done }) => (
            <li key={check}>{checkWords(check, done)}</li>
          ))}
        </ul>
        {empty.length > 0 ? (
          <p className="mt-1 text-ink-muted">
            Not on this record, so nothing to check: {listed(empty.map(({ check }) => nothingToCheck[check]))}
            .
          </p>
        ) : null}
      </Part>
      <Part level={3} look="small" title="What it was compared with">
        <Compared known={known} />
      </Part>
      {fine ? (
        <Part level={3} look="small" title="What this proves">
          <ul className="flex list-disc flex-col gap-1 pl-5">
            <li>
              The record agrees with itself. Whoever changes, adds or takes out one entry has to change every
              hash after it.
            </li>
            <li>
              Each act was allowed to who did it, when it was done.
              {verdict.outcome?.kind === 'canonical'
                ? ' The agreement rests on confirmed words of each party, given to the same text in the same call.'
                : ''}
            </li>
          </ul>
        </Part>
      ) : null}
      <Part level={3} look="small" title="What this does not prove">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>
            That nobody wrote all of it anew, or cut off its end. Whoever runs the server could. A line that
            you kept elsewhere shows it; so does one that another party kept.
          </li>
          <li>What the sealed parts say: only that they were committed to.</li>
          <li>
            That this check itself is honest: its code came from the same server. Who does not trust that,
            compares hashes with a program of their own.
          </li>
        </ul>
      </Part>
    </div>
  )
}

function Compared({ known: { device, line, unplaced } }: { known: KnownHeads }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      <li>What this page had shown before the check.</li>
      {device ? (
        <li>
          Entry {device.seq}, as this device found it on <Time at={device.at} />.
        </li>
      ) : (
        <li>
          Nothing from before: this device verifies this record for the first time. The next check looks
          whether all of today’s entries are still there.
        </li>
      )}
      {line && !unplaced ? <li>The line you kept.</li> : null}
    </ul>
  )
}
