'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useMay } from '@/components/room/may'
import { useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { standing } from '@/server/protocol/authority'
import { roundsOf } from '@/server/protocol/issues'
import { LIMIT } from '@/server/protocol/limits'
import type { Issue, Opened } from '@/server/protocol/state'

function mayEscalate(state: Opened, issue: Issue): boolean {
  const most = state.charter.limits.roundsPerParty
  return (
    most !== null &&
    issue.status === 'OPEN' &&
    !issue.setAside &&
    standing(state).some(({ party }) => roundsOf(issue, party) >= most)
  )
}

/** What can be done with an issue beside speaking on it. */
export function IssueActs({ issue }: { issue: Issue }) {
  const state = useNegotiation()
  const may = useMay()
  if (state.phase !== 'Mediation') return null
  const decided = issue.status !== 'OPEN' || issue.setAside !== null
  const acts = [
    may.inTurn && mayEscalate(state, issue) ? <Escalate key="escalate" issue={issue} /> : null,
    may.facilitate && issue.status === 'ESCALATED' && !issue.setAside ? (
      <SetAside key="dropped" issue={issue} decision="dropped" />
    ) : null,
    may.facilitate && issue.status === 'ESCALATED' && !issue.setAside ? (
      <SetAside key="carved-out" issue={issue} decision="carved-out" />
    ) : null,
    decided && (may.inTurn || may.facilitate) ? <Reopen key="reopen" issue={issue} /> : null,
  ].filter((act) => act !== null)
  return acts.length > 0 ? <div className="flex flex-wrap gap-2">{acts}</div> : null
}

function Escalate({ issue }: { issue: Issue }) {
  return (
    <ActDialog
      name={`escalate:${issue.issue}`}
      trigger={<Button>Escalate this issue</Button>}
      title={`Escalate issue ${issue.issue}`}
      description="You say that the parties cannot settle it between them. The facilitator may then leave it out of the settlement, in words that all must ratify. It can be reopened."
      words={{ label: 'What stands between the parties', limit: LIMIT.prose, rows: 4 }}
      action="Escalate"
      command={(summary) => ({ type: 'EscalateIssue', issue: issue.issue, summary })}
    />
  )
}

function SetAside({ issue, decision }: { issue: Issue; decision: 'dropped' | 'carved-out' }) {
  const drop = decision === 'dropped'
  return (
    <ActDialog
      name={`aside:${issue.issue}`}
      trigger={<Button>{drop ? 'Drop it' : 'Carve it out'}</Button>}
      title={drop ? `Drop issue ${issue.issue}` : `Carve out issue ${issue.issue}`}
      description={
        drop
          ? 'The settlement will say that this issue was dropped, and why. All parties must ratify that too.'
          : 'The settlement will say that this issue is left to be settled elsewhere, and why. All parties must ratify that too.'
      }
      words={{ label: 'The reason', limit: LIMIT.line }}
      action={drop ? 'Drop it' : 'Carve it out'}
      command={(reason) => ({ type: 'SetIssueAside', issue: issue.issue, decision, reason })}
    />
  )
}

function Reopen({ issue }: { issue: Issue }) {
  return (
    <ActDialog
      name={`reopen:${issue.issue}`}
      trigger={<Button look="quiet">Reopen this issue</Button>}
      title={`Reopen issue ${issue.issue}`}
      description="It becomes open again. What was said stays; what was supported must be said anew."
      words={{ label: 'The reason', limit: LIMIT.line }}
      action="Reopen"
      command={(reason) => ({ type: 'ReopenIssue', issue: issue.issue, reason })}
    />
  )
}
