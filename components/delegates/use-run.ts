import { useEffect, useState } from 'react'
import { runRefusalWords } from '@/components/words/runs'
import { askRun, type RunAnswer, type RunShown } from './run-requests'

/** Between two looks at a step under way, in milliseconds. Nobody but the party may hear of it, so it is not broadcast. */
const LOOK_MS = 2_000

/** The run of one delegate, once it was asked for; looked at again for as long as a step is under way. */
export function useRun(negotiation: string, delegate: number) {
  const [shown, setShown] = useState<RunShown | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  function took(answer: RunAnswer | null) {
    if (answer?.outcome === 'done') {
      setShown(answer.shown)
      setTrouble(null)
    } else setTrouble(runRefusalWords(answer?.refusal.code ?? null))
  }
  async function ask(act: Parameters<typeof askRun>[2]) {
    setBusy(true)
    took(await askRun(negotiation, delegate, act))
    setBusy(false)
  }
  const atWork = shown?.run?.atWork === true
  useEffect(() => {
    if (!atWork) return
    let over = false
    const look = async () => {
      const answer = await askRun(negotiation, delegate, { method: 'GET' })
      // A look that fails changes nothing: the next one may succeed.
      if (!over && answer?.outcome === 'done') setShown(answer.shown)
    }
    const turn = setInterval(() => void look(), LOOK_MS)
    return () => {
      over = true
      clearInterval(turn)
    }
  }, [atWork, negotiation, delegate])
  return { shown, trouble, busy, ask }
}
