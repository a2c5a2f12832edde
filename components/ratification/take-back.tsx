'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { listed } from '@/components/words/names'
import type { AnswerTo } from './answer-to'
import { useAct } from './use-act'

type TakeBackProps = { to: AnswerTo; busy: boolean; onRefuse: () => void }

/** What there is to take back before an answer is recorded: said as it is, also where that is nothing. */
export function TakeBack({ to, busy, onRefuse }: TakeBackProps) {
  const { act, busy: acting, problem } = useAct(to.negotiation, { person: to.me, keys: to.keys })
  const router = useRouter()
  const { lapsed, grants } = to.earlier

  async function revoke(grant: number) {
    if (await act({ type: 'RevokeGrant', grant })) router.refresh()
  }

  return (
    <Notice tone="neutral" title="Nothing you ratified stands in this call">
      <p>
        {lapsed.length > 0
          ? `What was ratified for you in ${lapsed.length === 1 ? 'call' : 'calls'} ${listed(lapsed.map(String))} lapsed when that ended. It binds you to nothing, so there is nothing of it to take back.`
          : 'No ratification of yours has been recorded here, so there is none to take back.'}
      </p>
      {grants.map(({ grant, to: holder }) => (
        <p key={grant} className="flex flex-wrap items-center gap-3">
          <span>You let {holder} answer for you.</span>
          <Button size="small" busy={acting} onClick={() => revoke(grant)}>
            Revoke that
          </Button>
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-3">
        <span>You do not agree to this settlement?</span>
        <Button size="small" look="danger" busy={busy} onClick={onRefuse}>
          Record my rejection
        </Button>
      </p>
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
    </Notice>
  )
}
