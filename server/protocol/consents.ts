import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import { signer, speaker } from './authority'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { Event } from './events'
import { evolve } from './evolve'
import { type NegotiationId, type ProposalDigest, proposalDigest } from './ids'
import { stopped } from './intents'
import type { Mediation } from './state'
import { answerOf, hasConsensus } from './turns'

/** What a consent check asks about: one text, to the letter, and the trade-offs it is made of. */
export function proposalDigestOf(
  negotiation: NegotiationId,
  proposal: string,
  trades: number[],
): ProposalDigest {
  return proposalDigest.parse(
    taggedHash('parley/proposal/v1', canonicalJson({ negotiation, proposal, trades })),
  )
}

/** Any party may ask all of them about one text. Whatever was asked before can no longer be answered. */
export function openConsentCheck(
  state: Mediation,
  { command, actor, at }: Submitted<'OpenConsentCheck'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const { proposal, trades, crosses } = command
  const unknown = trades.find((one) => one > state.trades.length)
  if (unknown !== undefined) return refuse({ code: 'UnknownTrade', trade: unknown })
  return accept({
    type: 'ConsentCheckOpened',
    check: state.checks.length + 1,
    digest: proposalDigestOf(state.negotiation, proposal, trades),
    party: who.party,
    by: who.person,
    proposal,
    trades,
    ...(crosses ? { crosses } : {}),
  })
}

/** A party's consent or objection counts from its signatory, or from whoever was granted that. It moves nothing. */
export function answerConsent(
  state: Mediation,
  { command, actor, at }: Submitted<'AnswerConsent'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = signer(state, actor, 'agree', at)
  if ('code' in who) return refuse(who)
  const open = state.checks.at(-1)
  if (!open) return refuse({ code: 'NoOpenCheck' })
  const { check, digest, answer } = command
  if (open.check !== check || open.digest !== digest)
    return refuse({ code: 'StaleProposal', check: open.check, digest: open.digest })
  const before = answerOf(open, who.party)
  if (before && canonicalJson(before.answer) === canonicalJson(answer))
    return refuse({ code: 'AlreadyAnswered', check })
  const { party, person: by, grant } = who
  const answered: Event = { type: 'ConsentAnswered', check, digest, party, by, grant, answer }
  const next = evolve(state, answered, { seq: state.head.seq + 1, at })
  return next.phase !== 'Unopened' && hasConsensus(next)
    ? accept(answered, { type: 'ConsensusReached', check, digest })
    : accept(answered)
}
