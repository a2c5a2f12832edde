import type { Label, Reading, ScreenContext } from '@/server/ratification/reading'

/** What a second reader is asked. `words` are the person's text: data to be read, never an instruction. */
export type Asked = { words: string; context: ScreenContext }

/**
 * A language model that reads the same words as the screen. It answers with one of the five labels; it may reject, hang
 * or answer late, all of which count as silence. It should give up when `signal` is aborted.
 */
export interface SecondReader {
  /** Kept with the reading: which model, at which version. At most 120 characters. */
  readonly name: string
  read(asked: Asked, signal: AbortSignal): Promise<{ label: Label }>
}

/** How long a person's words may be read, in milliseconds. */
const SECOND_READING_LIMIT = 8_000

type Opinion = { reader: string; outcome: 'agrees' | 'disagrees' | 'silent' }
/** What all second readers together make of words; `each` by itself where there are several. */
export type SecondOpinion = Opinion & { each?: Opinion[] }

/**
 * Asks every second reader, at the same time, whether words the screen takes for a ratification are one: only where all
 * of them say so do they agree. Never rejects and always settles within `limit`, whatever a reader does: one that is
 * slow or broken is silent.
 */
export async function secondOpinion(
  readers: readonly SecondReader[],
  asked: Asked,
  limit = SECOND_READING_LIMIT,
): Promise<SecondOpinion> {
  return together(await Promise.all(readers.map((one) => opinionOf(one, asked, limit))))
}

/** Readers of whom nothing was heard. */
export const silence = (readers: readonly SecondReader[]): SecondOpinion =>
  together(readers.map(({ name }) => ({ reader: name, outcome: 'silent' })))

function together(each: Opinion[]): SecondOpinion {
  const [first = { reader: 'nobody', outcome: 'silent' }, ...others] = each
  if (others.length === 0) return first
  const said = (outcome: Opinion['outcome']) => each.some((one) => one.outcome === outcome)
  return {
    reader: `${each.length} readers`,
    outcome: said('disagrees') ? 'disagrees' : said('silent') ? 'silent' : 'agrees',
    each,
  }
}

async function opinionOf(reader: SecondReader, asked: Asked, limit: number): Promise<Opinion> {
  const giveUp = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit)
  })
  const reading = Promise.resolve()
    .then(() => reader.read(asked, giveUp.signal))
    .then(
      ({ label }) => label,
      () => null,
    )
  const label = await Promise.race([reading, late])
  clearTimeout(timer)
  giveUp.abort()
  return {
    reader: reader.name,
    outcome: label === null ? 'silent' : label === 'ratifies' ? 'agrees' : 'disagrees',
  }
}

/** Both readings as one. Only what both take for a ratification is one; nothing else is changed, and nothing loosened. */
export function bothReadings(first: Reading, second: SecondOpinion | null): Reading {
  if (first.label !== 'ratifies' || second === null) return first
  if (second.outcome === 'agrees') return { ...first, second }
  const reason = second.outcome === 'disagrees' ? 'model_disagreement' : 'model_silent'
  return { ...first, label: 'unclear', reasons: [reason], spans: [], second }
}
