import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { z } from 'zod'
import { canonicalJson } from '@/server/record/canonical'
import type { Opening, SealedPlace } from '@/server/record/commitment'
import { decrypt, encrypt } from './box'

/** A sealed part as it is stored: salt and content as they are (before keys came), or both encrypted. */
type StoredPart = SealedPlace & { salt: string; content: string }

/** A command as the exactly-once key has it. Whoever guesses the body can work out its `digest`. */
export type DigestOf = { negotiation: string; actor: string; command: string; digest: string }

const KEYED = /^key (\d{1,9})$/
/** A digest under an owner's key, or under the house's where nothing was sealed. */
const OWNERS_DIGEST = /^key (\d{1,9}) [0-9a-f]{64} (.+)$/su
const PLAIN_DIGEST = /^[0-9a-f]{64}$/
/** What is left of one that was stored as it was, before digests had keys. */
const NO_DIGEST = ''
const KEY_BYTES = 32
const MOST_KEYS = 5_000
const inside = z.tuple([z.string(), z.string()])
const wrapped = z.array(z.object({ wrapped: z.string().nullable() }))

/**
 * Keeps sealed parts encrypted: each owner in each negotiation has a key of their own, and the house's sealing key
 * encrypts those. Whoever has the database alone reads nothing; whoever has both can.
 */
export class Seals {
  private readonly keys = new LRUCache<string, Buffer>({ max: MOST_KEYS })
  private readonly digestKey: Buffer

  constructor(
    private readonly pool: pg.Pool,
    private readonly sealingKey: Buffer,
  ) {
    this.digestKey = digestKeyOf(sealingKey)
  }

  /** @param generation of the owner's key, as the record has it when this is written */
  async lock(opening: Opening, generation: number): Promise<StoredPart> {
    const { salt, content, ...place } = opening
    const key = await this.key(place, generation, 'made')
    if (!key) throw new Error(`a key of ${place.negotiation} was destroyed before it was used`)
    return {
      ...place,
      salt: `key ${generation}`,
      content: encrypt(key, canonicalJson([salt, content]), aboutPart(place)),
    }
  }

  /** @returns null when its key was destroyed; @throws when it was tampered with */
  async unlock(part: StoredPart): Promise<Opening | null> {
    const generation = KEYED.exec(part.salt)?.[1]
    if (generation === undefined) return part
    const { salt: _, content, ...place } = part
    const key = await this.key(place, Number(generation), 'found')
    if (!key) return null
    const text = decrypt(key, content, aboutPart(place))
    if (text === null) throw new Error(`a sealed part of ${place.negotiation} is not what was sealed`)
    const [salt, said] = inside.parse(JSON.parse(text))
    return { ...place, salt, content: said }
  }

  /**
   * What is stored of a command's body, to tell a repeat from another command. Without the key no body can be tried.
   * @param under whose key: what was sealed of the body goes with it. The house's where nothing was sealed
   */
  async digest(of: DigestOf, under: { owner: string; generation: number } | null): Promise<string> {
    if (!under) return `house ${keyed(this.digestKey, of)}`
    const digest = await this.ownersDigest(of, under, 'made')
    if (digest === null) throw new Error(`a key of ${of.negotiation} was destroyed before it was used`)
    return digest
  }

  /** Whether this is the command a digest was stored of. Where the key was destroyed nobody can tell, and it counts as it. */
  async isDigest(stored: string, of: DigestOf): Promise<boolean> {
    if (stored === NO_DIGEST) return true
    if (PLAIN_DIGEST.test(stored)) return stored === of.digest
    const [, generation, owner] = OWNERS_DIGEST.exec(stored) ?? []
    if (generation === undefined || owner === undefined) return stored === (await this.digest(of, null))
    const digest = await this.ownersDigest(of, { owner, generation: Number(generation) }, 'found')
    return digest === null || stored === digest
  }

  private async ownersDigest(
    of: DigestOf,
    { owner, generation }: { owner: string; generation: number },
    missing: 'made' | 'found',
  ): Promise<string | null> {
    const key = await this.key({ negotiation: of.negotiation, owner }, generation, missing)
    return key && `key ${generation} ${keyed(digestKeyOf(key), of)} ${owner}`
  }

  /** Destroys what an owner had sealed until now. Done twice, it changes nothing more. */
  async destroy(negotiation: string, owner: string, generation: number): Promise<void> {
    await this.pool.query(
      `UPDATE "SealKey" SET "wrapped" = NULL, "destroyedAt" = clock_timestamp()
        WHERE "negotiationId" = $1 AND "owner" = $2 AND "generation" <= $3 AND "wrapped" IS NOT NULL`,
      [negotiation, owner, generation],
    )
    await this.pool.query(
      `UPDATE "Sealed" SET "salt" = NULL, "content" = NULL, "erasedAt" = clock_timestamp()
        WHERE "negotiationId" = $1 AND "owner" = $2 AND "erasedAt" IS NULL
          AND ("salt" NOT LIKE 'key %' OR substr("salt", 5)::integer <= $3)`,
      [negotiation, owner, generation],
    )
    for (let one = 0; one <= generation; one++) this.keys.delete(nameOf({ negotiation, owner }, one))
  }

  private async key(
    place: Pick<SealedPlace, 'negotiation' | 'owner'>,
    generation: number,
    missing: 'made' | 'found',
  ): Promise<Buffer | null> {
    const name = nameOf(place, generation)
    const known = this.keys.get(name)
    // What was erased is not in the rows any more, so a key that is still known here opens nothing of it; digests can
    // be checked with it as long as the process lives.
    if (known) return known
    if (missing === 'made') {
      const fresh = encrypt(this.sealingKey, randomBytes(KEY_BYTES).toString('base64'), name)
      await this.pool.query(
        `INSERT INTO "SealKey" ("negotiationId", "owner", "generation", "wrapped") VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING`,
        [place.negotiation, place.owner, generation, fresh],
      )
    }
    const { rows } = await this.pool.query(
      `SELECT "wrapped" FROM "SealKey" WHERE "negotiationId" = $1 AND "owner" = $2 AND "generation" = $3`,
      [place.negotiation, place.owner, generation],
    )
    const found = wrapped.parse(rows)[0]?.wrapped ?? null
    if (found === null) return null
    const key = unwrap(this.sealingKey, found, name)
    this.keys.set(name, key)
    return key
  }
}

export function nameOf(
  { negotiation, owner }: Pick<SealedPlace, 'negotiation' | 'owner'>,
  generation: number,
) {
  return canonicalJson([negotiation, owner, generation])
}

function aboutPart({ negotiation, owner, field, command }: SealedPlace): string {
  return canonicalJson([negotiation, owner, field, command])
}

/** A key for digests alone, made of one that encrypts. */
function digestKeyOf(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'parley/command/v1', KEY_BYTES))
}

function keyed(key: Buffer, { negotiation, actor, command, digest }: DigestOf): string {
  return createHmac('sha256', key)
    .update(canonicalJson([negotiation, actor, command, digest]))
    .digest('hex')
}

function unwrap(sealingKey: Buffer, boxed: string, name: string): Buffer {
  const text = decrypt(sealingKey, boxed, name)
  if (text === null) throw new Error('an owner’s key does not open with the sealing key of this house')
  return Buffer.from(text, 'base64')
}
