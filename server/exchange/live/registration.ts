import { isFull } from '@/server/protocol/registration'
import type { Opened } from '@/server/protocol/state'
import { AGENT_NAME } from '../directory/format/agents'
import { moment } from '../directory/format/lines'
import { done, failed, type Outcome, refused } from '../directory/outcome'
import { started } from '../directory/started'
import type { Client } from './client'
import { asOutcome, handleOf, handles, turnWord } from './party'

/** Registers the token's party under a short name. */
export async function register(client: Client, name: string): Promise<Outcome> {
  if (!AGENT_NAME.test(name))
    return failed(
      2,
      'BadName',
      `Error: Agent name must be lowercase alphanumeric with hyphens, got: ${name.replace(/[\r\n]+/g, ' ')}`,
    )
  const { me } = await client.status()
  const before = await client.state()
  if (!before.charter.registration) {
    const all = handles(before).length
    const mine = handleOf(before, me.party) ?? name
    return done(
      [`Registered: ${mine} (${all}/${all} agents)`, 'Nobody has to register here: turns are free.'],
      {
        agent: mine,
      },
    )
  }
  const problem = await client.act({ type: 'Register', handle: name })
  if (problem?.code === 'AlreadyRegistered') {
    const handle = handleOf(await client.state(), me.party)
    return handle === name
      ? failed(1, 'AlreadyRegistered', `Already registered: ${name}`)
      : failed(
          4,
          'ParticipantRegistered',
          `Error: Participant ${me.partyName} is already registered as: ${handle}`,
        )
  }
  if (problem?.code === 'NameTaken') return failed(1, 'AlreadyRegistered', `Already registered: ${name}`)
  if (problem) return asOutcome(client, before, problem)
  return registered(await client.state(), name)
}

function registered(state: Opened, name: string): Outcome {
  const place = state.registered.findIndex((one) => one.handle === name) + 1
  const expected = state.charter.registration?.expected ?? 0
  const ends = state.registrationEnds === null ? null : moment(new Date(state.registrationEnds))
  return done(
    [
      `Registered: ${name} (${place}/${expected} agents)`,
      ...(place === 1 && ends ? [`Registration window started. Deadline: ${ends}`] : []),
      ...(isFull(state) && place === expected ? ['All agents registered. Negotiation can begin.'] : []),
    ],
    { agent: name, registered: place, expected, full: isFull(state), deadline: ends },
  )
}

/** Waits until the turns have begun, and begins them once the window has passed with enough of those expected. */
export async function waitForStart(
  client: Client,
  name: string,
  say: (line: string) => void,
): Promise<Outcome> {
  const { me } = await client.status()
  let state = await client.state()
  const { registration } = state.charter
  const expected = registration?.expected ?? handles(state).length
  say(
    `Waiting for registration to complete (${expected} agents expected, ${registration?.windowSeconds ?? 0}s window)...`,
  )
  for (;;) {
    if (handleOf(state, me.party) !== name)
      return failed(1, 'NotRegistered', `Error: ${name} not found in registered agents`)
    if (state.phase === 'Closed')
      return refused('AlreadyDone', 'Error: The negotiation is done; nothing can be added.')
    if (turnWord(state) !== 'registration') return begun(state, name, expected)
    if (state.phase === 'Mediation') {
      const problem = await client.act({ type: 'BeginTurns' })
      if (problem?.code === 'TooFewParties')
        return failed(2, 'TooFew', `Error: Only ${state.registered.length} registered before the deadline.`)
      if (problem && problem.code !== 'RegistrationOpen' && problem.code !== 'TurnsAlreadyBegun')
        return asOutcome(client, state, problem)
    }
    state = await client.state()
    if (turnWord(state) === 'registration') {
      await client.change(state.head.seq)
      state = await client.state()
    }
  }
}

function begun(state: Opened, name: string, expected: number): Outcome {
  const agents = handles(state).map((one) => one.handle)
  const first = state.charter.turns?.kind === 'round-robin' ? (agents[0] ?? name) : 'free'
  return started({ name, agents, expected, first, turn: turnWord(state) })
}
