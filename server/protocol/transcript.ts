import { standing } from './authority'
import { isUnratified } from './endings'
import type { PartyId } from './ids'
import { latestIntent } from './intents'
import type { Matter, Opened } from './state'
import type { IntentStatement } from './statements'
import { hasConsensus } from './turns'

/** An intent in the vocabulary of trade-offs: what a party stands for, why, what it keeps, what it can give. */
type PositionStatement = { priority: string; rationale: string; redLine: string; willing: string }

const joined = (lines: readonly string[]) => (lines.length === 0 ? 'None stated' : lines.join('; '))

function positionStatement(statement: IntentStatement): PositionStatement {
  const [first] = statement.goals
  return {
    priority: joined(statement.goals.map((one) => one.text)),
    rationale: first?.rationale.trim() ? first.rationale : 'None stated',
    redLine: joined(statement.redLines),
    willing: joined(statement.tradeable),
  }
}

type Message = { seq: number; text: string }

/** What was said at a table of trade-offs, message by message in the order of the record, in the form agents exchange. */
export function transcriptMessages(state: Opened): string[] {
  const name = (party: PartyId) => state.parties.find((one) => one.party === party)?.name ?? party
  const messages: Message[] = [
    ...state.intents.map(({ party, statement, mark }) => {
      const { priority, rationale, redLine, willing } = positionStatement(statement)
      const text = `[ADVOCATE - ${name(party)}]\nPRIORITY: ${priority}\nRATIONALE: ${rationale}\nRED LINE: ${redLine}\nWILLING TO TRADE: ${willing}`
      return { seq: mark.seq, text }
    }),
    ...state.trades.map(({ party, offer, want, because, mark }) => ({
      seq: mark.seq,
      text: `[PROPOSAL - ${name(party)}]\nI OFFER: ${offer}\nI WANT: ${want}\nRATIONALE: ${because}`,
    })),
    ...state.checks.flatMap(({ party, proposal, mark, answers }) => [
      { seq: mark.seq, text: `[CONSENT CHECK - ${name(party)}]\nCurrent proposal:\n${proposal}` },
      ...answers.map((one) => ({
        seq: one.mark.seq,
        text:
          one.answer.answer === 'consent'
            ? `[CONSENT - ${name(one.party)}]`
            : `[OBJECT: ${one.answer.reason}] - ${name(one.party)}`,
      })),
    ]),
  ]
  const said = messages.sort((a, b) => a.seq - b.seq).map((one) => one.text)
  return [...said, ...closingMessage(state)]
}

function closingMessage(state: Opened): string[] {
  switch (statusOf(state)) {
    case 'DONE':
      return [
        isUnratified(state)
          ? '[DONE] - Consensus, unratified: nobody ratified it, and it binds nobody.'
          : '[DONE] - Consensus reached.',
      ]
    case 'INCOMPLETE': {
      const against = state.bound?.bound === 'turns' ? state.bound.objections : []
      const name = (party: PartyId) => standing(state).find((one) => one.party === party)?.name ?? party
      return [['[INCOMPLETE]', ...against.map((one) => `- ${name(one.party)}: ${one.reason}`)].join('\n')]
    }
    case 'OPEN':
      return []
  }
}

/** `DONE` with every party's consent, `INCOMPLETE` once the turns are used up or it ended without; else `OPEN`. */
function statusOf(state: Opened): 'DONE' | 'INCOMPLETE' | 'OPEN' {
  if (hasConsensus(state) || isUnratified(state)) return 'DONE'
  const without = state.phase === 'Closed' && state.closing.outcome.kind !== 'canonical'
  if (without || state.bound?.bound === 'turns') return 'INCOMPLETE'
  return state.phase === 'Closed' ? 'DONE' : 'OPEN'
}

const CONSENSUS = { DONE: 'Achieved', INCOMPLETE: 'Not achieved', OPEN: 'Not yet achieved' } as const

/** The six lines in which a session ends. @param output where the document is kept; null for nowhere */
export function statusBlock(state: Opened, output: string | null): string {
  const status = statusOf(state)
  return [
    'SKILL: negotiation',
    `STATUS: ${status}`,
    `TURNS: ${state.turnsTaken}`,
    `OUTPUT: ${output ?? 'none'}`,
    `PARTICIPANTS: ${participants(state)}`,
    `CONSENSUS: ${CONSENSUS[status]}${isUnratified(state) ? ', unratified' : ''}`,
  ].join('\n')
}

function participants(state: Matter): string {
  return standing(state)
    .map(({ party, name }) => {
      const priority = latestIntent(state, party)?.statement.goals[0]?.text
      return priority ? `${name} (${priority})` : name
    })
    .join(', ')
}

/** Messages and status block, ready to be written to a file. */
export function transcript(state: Opened, output: string | null = null): string {
  return `${[...transcriptMessages(state), statusBlock(state, output)].join('\n\n')}\n`
}
