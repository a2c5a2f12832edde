import { useState } from 'react'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Disclosure } from '@/components/ui/disclosure'
import { Field } from '@/components/ui/field'
import { LiveRegion } from '@/components/ui/live-region'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { TextArea } from '@/components/ui/text-area'
import type { NegotiationId } from '@/server/protocol/ids'
import { HashText } from './hash-text'
import { headLine, readHeadLine } from './kept-head'
import { useVerify, type Verifying } from './use-verify'
import { VerdictView } from './verdict-view'

type VerifyPanelProps = {
  negotiation: NegotiationId
  person: string
  head: { seq: number; hash: string }
  onGoTo: (seq: number) => void
}

/** The head to keep, and the check. */
export function VerifyPanel({ negotiation, person, head, onGoTo }: VerifyPanelProps) {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const { verify, start } = useVerify(negotiation, person, head)
  const busy = verify.state === 'fetching' || verify.state === 'checking'

  function press() {
    const line = typed.trim() === '' ? null : readHeadLine(typed)
    setWrong(typed.trim() !== '' && line === null)
    if (typed.trim() === '' || line) start(line)
  }

  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="head" className="flex flex-col gap-2">
        <h2 id="head" className="text-lg">
          Keep this
        </h2>
        {head.seq > 0 ? (
          <>
            <p>
              The last entry is {head.seq}. Its hash stands for all {head.seq} of them:
            </p>
            <HashText hash={head.hash} className="block rounded-md bg-sunken px-3 py-2" />
            <p className="text-ink-muted">
              Keep it where Parley cannot reach it: on paper, in a mail to yourself. If anything up to entry{' '}
              {head.seq} is changed later, it no longer fits.
            </p>
            <CopyButton
              text={headLine(negotiation, head.seq, head.hash)}
              label="Copy the line to keep"
              done="Copied."
              failed="The browser did not allow it. Select the hash instead."
              className="print:hidden"
            />
          </>
        ) : null}
      </section>
      <section
        aria-labelledby="bundle"
        className="flex flex-col gap-2 border-t border-line pt-6 print:hidden"
      >
        <h2 id="bundle" className="text-lg">
          Take it with you
        </h2>
        <p className="text-ink-muted">
          The bundle holds the whole record, signed, with everything needed to check it without Parley. A
          receipt holds one entry and the signed state of all of them. Sealed parts are in neither.
        </p>
        <p className="flex flex-col items-start gap-2">
          <a className="text-link" href={paths.bundle(negotiation)} download>
            Download the bundle
          </a>
          {head.seq > 0 ? (
            <a className="text-link" href={paths.receipt(negotiation, head.seq)} download>
              Download a receipt up to entry {head.seq}
            </a>
          ) : null}
          <a className="text-link" href={paths.verify}>
            Verify a bundle
          </a>
        </p>
      </section>
      <section
        aria-labelledby="verify"
        className="flex flex-col gap-3 border-t border-line pt-6 print:hidden"
      >
        <h2 id="verify" className="text-lg">
          Verify
        </h2>
        <p className="text-ink-muted">
          Your browser fetches the whole record anew, recomputes every hash and carries out every act again
          under the protocol’s rules.
        </p>
        <Disclosure summary="Compare with a line you kept">
          <Field
            label="The line, or the hash in it"
            error={wrong ? 'There is no hash in it: 64 figures and letters from a to f.' : undefined}
          >
            <TextArea
              rows={2}
              value={typed}
              maxLength={400}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </Disclosure>
        <Button look="primary" busy={busy} onClick={press} className="self-start max-md:w-full">
          {busy ? 'Verifying' : verify.state === 'done' ? 'Verify again' : 'Verify'}
        </Button>
        <Checking verify={verify} />
        {verify.state === 'unreachable' ? (
          <Notice tone="warn" urgent title="The record could not be fetched">
            <p>Nothing was checked. Verify again once you are connected and signed in.</p>
          </Notice>
        ) : null}
        {verify.state === 'done' ? <VerdictView {...verify} onGoTo={onGoTo} /> : null}
      </section>
    </div>
  )
}

function Checking({ verify }: { verify: Verifying }) {
  const checking = verify.state === 'checking' ? verify : null
  return (
    <>
      {checking ? (
        <div className="text-sm text-ink-muted">
          <Progress label="Entries checked" done={checking.done} of={checking.of} className="mb-1" />
          <span className="figures">
            {checking.done} of {checking.of}
          </span>
        </div>
      ) : null}
      <LiveRegion className="text-sm text-ink-muted">
        {verify.state === 'fetching' ? 'Fetching the record.' : ''}
        {checking ? 'Checking each entry.' : ''}
      </LiveRegion>
    </>
  )
}
