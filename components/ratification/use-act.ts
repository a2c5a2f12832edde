'use client'

import { useRef, useState } from 'react'
import type { Attempt } from '@/components/keys/sign-and-send'
import { randomId } from '@/components/room/random-id'
import type { WireCommand } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'
import type { By } from './by'
import { refusalWords, UNSENT } from './refusal-words'
import { send } from './send'

type Accepted = Extract<Answer, { outcome: 'accepted' }>

/**
 * One act at a time. The same act pressed again after a lost answer goes under the same id, so that it is carried
 * out once; any other act gets a new one.
 */
export function useAct(negotiation: string, by: Pick<By, 'person' | 'keys'>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const last = useRef({ body: '', id: '' })

  async function act(command: WireCommand, attempt: Attempt | null = null): Promise<Accepted | null> {
    if (busy) return null
    const body = JSON.stringify(command)
    if (last.current.body !== body) last.current = { body, id: randomId() }
    setBusy(true)
    setProblem(null)
    const answer = await send(negotiation, last.current.id, command, { ...by, attempt })
    setBusy(false)
    if (answer.outcome === 'accepted') {
      last.current = { body: '', id: '' }
      return answer
    }
    setProblem(answer.outcome === 'unsent' ? UNSENT : refusalWords(answer.refusal))
    return null
  }

  return { act, busy, problem }
}
