import { isUnratified } from '@/server/protocol/endings'
import type { Issue, Opened } from '@/server/protocol/state'
import { liveIssue } from '../directory/format/live-issue'
import { done, failed, type Outcome, type Told } from '../directory/outcome'
import type { Client } from './client'
import { handleOf, handles, turnWord } from './party'

/** Issues with the names that their files have in a directory. */
export function issueFiles(state: Opened): { issue: Issue; file: string }[] {
  const agentOf = (party: Issue['positions'][number]['party']) => handleOf(state, party) ?? party
  return state.issues.map((issue) => ({ issue, file: liveIssue(state, issue, agentOf).file }))
}

const ICON = { AGREED: '✅', ESCALATED: '⚠️', OPEN: '🔄' } as const
const SAID = { AGREED: 'AGREED', ESCALATED: 'ESCALATE', OPEN: 'OPEN' } as const

const saidOf = (issue: Issue) =>
  issue.status === 'OPEN' && issue.positions.length === 0 ? 'NO POSITIONS YET' : SAID[issue.status]

export async function status(client: Client): Promise<Outcome> {
  const state = await client.state()
  const names = handles(state).map((one) => one.handle)
  const rows = issueFiles(state)
  const count = (wanted: Issue['status']) => rows.filter(({ issue }) => issue.status === wanted).length
  const [agreed, open, escalated] = [count('AGREED'), count('OPEN'), count('ESCALATED')]
  return done(
    [
      '=== Negotiation Status ===',
      `Current turn: ${turnWord(state)}`,
      'Registered agents:',
      ...(names.length > 0 ? names.map((name) => `  ${name}`) : ['  (none)']),
      'Issues:',
      ...(rows.length > 0
        ? rows.map(
            ({ issue, file }) =>
              `  ${saidOf(issue) === 'NO POSITIONS YET' ? '📝' : ICON[issue.status]} ${file} — ${issue.title} [${saidOf(issue)}]`,
          )
        : ['  (no issues filed yet)']),
      `Summary: ${rows.length} issues — ${agreed} agreed, ${open} open, ${escalated} escalated`,
      ...(rows.length > 0 && agreed === rows.length
        ? ['🎉 All issues resolved! Ready for final document.']
        : []),
      ...(state.phase === 'Closed'
        ? withoutAgreement(state)
        : [`Phase: ${state.phase}. What is agreed here binds nobody: people must ratify.`]),
    ],
    {
      turn: turnWord(state),
      agents: names,
      phase: state.phase,
      issues: rows.map(({ issue, file }): Told => ({ file, title: issue.title, status: saidOf(issue) })),
      agreed,
      open,
      escalated,
    },
  )
}

/** What is to be said of an end that has no agreement; nothing where all have ratified. */
function withoutAgreement(state: Opened): string[] {
  if (state.phase !== 'Closed' || state.closing.outcome.kind === 'canonical') return []
  return isUnratified(state)
    ? ['Ended as consensus, unratified: no settlement was ratified, and it binds nobody.']
    : [`Ended without agreement (${state.closing.outcome.kind}): nobody is bound.`]
}

/** Software ends nothing: this says whether it is over, or who has to do what before it is. */
export async function finish(client: Client): Promise<Outcome> {
  const state = await client.state()
  const address = `${client.server.url.replace(/\/+$/, '')}/n/${state.negotiation}`
  if (state.phase === 'Closed') {
    const { kind } = state.closing.outcome
    return done([`Negotiation complete. Final document: ${address}`, ...withoutAgreement(state)], {
      outcome: kind,
    })
  }
  const left = issueFiles(state).filter(({ issue }) => issue.status !== 'AGREED' && !issue.setAside)
  if (left.length > 0)
    return failed(
      1,
      'NotAgreed',
      ...left.map(({ issue, file }) =>
        saidOf(issue) === 'NO POSITIONS YET'
          ? `NO POSITIONS: ${file}`
          : `NOT AGREED: ${file} (${saidOf(issue)})`,
      ),
      `Error: ${left.length} issues not yet agreed. Cannot finish.`,
    )
  if (state.phase === 'Ratification')
    return failed(1, 'InRatification', 'Error: The final document waits for the people who must ratify it.')
  return failed(
    1,
    'NoFinal',
    `Error: ${address} has no final document that people were asked to ratify.`,
    'A person drafts it there from the decisions, and the facilitator puts it to ratification.',
  )
}
