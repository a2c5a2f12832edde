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
      const answers = new Array<Answer>(table.parties).fill('open')
      answers[party] = 'accepts'
      const standing = { number: table.offers + 1, by: party, answers }
      const offered = { ...table, offers: table.offers + 1, standing }
      return table.protocol === 'parallel' ? settled(offered, standing) : settled(passedOn(offered), standing)
    }
    case 'accept':
    case 'reject': {
      if (!table.standing) return table
      const answers = table.standing.answers.slice()
      answers[party] = move.type === 'accept' ? 'accepts' : 'rejects'
      const standing = { ...table.standing, answers }
      const answered = { ...table, standing }
      return settled(table.protocol === 'alternating' ? passedOn(answered) : answered, standing)
    }
  }
}

/** An offer that passes ends the bargaining once nobody is left to ask; one that no longer can is put aside. */
function settled(table: Table, standing: Standing): Table {
  const { rule } = table
  let accepts = 0
  let open = 0
  for (const answer of standing.answers) {
    if (answer === 'accepts') accepts++
    if (answer === 'open') open++
  }
  const vetoed = rule.veto.some((p) => standing.answers[p] === 'rejects')
  if (vetoed || accepts + open < rule.minAgree) return putAside(table)
  if (open > 0) return table
  return { ...table, ended: { kind: 'agreed', offer: standing.number } }
}

function putAside(table: Table): Table {
  const aside = { ...table, standing: undefined }
  return table.protocol === 'parallel' ? passedOn(aside) : aside
}

function passedOn(table: Table): Table {
  const turn = (table.turn + 1) % table.parties
  return { ...table, turn, round: turn === 0 ? table.round + 1 : table.round }
}
