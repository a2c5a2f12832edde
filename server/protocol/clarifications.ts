import { speaker } from './authority'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { PartyId } from './ids'
import { latestIntent, stopped } from './intents'
import type { IntentPhase, Matter, Mediation, Reported } from './state'
import type { IntentStatement } from './statements'

/** A statement with some of its items said otherwise; reasons and context stay as they are. */
export function saidAnew(
  statement: IntentStatement,
  said: (item: string, text: string) => string,
): IntentStatement {
  return {
    ...statement,
    goals: statement.goals.map((one, n) => ({ ...one, text: said(`g${n + 1}`, one.text) })),
    constraints: statement.constraints.map((one, n) => said(`c${n + 1}`, one)),
    redLines: statement.redLines.map((one, n) => said(`r${n + 1}`, one)),
    tradeable: statement.tradeable.map((one, n) => said(`w${n + 1}`, one)),
  }
}

/** Rephrasings of the intent that stands for a party, which nobody of it has answered. */
export function clarificationsWaiting(state: Matter, party: PartyId): Reported[] {
  const version = latestIntent(state, party)?.version
  return state.works.filter(
    ({ content, answer }) =>
      content.kind === 'clarification' &&
      content.party === party &&
      content.version === version &&
      answer === null,
  )
}

/** The author's own answer to how the mediator would put it. Only this makes a rephrasing count. */
export function answerClarification(
  state: IntentPhase | Mediation,
  { command, actor, at }: Submitted<'AnswerClarification'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const found = state.works[command.work - 1]
  if (found?.content.kind !== 'clarification') return refuse({ code: 'UnknownWork' })
  const { party, version, items } = found.content
  if (party !== who.party) return refuse({ code: 'NotAskedOfYou' })
  if (found.answer) return refuse({ code: 'ClarificationAnswered' })
  const answered = {
    type: 'ClarificationAnswered',
    work: command.work,
    party,
    by: who.person,
    answer: command.answer.kind,
  } as const
  if (command.answer.kind === 'declined') return accept(answered)
  const intent = latestIntent(state, party)
  if (!intent || intent.version !== version) return refuse({ code: 'IntentMoved', party })
  const said = (item: string, text: string) => items.find((one) => one.item === item)?.text ?? text
  const next =
    command.answer.kind === 'corrected' ? command.answer.statement : saidAnew(intent.statement, said)
  return accept(answered, {
    type: 'IntentStated',
    party,
    version: version + 1,
    by: who.person,
    statement: next,
  })
}
