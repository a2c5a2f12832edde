import { setTimeout as pause } from 'node:timers/promises'
import type { Built } from '@/server/open-house'
import { samplePlaces } from './persons'
import { playSample, SampleStopped } from './play-sample'

/** Plays the sample where there is one. A sample that cannot be played keeps nobody from using Parley. */
export async function openSample(
  { house, state, sampleClock }: Built,
  log: (line: string) => void,
): Promise<void> {
  try {
    await playSample({
      open: house.open,
      submit: house.submit,
      seat: house.seat,
      state,
      clock: sampleClock,
      mediator: 'built-in',
      now: () => new Date(),
      pause: async (ms) => {
        await pause(ms)
      },
    })
  } catch (error) {
    if (!(error instanceof SampleStopped)) throw error
    log(`The sample negotiation was left as it is (${error.message}).`)
  }
}

/** What the start prints of the sample: who is in it, and where to sign in as each. */
export function samplePersonsAt(url: string): string {
  const lines = samplePlaces.map(({ name, role }) => `  ${name}, who ${role}`)
  return `A sample negotiation is under way. Sign in without a password at ${url}/sign-in as one of:\n${lines.join('\n')}`
}
