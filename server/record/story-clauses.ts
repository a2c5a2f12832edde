import type { Ending, EventOf, Outcome } from '@/server/protocol/events'
import { type Names, playedMediator } from './story-names'

/** What an entry is about, for filters and signs. */
export const STORY_KINDS = [
  'table',
  'intent',
  'issue',
  'mediator',
  'bargaining',
  'settlement',
  'call',
  'ratification',
  'ending',
  'evidence',
] as const
export type StoryKind = (typeof STORY_KINDS)[number]

/** `said` is quoted after the words, to the letter, as long as it is short. */
export type Clause = { kind: StoryKind; text: string; said?: string }
const clause =
  (kind: StoryKind) =>
  (text: string, said?: string): Clause => ({ kind, text, said })
export const table = clause('table')
export const intent = clause('intent')
export const issue = clause('issue')
export const mediation = clause('mediator')
export const bargaining = clause('bargaining')
export const settlement = clause('settlement')
export const call = clause('call')
export const ratification = clause('ratification')
export const ending = clause('ending')
export const evidence = clause('evidence')
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export function drafted({ settlement: made }: EventOf<'SettlementDrafted'>, names: Names): Clause {
  const based = made.basedOn ? `, based on settlement ${made.basedOn}` : ''
  const what = `settlement ${made.version}${based}, PROVISIONAL`
  switch (made.origin.kind) {
    case 'mediator':
      return settlement(
        `${made.origin.provenance.by === 'person' ? playedMediator(made.origin.provenance.name) : names.acting} drafted ${what}`,
      )
    case 'party': {
      const from = made.origin.counter ? `, from counter ${made.origin.counter},` : ''
      return settlement(
        `${names.acting} tabled a text of ${names.party(made.origin.party)}${from} as ${what}`,
      )
    }
    case 'offer':
      return settlement(
        `From offer ${made.origin.offer} of ${names.party(made.origin.party)} follows ${what}, one term for each issue`,
      )
    case 'person':
      return settlement(`${names.acting} tabled a text of their own as ${what}`)
  }
}

export function callClosed(
  { call: number, end, reason, lapsed }: EventOf<'CallClosed'>,
  names: Names,
  leads: boolean,
): Clause | null {
  if (end === 'ratified-by-all') return null
  const partial =
    lapsed.length > 0
      ? `; the ratifications of ${names.parties(lapsed)} lapsed, and stay recorded as partial`
      : ''
  if (leads) return call(`${names.acting} closed call ${number}${partial}`, reason)
  const after = end === 'exited' ? 'with it' : 'and the mediation goes on'
  return call(`Call ${number} ended ${after}${partial}`)
}

const ENDED: Record<Ending, string> = {
  'no-deal': 'ended the negotiation without a deal',
  deadlock: 'ended the negotiation at a deadlock',
  incomplete: 'ended the negotiation as incomplete',
  escalated: 'ended the negotiation with issues escalated',
  'consensus-unratified':
    'ended the negotiation with a consensus that was not ratified, which is no agreement',
}

export function closed(outcome: Outcome, reason: string, me: string): Clause | null {
  switch (outcome.kind) {
    case 'canonical':
    case 'exited':
      return null
    case 'no-deal':
    case 'deadlock':
    case 'incomplete':
    case 'escalated':
    case 'consensus-unratified':
      return ending(`${me} ${ENDED[outcome.kind]}`, reason)
  }
}
