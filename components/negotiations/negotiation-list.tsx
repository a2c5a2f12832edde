import { Plus } from 'lucide-react'
import Link from 'next/link'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { NegotiationEntry } from './negotiation-entry'
import { groupRows, type NegotiationRow } from './negotiation-row'

export function NegotiationList({ rows }: { rows: readonly NegotiationRow[] }) {
  const { needsYou, underWay, closed } = groupRows(rows)
  const opening = (
    <Button look={needsYou.length === 0 ? 'primary' : 'secondary'} asChild>
      <Link href={paths.newNegotiation}>
        <Plus aria-hidden />
        Open a negotiation
      </Link>
    </Button>
  )
  if (rows.length === 0) {
    return (
      <>
        <PageHeader title="My negotiations" />
        <EmptyState
          className="mt-10"
          sentence="You are in no negotiation yet. Open one, or follow the link of an invitation."
          action={opening}
        />
      </>
    )
  }
  return (
    <>
      <PageHeader title="My negotiations" actions={opening} />
      <Group title="Needs you" rows={needsYou} leads />
      <Group title="Under way" rows={underWay} />
      <Group title="Ended" rows={closed} />
    </>
  )
}

type GroupProps = {
  title: string
  rows: readonly NegotiationRow[]
  /** The first row of this group carries the page's one primary button. */
  leads?: boolean
}

function Group({ title, rows, leads = false }: GroupProps) {
  if (rows.length === 0) return null
  return (
    <section className="mt-10" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {rows.map((row, index) => (
          <NegotiationEntry key={row.id} row={row} primary={leads && index === 0} />
        ))}
      </ul>
    </section>
  )
}
