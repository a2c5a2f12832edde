import { counted } from '@/components/words/names'
import { valueInWords } from '@/server/protocol/packages'
import type { WeighedIssue } from './declare-draft'
import type { Better } from './joint'

type BetterDealsProps = {
  better: Better
  issues: readonly WeighedIssue[]
  /** By the party's place. */
  nameOf: (at: number) => string
}

/** What the parties left on the table, told once all is open: nobody would have lost by it. */
export function BetterDeals({ better: { packages, moves }, issues, nameOf }: BetterDealsProps) {
  return (
    <section aria-label="What would have hurt nobody" className="flex flex-col gap-2">
      <h4 className="font-medium">What would have hurt nobody</h4>
      <p className="text-sm text-ink-muted">
        {packages === 0
          ? 'No package would have been better for one party without taking from another.'
          : `${counted(packages, 'package')} would have been better for somebody and worse for nobody.${moves.length > 0 ? ' From the deal, by moving on one issue or exchanging two:' : ''}`}
      </p>
      {moves.length > 0 ? (
        <ul className="flex flex-col gap-1 text-sm">
          {moves.map(({ changes, gains }) => (
            <li key={changes.map(({ issue, value }) => `${issue} ${value}`).join()}>
              {changes.map(({ issue, value }) => changeWords(issues, issue, value)).join(', and ')}:{' '}
              <span className="figures font-medium">
                {gains.map((gain, at) => `${nameOf(at)} +${Math.round(gain)}`).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function changeWords(issues: readonly WeighedIssue[], issue: number, value: string): string {
  const one = issues.find((each) => each.issue === issue)
  return one ? `${one.title} to ${valueInWords(one.kind, value)}` : value
}
