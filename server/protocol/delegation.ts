import { z } from 'zod'
import { decimal } from './amounts'
import type { Instant, PartyId, PersonId } from './ids'
import { LIMIT } from './limits'
import { lines } from './text'

/** What a party may appoint to act for it, besides its own people: they hold grants. */
export const DELEGATE_KINDS = ['strategy', 'model', 'agent'] as const

/**
 * What software may be allowed, each by itself. There is none to ratify, to withdraw, to leave, to accept an
 * offer or to appoint: those bind, and only people bind.
 */
export const PURPOSES = [
  'read',
  'private',
  'intent',
  'speak',
  'propose',
  'offer',
  'consent',
  'agree',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** Why an act of a delegate lies outside its delegation. Nothing in it tells what is sealed. */
export const OVERREACH = ['binding', 'purpose', 'issues', 'range'] as const

const range = z.strictObject({ issue: z.int().min(1), min: decimal.nullable(), max: decimal.nullable() })

export const delegateLimits = z.strictObject({
  /** The issues it may touch; null for all, also those raised later. */
  issues: z.array(z.int().min(1)).max(LIMIT.list).nullable(),
  ranges: z.array(range).max(LIMIT.list),
  /** Limits in words: shown to the delegate and to everybody, and held by no code. */
  words: lines,
})
export type DelegateLimits = z.infer<typeof delegateLimits>

export type Delegation = {
  delegate: number
  party: PartyId
  /** Who appointed it, and is the cause of what it does. */
  from: PersonId
  name: string
  kind: (typeof DELEGATE_KINDS)[number]
  subject: string
  purposes: Purpose[]
  limits: DelegateLimits
  until: Instant
  transferable: boolean
  /** The delegation this one was handed on from. */
  instead: number | null
  revoked: boolean
}

export type Overreach = { delegate: number; tried: string; why: (typeof OVERREACH)[number] }

export type DelegateEvent =
  | ({ type: 'DelegateAppointed'; by: PersonId; reason: string } & Omit<Delegation, 'revoked'>)
  | { type: 'DelegationRevoked'; delegate: number }
  /** Stands first in every entry that a delegate caused. */
  | { type: 'DelegateActed'; delegate: number; party: PartyId; from: PersonId }
  | ({ type: 'OverreachRecorded' } & Overreach)

/** What is unclear in a delegation as it was asked for; the pages turn it into a question. */
export type Unclear =
  | { ask: 'purposes' | 'reading' | 'issues' | 'limits-of-nothing' }
  | { ask: 'unknown-issue' | 'issue-twice' | 'range-beside-issues'; issue: number }
  | { ask: 'range-of-no-amount' | 'range-open' | 'range-empty' | 'range-outside'; issue: number }
  | { ask: 'whole-package'; purpose: 'intent' | 'propose' | 'offer' | 'consent' }

export type DelegateRefusal =
  | { code: 'UnknownDelegate' }
  | { code: 'DelegationOver'; why: 'revoked' | 'expired' }
  | { code: 'DelegationUnclear'; unclear: Unclear }
  | { code: 'NotTransferable' }
  | { code: 'OutsideDelegation'; why: 'binding' }
  | { code: 'OutsideDelegation'; why: 'purpose'; purpose: Purpose }
  | { code: 'OutsideDelegation'; why: 'issues'; issues: number[] }
  | { code: 'OutsideDelegation'; why: 'range'; issue: number; min: string | null; max: string | null }
  | { code: 'OverreachNoted' }
