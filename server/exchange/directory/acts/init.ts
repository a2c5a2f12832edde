import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, writeNew } from '../files'
import { NO_AGENTS } from '../format/agents'
import { formatMeta, type Opening } from '../format/meta'
import { locked } from '../lock'
import { done, failed, type Outcome } from '../outcome'

type Init = Omit<Opening, 'created'> & { topic: string | null }

/** Makes a directory, or completes one that was made half-way. Of several at once exactly one is first. */
export async function init(place: Place, { topic, ...meta }: Init, now: Date): Promise<Outcome> {
  const there = () =>
    failed(
      3,
      'AlreadyInitialized',
      `Already initialized: ${place.named} (another agent got here first)`,
      'You should join as a participant instead.',
    )
  if (existsSync(join(place.path, 'meta.md'))) return there()
  mkdirSync(place.path, { recursive: true })
  return locked(place.path, () => {
    if (existsSync(join(place.path, 'meta.md'))) return there()
    for (const folder of ['sources', 'issues', 'positions'])
      mkdirSync(join(place.path, folder), { recursive: true })
    writeNew(join(place.path, 'topic.md'), `# Topic\n\n${topic ?? 'What is being negotiated.'}\n`)
    writeNew(join(place.path, 'agents.md'), NO_AGENTS)
    writeNew(join(place.path, 'turn.md'), 'registration\n')
    // Last: whoever finds this file finds the others.
    writeNew(join(place.path, 'meta.md'), formatMeta({ ...meta, created: now }))
    return done(
      [
        `Negotiation initialized at: ${place.named}`,
        `Expected agents: ${meta.expectedAgents}`,
        `Registration window: ${meta.windowSeconds}s`,
      ],
      { directory: place.path, expected: meta.expectedAgents, windowSeconds: meta.windowSeconds },
    )
  })
}
