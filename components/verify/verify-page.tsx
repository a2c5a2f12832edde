'use client'

import { type FormEvent, useRef, useState } from 'react'
import { HashText } from '@/components/record/hash-text'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { fileLook } from '@/components/ui/file-look'
import { LiveRegion } from '@/components/ui/live-region'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { Progress } from '@/components/ui/progress'
import { TextField } from '@/components/ui/text-field'
import type { Report } from '@/server/record/bundle-report'
import { type CheckProgress, checkBundle } from './check-bundle'
import { ReportView } from './report-view'

type Checking =
  | { state: 'ready' | 'unchosen' | 'unreadable' }
  | { state: 'checking'; progress: CheckProgress }
  | { state: 'done'; report: Report }

/** `signs` now, or did before. */
type HouseKey = { fingerprint: string; signs: boolean }

/** The browser’s own button, looking like one. */

/** Checks a bundle in this browser. Nothing of it is sent, so the page needs no account. */
export function VerifyPage({ keys }: { keys: readonly HouseKey[] }) {
  const [checking, set] = useState<Checking>({ state: 'ready' })
  const turn = useRef(0)
  const busy = checking.state === 'checking'

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const [bundle] = chosen(given, 'bundle')
    if (!bundle) return set({ state: 'unchosen' })
    turn.current += 1
    const mine = turn.current
    const key = given.get('key')
    set({ state: 'checking', progress: { done: 0, of: 0 } })
    const report = await checkBundle(
      { bundle, key: typeof key === 'string' ? key : '', receipts: chosen(given, 'receipts') },
      (progress) => mine === turn.current && set({ state: 'checking', progress }),
    )
    if (mine === turn.current) set(report ? { state: 'done', report } : { state: 'unreadable' })
  }

  return (
    <>
      <PageHeader
        title="Verify a record"
        lead="Choose a bundle, and what you have from elsewhere. Everything is checked in this browser; nothing leaves it."
      />
      <form onSubmit={(event) => void check(event)} className="mt-8 flex flex-col gap-6">
        <Field
          label="The bundle"
          hint="A ZIP file, as a negotiation’s record page gives it."
          error={checking.state === 'unchosen' ? 'Choose the bundle first.' : undefined}
        >
          <TextField type="file" name="bundle" accept=".zip,application/zip" className={fileLook} />
        </Field>
        <Field
          label="Fingerprint of the key you trust"
          aside="optional"
          hint="As the server that kept the record told you, or as it was printed: from anywhere but this bundle. 64 figures and letters."
        >
          <TextField name="key" autoComplete="off" spellCheck={false} />
        </Field>
        <Field
          label="Receipts you were given"
          aside="optional"
          hint="Only a receipt shows whether the record was cut short or written anew with the true key."
        >
          <TextField
            type="file"
            name="receipts"
            multiple
            accept=".tlog-proof,text/plain"
            className={fileLook}
          />
        </Field>
        <Button type="submit" look="primary" busy={busy} className="self-start max-md:w-full">
          {busy ? 'Verifying' : 'Verify'}
        </Button>
      </form>
      <LiveRegion className="mt-6 text-sm text-ink-muted">{busy ? 'Checking each entry.' : ''}</LiveRegion>
      {checking.state === 'checking' ? <Progress label="Entries checked" {...checking.progress} /> : null}
      {checking.state === 'unreadable' ? (
        <Notice tone="warn" urgent title="This is not a bundle that can be read">
          <p>Nothing was checked. It may be damaged, or another kind of file.</p>
        </Notice>
      ) : null}
      {checking.state === 'done' ? <ReportView report={checking.report} /> : null}
      <section aria-labelledby="keys" className="mt-10 flex flex-col gap-2 border-t border-line pt-6">
        <h2 id="keys" className="text-lg">
          The key of this server
        </h2>
        <p className="text-ink-muted">
          Write it down somewhere else: compared with a note of your own, or with what another party wrote
          down, it shows who signed.
        </p>
        <ul className="flex flex-col gap-2">
          {keys.map(({ fingerprint, signs }) => (
            <li key={fingerprint}>
              <HashText hash={fingerprint} className="block rounded-md bg-sunken px-3 py-2" />
              <span className="text-sm text-ink-muted">{signs ? 'Signs now' : 'Signed before'}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-6 text-sm text-ink-muted">
        This page’s code came from the server you opened it from. Who does not trust that server checks
        elsewhere: every bundle brings a page of its own, and VERIFY.md in it describes the formats well
        enough to write a program.
      </p>
    </>
  )
}

function chosen(given: FormData, name: string): File[] {
  return given.getAll(name).flatMap((one) => (one instanceof File && one.size > 0 ? [one] : []))
}
