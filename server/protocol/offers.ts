import { type Move, played } from '@/server/bargaining/table'
import { partyOf } from './authority'
import { type AtTable, atTable, byOf } from './bargaining'
import type { PackageValue } from './bargaining-commands'
import type { Bargaining } from './bargaining-state'
import { illegal, standingOffer, stopAfter, stoppedAt, tableNow, tableOf } from './bargaining-table'
import type { Actor } from './commands'
import { accept, type Decision, refuse, type Submitted } from './decision'
import { draftedFrom } from './drafts'
import { runsEnded } from './endings'
import type { Event, EventOf } from './events'
import { evolvedBy } from './evolve-bargaining'
import type { Instant, PackageDigest } from './ids'
import { stopped } from './intents'
import { digestOfOffer, inOrder, issuesOf, packageFault, valueInWords } from './packages'
import type { Refusal } from './refusal'
import type { Draft } from './settlement'
import type { Matter, Mediation } from './state'

export const makeOffer = (state: Mediation, { command, actor, at }: Submitted<'MakeOffer'>): Decision =>
  offered(state, actor, at, { ...command, answers: null })

/** A counter names the offer it answers, so that nobody counters what has been superseded meanwhile. */
export const counterOffer = (state: Mediation, { command, actor, at }: Submitted<'CounterOffer'>): Decision =>
  offered(state, actor, at, command)

type Moved = EventOf<'OfferMade' | 'OfferAccepted' | 'OfferRejected'>
type Offered = { answers: PackageDigest | null; values: PackageValue[]; note: string }

function offered(state: Mediation, actor: Actor, at: Instant, { answers, values, note }: Offered): Decision {
  const table = mover(state, actor, at)
  if ('code' in table) return refuse(table)
  const { who, bargaining } = table
  const standing = standingOffer(bargaining)
  if (answers === null && standing) {
    const place = illegal(bargaining, who.party, { type: 'offer' })
    return refuse(place ?? { code: 'OfferStands', offer: standing.offer })
  }
  const answered = answers === null ? null : numbered(bargaining, answers)
  if (answered !== null && typeof answered !== 'number') return refuse(answered)
  if (answered !== null && answered !== standing?.offer)
    return refuse({ code: 'OfferSuperseded', standing: standing?.offer ?? null })
  const wrong = illegal(bargaining, who.party, { type: 'offer' })
  if (wrong) return refuse(wrong)
  const fault = packageFault(issuesOf(state, bargaining.issues), values)
  if (fault) return refuse(fault)
  const offer = bargaining.offers.length + 1
  const ordered = inOrder(bargaining.issues, values)
  const place = { negotiation: state.negotiation, offer, party: who.party, values: ordered }
  const made: Moved = {
    type: 'OfferMade',
    ...byOf(who),
    offer,
    digest: digestOfOffer(place),
    round: bargaining.table.round,
    answers: answered,
    values: ordered,
    note,
  }
  return accept(made, ...stops(state, bargaining, made))
}

/** Whoever may move now: bound by nothing that stops, with every party's values declared. */
function mover(state: Mediation, actor: Actor, at: Instant): AtTable | Refusal {
  const bound = stopped(state, at)
  if (bound) return bound
  const table = atTable(state, actor, at)
  if ('code' in table) return table
  const { bargaining } = table
  if (bargaining.table.ended) return { code: 'BargainingEnded' }
  const undeclared = bargaining.parties.filter(
    (party) => !bargaining.declared.some((one) => one.party === party),
  )
  if (undeclared.length > 0) return { code: 'NotDeclared', parties: undeclared }
  const cause = stoppedAt(bargaining, at)
  return cause ? { code: 'BargainingStopped', cause } : table
}

function numbered(bargaining: Bargaining, digest: PackageDigest): number | Refusal {
  return bargaining.offers.find((one) => one.digest === digest)?.offer ?? { code: 'UnknownOffer' }
}

/** The answer of a kind that somebody may give now to the offer of a digest. */
function answering(
  state: Mediation,
  actor: Actor,
  at: Instant,
  type: 'accept' | 'reject',
  digest: PackageDigest,
): (AtTable & { offer: number; move: Move }) | Refusal {
  const table = mover(state, actor, at)
  if ('code' in table) return table
  const { who, bargaining } = table
  const offer = numbered(bargaining, digest)
  if (typeof offer !== 'number') return offer
  const move: Move = { type, offer }
  return illegal(bargaining, who.party, move) ?? { ...table, offer, move }
}

/** The event of a move that used up a bound or left nobody moving. */
function stops(state: Matter, before: Bargaining, event: Moved): Event[] {
  const cause = stopAfter(state, evolvedBy(before, event, state.head), before.table.round)
  return cause ? [{ type: 'BargainingStopped', cause }] : []
}

/**
 * Acceptance is of one package, by its exact digest. With the last answer that the rule waits for, the package is
 * drafted as a PROVISIONAL settlement; who must ratify it is no question of that rule.
 */
export function acceptOffer(
  state: Mediation,
  { id, command, actor, at }: Submitted<'AcceptOffer'>,
): Decision {
  const answer = answering(state, actor, at, 'accept', command.digest)
  if ('code' in answer) return refuse(answer)
  const { who, bargaining, offer, move } = answer
  const { digest, verdict } = command
  const accepted: Moved = { type: 'OfferAccepted', ...byOf(who), acceptance: id, offer, digest, verdict }
  return answered(state, bargaining, accepted, who.party, move)
}

export function rejectOffer(state: Mediation, { command, actor, at }: Submitted<'RejectOffer'>): Decision {
  const answer = answering(state, actor, at, 'reject', command.digest)
  if ('code' in answer) return refuse(answer)
  const { who, bargaining, offer, move } = answer
  const { digest, note } = command
  const rejected: Moved = { type: 'OfferRejected', ...byOf(who), offer, digest, note }
  return answered(state, bargaining, rejected, who.party, move)
}

function answered(
  state: Mediation,
  bargaining: Bargaining,
  event: Moved,
  party: Bargaining['parties'][number],
  move: Move,
): Decision {
  const place = bargaining.parties.indexOf(party)
  const after = tableNow(played(tableOf(bargaining), place, move))
  if (after.ended !== 'agreed') return accept(event, ...stops(state, bargaining, event))
  const drafted = draftOfPackage(state, bargaining, after.standing?.answers ?? [])
  return 'code' in drafted ? refuse(drafted) : accept(event, ...drafted)
}

function draftOfPackage(
  state: Mediation,
  bargaining: Bargaining,
  answers: readonly string[],
): Event[] | Refusal {
  const offer = standingOffer(bargaining)
  if (!offer) return { code: 'NothingStands' }
  const accepted = bargaining.parties.filter((_, place) => answers[place] === 'accepts')
  const { party, digest } = offer
  const drafted = draftedFrom(state, draftIn(state, bargaining, offer.offer, accepted), {
    kind: 'offer',
    party,
    offer: offer.offer,
    digest,
  })
  if ('code' in drafted) return drafted
  return [{ type: 'PackageAgreed', offer: offer.offer, digest, accepted }, drafted]
}

/** One term for each issue. */
function draftIn(
  state: Mediation,
  { issues, offers }: Bargaining,
  offer: number,
  accepted: Bargaining['parties'],
): Draft {
  const values = offers[offer - 1]?.values ?? []
  const names = accepted.map((party) => partyOf(state, party)?.name ?? party)
  return {
    title: `Package of offer ${offer}`,
    terms: issuesOf(state, issues).map(({ issue, title, kind }) => ({
      heading: title,
      text: `${title}: ${valueInWords(kind, values.find((one) => one.issue === issue)?.value ?? '')}.`,
      sources: [{ kind: 'issue', issue }],
    })),
    tradeOffs: [],
    met: [],
    unmet: [],
    rationale: `Offer ${offer} was accepted as a package by ${names.join(', ')}. It binds nobody until it is ratified.`,
  }
}

/** Leaving for one's alternative is always open, and nobody is asked why. It ends the negotiation without a deal. */
export function walkAway(state: Mediation, { actor, at }: Submitted<'WalkAway'>): Decision {
  const table = atTable(state, actor, at)
  if ('code' in table) return refuse(table)
  const { who, bargaining } = table
  const signatory = partyOf(state, who.party)?.signatory ?? null
  if (who.grant !== null || signatory !== who.person)
    return refuse({ code: 'OnlySignatory', party: who.party, signatory, needs: 'agree' })
  if (bargaining.table.ended) return refuse({ code: 'BargainingEnded' })
  return accept({ type: 'WalkedAway', party: who.party, by: who.person }, ...runsEnded(state, who.person), {
    type: 'NegotiationClosed',
    outcome: { kind: 'no-deal' },
    by: who.person,
    reason: '',
  })
}
