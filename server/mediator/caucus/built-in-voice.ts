import { BUILT_IN } from '@/server/protocol/spent'
import { taggedHash } from '@/server/record/hash'
import { conflictsIn } from '../built-in/conflicts'
import { gapsIn } from '../built-in/gaps'
import { questionAbout, questionsFrom } from '../built-in/questions'
import { quote, stop } from '../built-in/wording'
import type { MediatorInput } from '../input'
import { shared, stemsOf } from '../language/words'
import type { CaucusTask, CaucusVoice } from './voice'

const NAME = BUILT_IN
const VERSION = '1'

/** By rules, and says so. The same record and the same words give the same answer. */
function builtInReply({ input, party, said }: Omit<CaucusTask, 'signal' | 'heard'>): string {
  const asked = said.filter((one) => one.by === 'mediator').map((one) => one.text)
  const last = said.findLast((one) => one.by === 'party')?.text ?? ''
  const fresh = (line: string) => !asked.some((one) => one.includes(line))
  const lines = [
    ...redLinesIn(input, party, last),
    ...(ownGap(last, fresh) ?? publicQuestion(input, party, fresh) ?? []),
  ]
  const frame =
    asked.length === 0
      ? 'I work by rules, and understand no more of this than the words I name. What you write here stays here, unless you say a sentence of it in the room yourself.'
      : 'It stays here, unless you say a sentence of it in the room yourself.'
  return lines.length > 0
    ? [...lines, frame].join(' ')
    : `I have kept what you wrote, and have no further question to it by my rules. ${frame}`
}

/** Red lines of the party that its words touch: said back as they stand, never weighed. */
function redLinesIn(input: MediatorInput, party: string, words: string): string[] {
  const touched = input.statements.filter(
    (one) => one.kind === 'red-line' && one.party === party && touches(one.text, words),
  )
  return touched
    .slice(0, 2)
    .map(
      (one) =>
        `${stop(`Your red line on the record reads: ${quote(one.text)}`)} It stands as written, whatever is said here.`,
    )
}

/** Two words in common, or one where the red line has few. */
function touches(line: string, words: string): boolean {
  const [own, here] = [stemsOf(line), stemsOf(words)]
  return shared(own, here).length >= Math.min(2, own.size)
}

/** What their own words leave open: the first such word that was not asked about before. */
function ownGap(words: string, fresh: (line: string) => boolean): string[] | null {
  for (const gap of gapsIn(words)) {
    const { text, why } = questionAbout(gap)
    if (fresh(text)) return [text, why]
  }
  return null
}

/** Otherwise what the built-in mediator would ask this party in the room as well. */
function publicQuestion(
  input: MediatorInput,
  party: string,
  fresh: (line: string) => boolean,
): string[] | null {
  const found = questionsFrom(input, conflictsIn(input)).find((one) => one.to === party && fresh(one.text))
  return found ? [found.text, found.why] : null
}

export const builtInVoice: CaucusVoice = {
  name: NAME,
  async reply(task) {
    task.signal.throwIfAborted()
    const text = builtInReply(task)
    return {
      text,
      provenance: {
        by: 'built-in',
        name: NAME,
        model: null,
        version: VERSION,
        parameters: {},
        promptDigest: null,
        readTo: task.input.readTo,
        outputDigest: taggedHash('parley/output/v1', text),
      },
    }
  },
}
