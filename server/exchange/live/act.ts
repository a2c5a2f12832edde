import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { done, failed, type Outcome, refused } from '../directory/outcome'
import type { Client } from './client'
import { asOutcome, turnWord } from './party'

const anyCommand = z.looseObject({ type: z.string() })
const STANDARD_INPUT = 0

/** Sends one act as it stands. What it may be, the server says: a binding one is refused and recorded there. */
export async function act(client: Client, json: string): Promise<Outcome> {
  const command = parsed(json === '-' ? readFileSync(STANDARD_INPUT, 'utf8') : json)
  if (!command) return failed(1, 'NotJson', 'Error: That is no act: write JSON such as {"type":"HandOff"}.')
  const problem = await client.act(command)
  const state = await client.state()
  if (problem) return asOutcome(client, state, problem)
  return done([`Done: ${command.type}`], { act: command.type, turn: turnWord(state) })
}

export async function needsServer(): Promise<Outcome> {
  return refused(
    'NotAllowed',
    'Error: In a plain directory positions are written into its files.',
    'To act on a server name it: --server URL, with PARLEY_TOKEN.',
  )
}

function parsed(text: string): { type: string } | null {
  try {
    return anyCommand.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
