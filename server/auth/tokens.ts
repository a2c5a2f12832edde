import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters that survive in any address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: a copy of the database opens nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(`parley/token/v1:${token}`).digest('hex')
}

/**
 * A token that follows from a secret and a name, 43 characters: it can be written into a mail again after a
 * restart without ever having been stored.
 */
export function derivedToken(secret: string, name: string): string {
  return createHmac('sha256', secret).update(`parley/derived-token/v1:${name}`).digest('base64url')
}
