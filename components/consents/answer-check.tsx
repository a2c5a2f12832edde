'use client'

import { Check } from 'lucide-react'
import { ActDialog } from '@/components/room/act-dialog'
import { useMay } from '@/components/room/may'
import { PlainText } from '@/components/room/plain-text'
import { useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { LIMIT } from '@/server/protocol/limits'
import type { ConsentCheck } from '@/server/protocol/state'
import { answerOf } from '@/server/protocol/turns'

/** Consent and objection with equal weight, for whoever may agree for a party. */
export function AnswerCheck({ check }: { check: ConsentCheck }) {
  const { bound } = useNegotiation()
  const may = useMay()
  if (!may.consent || may.party === null || bound !== null) return null
  const given = answerOf(check, may.party)?.answer.answer
  const { digest } = check
  const replaces = given ? ' It replaces your first answer; both stay on the record.' : ''
  return (
    <div className="flex flex-wrap gap-2">
      {given === 'consent' ? null : (
        <ActDialog
          name={`consent:${check.check}`}
          trigger={
            <Button>
              <Check aria-hidden />
              {given ? 'Consent after all' : 'Consent'}
            </Button>
          }
          title={`Consent in check ${check.check}`}
          description={`You say that your party can agree to this text. It binds nobody: a settlement is put to you separately.${replaces}`}
          action="Consent"
          command={() => ({
            type: 'AnswerConsent',
            check: check.check,
            digest,
            answer: { answer: 'consent' },
          })}
        >
          <PlainText text={check.proposal} className="prose-settlement border-l-2 border-line-strong pl-4" />
        </ActDialog>
      )}
      <ActDialog
        name={`object:${check.check}`}
        trigger={<Button>{given === 'object' ? 'Object for another reason' : 'Object'}</Button>}
        title={`Object in check ${check.check}`}
        description={`Everybody reads your reason, so that the next proposal can meet it.${replaces}`}
        words={{ label: 'Why you cannot agree', limit: LIMIT.prose, rows: 3 }}
        action="Object"
        command={(reason) => ({
          type: 'AnswerConsent',
          check: check.check,
          digest,
          answer: { answer: 'object', reason },
        })}
      />
    </div>
  )
}
