'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
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

/** Checks a bundle in this browser. Nothing of it is sent, so the page needs no account. */
export function VerifyPage() {
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
      <form onSubmit={(event) => void check(event)} className="flex flex-col gap-6">
        <Field
          label="The bundle"
          hint="A ZIP file, as a negotiation’s record page gives it."
          error={checking.state === 'unchosen' ? 'Choose the bundle first.' : undefined}
        >
          <TextField type="file" name="bundle" accept=".zip,application/zip" />
        </Field>
        <Field
          label="Fingerprint of the key you trust"
          aside="optional"
          hint="Told by the house, or printed, somewhere other than in this bundle. 64 figures and letters."
        >
          <TextField name="key" autoComplete="off" spellCheck={false} />
        </Field>
        <Field
          label="Receipts you were given"
          aside="optional"
          hint="Only a receipt shows whether the record was cut short or written anew with the true key."
        >
          <TextField type="file" name="receipts" multiple accept=".tlog-proof,text/plain" />
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
      <p className="mt-10 border-t border-line pt-6 text-sm text-ink-muted">
        This page’s code came from the house that serves it. Who does not trust that house checks elsewhere:
        every bundle brings a page of its own, and VERIFY.md in it describes the formats well enough to write
        a program.
      </p>
    </>
  )
}

function chosen(given: FormData, name: string): File[] {
  return given.getAll(name).flatMap((one) => (one instanceof File && one.size > 0 ? [one] : []))
}
