import { randomBytes } from 'node:crypto'
import type { DelegateToken as Row } from '@/generated/prisma/client'
import { newToken, tokenHash } from '@/server/auth/tokens'
import { db } from '@/server/db/db'
import { type NegotiationId, negotiationId, type PersonId } from '@/server/protocol/ids'

/** What a token is bound to, and until when it lives. */
export type TokenRow = {
  id: string
  negotiation: NegotiationId
  delegate: number
  expires: Date
  revoked: Date | null
}

/** One token as its party's people see it: never the token itself, which nobody keeps. */
export type TokenListed = {
  id: string
  delegate: number
  /** ISO 8601, UTC. */
  created: string
  expires: string
  revoked: string | null
  lastUsed: string | null
}

/** So that a scanner that finds one in a repository knows what it is. */
const PREFIX = 'parley_delegate_'
const TOKEN = /^parley_delegate_[A-Za-z0-9_-]{43}$/
/** Last use is written at most this often, in milliseconds. */
const USE_MS = 30_000

export async function makeToken(
  made: Omit<TokenRow, 'id' | 'revoked'> & { by: PersonId },
): Promise<{ id: string; token: string }> {
  const id = `t${randomBytes(9).toString('hex')}`
  const token = `${PREFIX}${newToken()}`
  await db().delegateToken.create({
    data: {
      id,
      tokenHash: tokenHash(token),
      negotiationId: made.negotiation,
      delegate: made.delegate,
      createdBy: made.by,
      expiresAt: made.expires,
    },
  })
  return { id, token }
}

/** Marks the token as used now, and gives what it is bound to; null for no token of ours. */
export async function findToken(token: string, now: Date): Promise<TokenRow | null> {
  if (!TOKEN.test(token)) return null
  const row = await db().delegateToken.findUnique({ where: { tokenHash: tokenHash(token) } })
  if (!row) return null
  if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > USE_MS)
    await db().delegateToken.update({ where: { id: row.id }, data: { lastUsedAt: now } })
  return boundTo(row)
}

export async function tokenById(id: string): Promise<TokenRow | null> {
  const row = await db().delegateToken.findUnique({ where: { id } })
  return row && boundTo(row)
}

function boundTo(row: Row): TokenRow {
  const { id, negotiationId: of, delegate, expiresAt, revokedAt } = row
  return { id, negotiation: negotiationId.parse(of), delegate, expires: expiresAt, revoked: revokedAt }
}

/** Tokens of these delegates, the latest first. */
export async function listTokens(negotiation: NegotiationId, delegates: number[]): Promise<TokenListed[]> {
  const rows = await db().delegateToken.findMany({
    where: { negotiationId: negotiation, delegate: { in: delegates } },
    orderBy: { createdAt: 'desc' },
    take: 200,
  })
  return rows.map((row) => ({
    id: row.id,
    delegate: row.delegate,
    created: row.createdAt.toISOString(),
    expires: row.expiresAt.toISOString(),
    revoked: row.revokedAt?.toISOString() ?? null,
    lastUsed: row.lastUsedAt?.toISOString() ?? null,
  }))
}

/** @returns false when there is no such token among these delegates */
export async function revokeToken(
  negotiation: NegotiationId,
  delegates: number[],
  id: string,
  now: Date,
): Promise<boolean> {
  const { count } = await db().delegateToken.updateMany({
    where: { id, negotiationId: negotiation, delegate: { in: delegates } },
    data: { revokedAt: now },
  })
  return count > 0
}
