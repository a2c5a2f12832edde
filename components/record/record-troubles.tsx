import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { faultWords } from '@/components/words/record'
import type { RecordState } from './record-store'

type RecordTroublesProps = {
  record: RecordState
  negotiation: string
  onAgain: () => void
}

/** What keeps this page from showing the whole record: what happened, what is safe, what next. */
export function RecordTroubles({ record, negotiation, onAgain }: RecordTroublesProps) {
  const { fault, ended, fetched } = record
  return (
    <>
      {fault ? (
        <Notice tone="danger" urgent title={`Entry ${fault.seq} does not follow from the ones before`}>
          <p>
            {faultWords({ check: 'replay', code: fault.fault, refusal: fault.refusal ?? null })} Nothing after
            it is shown. Do not act on this record; tell the others at the table.
          </p>
        </Notice>
      ) : null}
      {fetched === 'failed' ? (
        <Notice
          tone="warn"
          urgent
          title="The record could not be fetched"
          actions={<Button onClick={onAgain}>Try again</Button>}
        >
          <p>There is no connection to Parley just now. It is tried again as soon as there is one.</p>
        </Notice>
      ) : null}
      {ended === 'signed-out' ? (
        <Notice
          tone="warn"
          urgent
          title="You are signed out"
          actions={
            <Button asChild>
              <a href={`${paths.signIn}?after=${encodeURIComponent(paths.record(negotiation))}`}>Sign in</a>
            </Button>
          }
        >
          <p>What is shown stays; nothing new arrives.</p>
        </Notice>
      ) : null}
      {ended === 'seat-ended' ? (
        <Notice tone="warn" urgent title="You no longer sit at this table">
          <p>What is shown stays as it was; nothing new arrives. What you said remains on the record.</p>
        </Notice>
      ) : null}
      {ended === 'reload' ? (
        <Notice
          tone="warn"
          urgent
          title="Parley was renewed while this page was open"
          actions={<Button onClick={() => window.location.reload()}>Load again</Button>}
        >
          <p>Load the page again to see what is new.</p>
        </Notice>
      ) : null}
    </>
  )
}
