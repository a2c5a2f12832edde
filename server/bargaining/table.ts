import type { Rule } from './domain'

/**
 * The public state of bargaining: who may move, which offer stands, who has answered it. It knows packages only by
 * number (the latest offer supersedes all before it), so the same rules serve the recorded negotiation, where a
 * number stands for a digest, and simulations in memory.
 */
export interface Table {
  readonly protocol: Protocol
  readonly parties: number
  /** Which accepters make a package pass. */
  readonly rule: Rule
  /** Whose turn it is: to move, or in a parallel round to offer. */
  readonly turn: number
  /** Full turns round the table, from 1. */
  readonly round: number
  /** Offers made so far; the latest bears this number. */
  readonly offers: number
  readonly standing: Standing | undefined
  readonly ended: Ending | undefined
}

/**
 * `alternating`: in turn, each party accepts the standing offer, counters it, rejects it, or walks (stacked
 * alternating offers). `parallel`: one party offers, all others answer in any order, then the next offers.
 */
export type Protocol = 'alternating' | 'parallel'

export interface Standing {
  readonly number: number
  readonly by: number
  readonly answers: readonly Answer[]
}

export type Answer = 'open' | 'accepts' | 'rejects'
export type Ending =
  | { readonly kind: 'agreed'; readonly offer: number }
  | { readonly kind: 'walked'; readonly by: number }

export type Move =
  | { readonly type: 'offer' }
  | { readonly type: 'accept'; readonly offer: number }
  | { readonly type: 'reject'; readonly offer: number }
  | { readonly type: 'walk' }

export type Illegality =
  | 'Ended'
  | 'NotYourTurn'
  | 'NothingStands'
  | 'Superseded'
  | 'OwnOffer'
  | 'AlreadyAnswered'
  | 'AnswersOutstanding'

export function openTable(
  parties: number,
  protocol: Protocol,
  rule: Rule = { minAgree: parties, veto: [] },
): Table {
  return { protocol, parties, rule, turn: 0, round: 1, offers: 0, standing: undefined, ended: undefined }
}

/** Why the party may not make this move now; undefined where it may. */
export function illegality(table: Table, party: number, move: Move): Illegality | undefined {
  if (table.ended) return 'Ended'
  if (move.type === 'walk') return undefined
  if (move.type === 'offer') {
    if (party !== table.turn) return 'NotYourTurn'
    return table.protocol === 'parallel' && table.standing ? 'AnswersOutstanding' : undefined
  }
  const { standing } = table
  if (!standing) return move.offer <= table.offers && table.offers > 0 ? 'Superseded' : 'NothingStands'
  if (move.offer !== standing.number) return 'Superseded'
  if (standing.by === party) return 'OwnOffer'
  if (standing.answers[party] !== 'open') return 'AlreadyAnswered'
  return table.protocol === 'alternating' && party !== table.turn ? 'NotYourTurn' : undefined
}

/** The table after a legal move. */
export function played(table: Table, party: number, move: Move): Table {
  switch (move.type) {
    case 'walk':
      return { ...table, ended: { kind: 'walked', by: party } }
    case 'offer': {
      const number = table.offers + 1
      const standing = { number, by: party, answers: offered(table.parties, party) }
      return after(table, number, standing, table.protocol === 'alternating')
    }
    case 'accept':
    case 'reject': {
      const { standing } = table
      if (!standing) return table
      const answers = standing.answers.slice()
      answers[party] = move.type === 'accept' ? 'accepts' : 'rejects'
      const { number, by } = standing
      return after(table, table.offers, { number, by, answers }, table.protocol === 'alternating')
    }
  }
}

function offered(parties: number, by: number): Answer[] {
  const answers: Answer[] = []
  for (let p = 0; p < parties; p++) answers.push(p === by ? 'accepts' : 'open')
  return answers
}

type Verdict = 'passes' | 'fails' | 'open'

/**
 * An offer that passes ends the bargaining once nobody is left to ask; one that no longer can is put aside, and in a
 * parallel round the next party then offers. Fields are written out: this is the innermost step of every simulation,
 * and copying them by spreading took half of its time.
 */
function after(table: Table, offers: number, standing: Standing, turnPasses: boolean): Table {
  const verdict = verdictOn(table.rule, standing)
  const { protocol, parties, rule } = table
  const passes = turnPasses || (verdict === 'fails' && protocol === 'parallel')
  const turn = passes ? (table.turn + 1) % parties : table.turn
  return {
    protocol,
    parties,
    rule,
    turn,
    round: passes && turn === 0 ? table.round + 1 : table.round,
    offers,
    standing: verdict === 'fails' ? undefined : standing,
    ended: verdict === 'passes' ? { kind: 'agreed', offer: standing.number } : table.ended,
  }
}

function verdictOn({ veto, minAgree }: Rule, { answers }: Standing): Verdict {
  let accepts = 0
  let open = 0
  for (let p = 0; p < answers.length; p++) {
    const answer = answers[p]
    if (answer === 'accepts') accepts++
    if (answer === 'open') open++
  }
  for (let v = 0; v < veto.length; v++) if (answers[veto[v] ?? -1] === 'rejects') return 'fails'
  if (accepts + open < minAgree) return 'fails'
  return open > 0 ? 'open' : 'passes'
}
