import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LiveRegion } from '@/components/ui/live-region'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { counted } from '@/components/words/names'
import { contestedEntries, openDisputes } from '@/server/protocol/disputes'
import type { PersonId } from '@/server/protocol/ids'
import { notableSince } from '@/server/record/notable'
import { arrange, type Line, lineOf } from './arrange'
import { actorsIn, EVERYTHING, filtered, filters, notableOf } from './filter'
import type { RecordState } from './record-store'
import { StoryEntry } from './story-entry'
import { StoryFilter } from './story-filter'
import { StoryList, type StoryListHandle } from './story-list'
import { StoryRun } from './story-run'
import { useAddress } from './use-address'
import { useNew } from './use-new'
import { usePaper } from './use-paper'
import { veilFor } from './veil'

/** More lines than this are not put on paper at once. */
const MOST_ON_PAPER = 2_000

type StoryProps = { record: RecordState; negotiation: string; me: PersonId }

/** The entries as a story: filtered, days as headings, runs told as one. */
export function Story({ record, negotiation, me }: StoryProps) {
  const { rows, of, opened, fetched, fault } = record
  const list = useRef<StoryListHandle>(null)
  const { filter, setFilter, meant, clearMeant } = useAddress()
  const [openRuns, setOpenRuns] = useState<ReadonlySet<number>>(new Set())
  const [openProofs, setOpenProofs] = useState<ReadonlySet<number>>(new Set())
  const paper = usePaper()

  const asked = useDeferredValue(filter)
  const beside = useMemo(
    () => ({ since: opened ? notableSince(opened) : new Map(), veiled: veilFor(opened, me) }),
    [opened, me],
  )
  const found = useMemo(() => filtered(rows, asked, beside), [rows, asked, beside])
  const collapse = !filters(asked) && !paper
  const lines = useMemo(() => arrange(found, openRuns, collapse), [found, openRuns, collapse])
  const actors = useMemo(() => actorsIn(rows), [rows])
  const contested = useMemo(
    () => new Set(opened ? openDisputes(opened).flatMap((one) => contestedEntries(opened, one)) : []),
    [opened],
  )
  const { fresh, end, seen } = useNew(rows.length, rows.length === of && fetched === 'done')

  const at = meant === null ? -1 : lineOf(lines, meant.seq)
  const line = lines[at]
  useEffect(() => {
    if (meant === null || meant.reached || meant.seq > rows.length) return
    if (at < 0) return setFilter(EVERYTHING)
    if (line?.kind === 'run') return setOpenRuns((before) => new Set(before).add(line.rows[0]?.seq ?? 0))
    list.current?.goTo(at)
    clearMeant()
  }, [meant, at, line, rows.length, setFilter, clearMeant])

  function render(shown: Line) {
    if (shown.kind === 'run') {
      const first = shown.rows[0]?.seq ?? 0
      return (
        <StoryRun
          rows={shown.rows}
          open={shown.open}
          onOpen={(open) => setOpenRuns((before) => toggled(before, first, open))}
        />
      )
    }
    const { row } = shown
    return (
      <StoryEntry
        negotiation={negotiation}
        row={row}
        veiled={beside.veiled(row)}
        notable={notableOf(row, beside)}
        disputed={contested.has(row.seq)}
        meant={meant?.seq === row.seq && !paper}
        whole={paper || asked.words.trim() !== ''}
        proofOpen={openProofs.has(row.seq)}
        onProof={(open) => setOpenProofs((before) => toggled(before, row.seq, open))}
      />
    )
  }

  const reading = fault === null && fetched !== 'failed' && (fetched === 'under-way' || rows.length < of)
  return (
    <section aria-label="Story" className="flex flex-col gap-2">
      <StoryFilter
        filter={filter}
        actors={actors}
        issues={opened?.issues ?? []}
        shown={found.length}
        of={rows.length}
        onChange={setFilter}
      />
      {reading ? <Reading done={rows.length} of={of} /> : null}
      {paper && lines.length > MOST_ON_PAPER ? (
        <Notice tone="warn">
          <p>
            The first {MOST_ON_PAPER} of {lines.length} entries are printed. Filter the record to print the
            others.
          </p>
        </Notice>
      ) : null}
      {rows.length > 0 && found.length === 0 ? (
        <EmptyState
          sentence="No entry is like this."
          action={<Button onClick={() => setFilter(EVERYTHING)}>Show everything</Button>}
        />
      ) : (
        <StoryList
          ref={list}
          lines={paper ? lines.slice(0, MOST_ON_PAPER) : lines}
          whole={paper}
          render={render}
        />
      )}
      <div ref={end} />
      <LiveRegion className="sticky bottom-20 self-center desk:bottom-6 print:hidden">
        {fresh > 0 ? (
          <Button
            onClick={() => {
              list.current?.goTo(lines.length - 1)
              seen()
            }}
          >
            {counted(fresh, 'new entry', 'new entries')} below
          </Button>
        ) : null}
      </LiveRegion>
    </section>
  )
}

function Reading({ done, of }: { done: number; of: number }) {
  return (
    <div className="text-sm text-ink-muted print:hidden">
      <Progress label="Entries read" done={done} of={of} className="mb-1" />
      <span className="figures">
        {of === 0 ? 'Fetching the record.' : `Replaying it here: ${done} of ${of} entries.`}
      </span>
    </div>
  )
}

function toggled(before: ReadonlySet<number>, one: number, open: boolean): ReadonlySet<number> {
  if (before.has(one) === open) return before
  const after = new Set(before)
  if (open) after.add(one)
  else after.delete(one)
  return after
}
