'use client'

import { Check } from 'lucide-react'
import { ActDialog } from '@/components/room/act-dialog'
import { useMay } from '@/components/room/may'
import { PlainText } from '@/components/room/plain-text'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { useMainLook } from '@/components/room/use-needs'
import { Button } from '@/components/ui/button'
import { listed } from '@/components/words/names'
import { seatedParties } from '@/server/protocol/authority'
import type { PartyId } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import type { Issue } from '@/server/protocol/state'
import { OptionHint } from './option-hint'

/** Texts that parties support, to the letter, and who does. An issue is agreed when all support the same. */
export function Support({ issue }: { issue: Issue }) {
  const state = useNegotiation()
  const may = useMay()
  const open = issue.status === 'OPEN' && !issue.setAside
  if (!open) return null
  const others = issue.positions.some((one) => one.party !== may.party)
  const texts = [...new Set(issue.support.map((one) => one.decision))]
  const parties = seatedParties(state).map((one) => one.party)
  if (texts.length === 0 && !(may.agree && others)) return null
  return (
    <section aria-label="Decisions" className="flex flex-col gap-4">
      <h3 className="text-lg">Towards a decision</h3>
      {texts.map((text) => (
        <Supported key={text} issue={issue} text={text} parties={parties} />
      ))}
      {may.agree && !others ? (
        <p className="text-sm text-ink-muted">
          You can support a text once another party has taken a position here: nobody agrees with itself.
        </p>
      ) : null}
      {may.agree && others ? (
        <div>
          <ActDialog
            name={`support:${issue.issue}`}
            trigger={<Button>{texts.length === 0 ? 'Propose a decision' : 'Propose another text'}</Button>}
            title="Propose a decision"
            description="You support this text for your party, exactly as it stands. The issue is agreed once every party supports the same text. You can change your mind until then."
            words={{
              label: 'The decision',
              hint: 'Write it as it should stand in a settlement.',
              limit: LIMIT.prose,
              rows: 4,
            }}
            action="Support this text"
            command={(decision) => ({ type: 'SupportDecision', issue: issue.issue, decision })}
          >
            <OptionHint issue={issue} />
          </ActDialog>
        </div>
      ) : null}
    </section>
  )
}

type SupportedProps = { issue: Issue; text: string; parties: PartyId[] }

function Supported({ issue, text, parties }: SupportedProps) {
  const names = useNames()
  const may = useMay()
  const look = useMainLook()
  const who = parties.filter((party) =>
    issue.support.some((one) => one.party === party && one.decision === text),
  )
  const missing = parties.filter((party) => !who.includes(party))
  const supporter = (party: PartyId) => {
    const said = issue.support.find((one) => one.party === party)
    return said ? names.side(party, said.mark.seq) : names.party(party)
  }
  const mine = may.party !== null && who.includes(may.party)
  const others = issue.positions.some((one) => one.party !== may.party)
  return (
    <article aria-label="A supported decision" className="border-l-2 border-line-strong pl-4">
      <PlainText text={text} className="prose-settlement" />
      <p className="mt-1 text-sm text-ink-muted">
        Supported by {listed(who.map(supporter))}.
        {missing.length > 0 ? ` Not by ${listed(missing.map(names.party), 'or')}.` : ''}
      </p>
      {may.agree && others && !mine ? (
        <div className="mt-2">
          <ActDialog
            name={`support:${issue.issue}:this`}
            trigger={
              <Button look={look}>
                <Check aria-hidden />
                Support this text
              </Button>
            }
            title="Support this text"
            description="You say for your party that the issue is decided so. It goes into the next settlement, which you are asked about separately."
            action="Yes, support it"
            command={() => ({ type: 'SupportDecision', issue: issue.issue, decision: text })}
          >
            <PlainText text={text} className="prose-settlement border-l-2 border-line-strong pl-4" />
          </ActDialog>
        </div>
      ) : null}
    </article>
  )
}
