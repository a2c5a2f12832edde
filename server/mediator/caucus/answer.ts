import type { CaucusOrigin } from '@/server/protocol/caucus'
import type { Opened } from '@/server/protocol/state'
import { guard } from '../guard/guard'
import type { Reason, SealedText } from '../guard/input'
import { inputFrom } from '../input'
import { guardContextOf } from '../render'
import { builtInVoice } from './built-in-voice'
import type { CaucusReply, CaucusTask, CaucusVoice } from './voice'

/** What is left to say where even the built-in mediator's words do not pass. */
const LAST_WORDS = 'I have kept what you wrote. I have nothing to add to it by my rules.'

/**
 * One guarded answer in a caucus. Always an answer, whatever is in the words: that there is none would tell of them.
 * @param others what other parties keep sealed, lent for the check alone
 */
export async function answerIn(
  state: Opened,
  voice: CaucusVoice,
  task: Omit<CaucusTask, 'input'>,
  others: SealedText[],
): Promise<{ text: string; origin: CaucusOrigin }> {
  const input = inputFrom(state)
  const full = { ...task, input }
  const said = task.said.map((one) => ({ party: nameOf(state, task.party), text: one.text }))
  const context = guardContextOf(input, others)
  const own = { ...context, statements: [...context.statements, ...said] }
  const faults = ({ text }: CaucusReply): Reason[] => guard({ act: 'question', text }, own).reasons
  const refused: CaucusOrigin['refused'] = []
  for (const one of voice.name === builtInVoice.name ? [builtInVoice] : [voice, builtInVoice]) {
    const reply = await attempt(one, full)
    const reasons = reply ? faults(reply) : ['no_answer']
    if (reply && reasons.length === 0) return { text: reply.text, origin: origin(reply, refused) }
    refused.push({ name: one.name, reasons })
  }
  const { provenance } = await builtInVoice.reply(full)
  return { text: LAST_WORDS, origin: origin({ text: LAST_WORDS, provenance }, refused) }
}

async function attempt(voice: CaucusVoice, task: CaucusTask): Promise<CaucusReply | null> {
  try {
    return await voice.reply(task)
  } catch (error) {
    // Interrupted is not answered: the job is done again.
    if (task.signal.aborted) throw error
    return null
  }
}

const origin = ({ provenance }: CaucusReply, refused: CaucusOrigin['refused']): CaucusOrigin => ({
  provenance,
  refused,
})

const nameOf = (state: Opened, party: string) =>
  state.parties.find((one) => one.party === party)?.name ?? 'A party'
