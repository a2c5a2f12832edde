import Link from 'next/link'
import { paths } from '@/components/shell/paths'
import { Notice } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import type { Alarm } from '@/server/record/alarm'

const WHAT: Record<Alarm['what'], (seq: number | null) => string> = {
  entry: (seq) => `Entry ${seq} is not what was recorded.`,
  'cut-short': (seq) =>
    `The record ends before entry ${seq}, and there were entries here that this server signed.`,
  'other-history': () => 'The entries are other ones than those this server signed before.',
  checkpoint: () => 'What this server signed last cannot be read, or was not signed by its key.',
}

/** Stands in place of a negotiation whose stored record does not verify. Every party sees it. */
export function AlarmPage({ alarm }: { alarm: Alarm }) {
  return (
    <main id="main" className="mx-auto flex max-w-[70ch] flex-col gap-6 px-4 py-10">
      <h1 className="text-2xl">The record of this negotiation was changed outside Parley</h1>
      <Notice tone="danger" urgent title="Do not rely on what this server says about it">
        <p>
          {WHAT[alarm.what](alarm.seq)} This server reads its records again at each start and at short
          intervals, and found this on <Time at={alarm.since} detail="second" />.
        </p>
      </Notice>
      <div className="flex flex-col gap-3">
        <p>
          Everyone in this negotiation sees this page. Nothing more is recorded here until the record verifies
          again.
        </p>
        <p>
          Keep the receipts and bundles you have: they are signed, and show what the record said. Open the
          page verify.html that is in the bundle, or one from another server you trust: with the bundle and
          your receipts, anybody can see what was agreed.
        </p>
        <p>
          <Link className="text-link" href={paths.negotiations} prefetch={false}>
            My negotiations
          </Link>
        </p>
      </div>
    </main>
  )
}
