import { matchesOf } from '@/server/patterns/matches'
import type { Hit } from '@/server/ratification/line'
import type { Sentence } from '@/server/ratification/sentences'
import { readTail } from '@/server/ratification/tail'

const who = '(?:i|we|@self)'
const verb =
  '(?:accept|ratify|agree to|agree with|adopt|approve|consent to|confirm|endorse|accepts|ratifies|agrees to)'
/** A question about one's own assent, asked by oneself or repeated from the prompt. */
const asked = new RegExp(
  `(?:\\b(?:do|does|will|whether|if) ${who} (?:now |hereby |really |formally |do )*${verb} @ref|\\b(?:does @ref (?:have|get)|has @ref(?: got)?) (?:my|our|@mine)|\\bdo you (?:hereby )?(?:ratify|accept|agree to) @ref|\\bwhether (?:or not )?(?:i|we) (?:would |will |do )?${verb} @ref|^ ?(?:and |so |well , )?@ref(?: ,? ?(?:as written|as it stands|all of it))?$|\\bis @ref (?:accepted|agreed|ratified)(?: by (?:me|us|@self))?)[^.;:?]{0,80}$`,
  'u',
)
/** The pattern looks at the end of a text alone; a long one need not be searched from its beginning each time. */
const LOOKED_BACK = 260
const asks = (text: string): boolean =>
  asked.test(text.length > LOOKED_BACK ? `~${text.slice(-LOOKED_BACK)}` : text)
const promptQuoted =
  /(?:your question|the question|my answer|our answer|asked|you ask)[^.?]{0,40}@q|^ ?@q ?$/u
const yes =
  /^ ?(?:,|:|~|;)? ?(?:(?:my|our|the) answer (?:is|to that is) ?(?:that |:|,)? ?)?(?:(?:well|why|oh|of course|indeed|absolutely|certainly|and|so|,) )*(?:yes|yep|yeah|aye|agreed|accepted|ratified|i do|we do|it does|it is|it has|i (?:hereby )?(?:do )?(?:accept|ratify)|@self does|absolutely|certainly|indeed|of course)(?: ?,? ?(?:yes|i do|we do|it does|it is|it has|absolutely|indeed|i (?:do )?(?:accept|ratify|agree)(?: (?:it|to it))?|@self does|(?:i|we) (?:do )?ratify it))*/u
/** Assent in one breath, its object in the next: "I'm in. This settlement, as written." */
const bareYes =
  /^ ?(?:[a-z ]{1,30} : )?(?:(?:yes|ok|okay|well|right|so|then|fine|and|,) )*(?:i am in|we are in|count (?:me|us) in|i accept|we accept|i agree|we agree|i ratify|we ratify|accepted|agreed|ratified|i do|we do|sold|i am (?:signed|agreed|on board and signed)|sign me up|put me down as agreed|done deal|deal)(?: (?:to it|it))? ?$/u
/** What "it" does or is answers a question about the text, or one about somebody who is named, and no other. */
const saysOfIt = /\bit (does|has|is)\b/u
const asksOfIt = {
  does: /\b(?:does|whether) (?:@ref|@self)\b/u,
  has: /\bhas @ref\b/u,
  is: /\bis @ref\b/u,
} as const
const namesIt = /^ ?(?:(?:to|that is|i mean|meaning|namely|on|,|:|~) )*@ref\b/u

/** Acts spread over two clauses or sentences, neither of which is one alone. */
export function spreadActs(text: string, sentences: readonly Sentence[]): Hit[] {
  const acts: Hit[] = []
  for (const [i, sentence] of sentences.entries()) {
    const next = sentences[i + 1]
    if (!next) continue
    const question =
      asks(sentence.text) ||
      (promptQuoted.test(sentence.text) && !/\b(?:not|no|never)\b/u.test(sentence.text))
    const answer = question ? answering(sentence.text, next.text) : null
    if (answer && readTail(next.text, answer[0].length).understood && plain(next)) {
      acts.push({ start: sentence.start, end: next.start + answer[0].length })
      continue
    }
    const named = bareYes.test(sentence.text) && sentence.mark !== '?' ? namesIt.exec(next.text) : null
    if (named && wholly(next.text, named[0].length) && plain(next))
      acts.push({ start: sentence.start, end: next.end })
  }
  for (const sentence of sentences) {
    const joint = /[:;~,]/gu
    for (const match of matchesOf(sentence.text, joint)) {
      const question = sentence.text.slice(0, match.index).trimEnd()
      if (!asks(question)) continue
      const rest = sentence.text.slice(match.index + 1)
      const answer = answering(question, rest)
      if (answer && sentence.mark !== '?' && readTail(rest, answer[0].length).understood)
        acts.push({ start: sentence.start, end: sentence.start + match.index + 1 + answer[0].length })
      break
    }
  }
  return acts.filter((act) => text.slice(act.start, act.end).trim() !== '')
}

function answering(question: string, said: string): RegExpExecArray | null {
  const answer = yes.exec(said)
  const [of, verb] = (answer && saysOfIt.exec(said)) ?? []
  if (!answer || of === undefined || !answer[0].includes(of)) return answer
  return (verb === 'does' || verb === 'has' || verb === 'is') && asksOfIt[verb].test(question) ? answer : null
}

function plain(sentence: Sentence): boolean {
  return sentence.mark !== '?'
}

function wholly(text: string, from: number): boolean {
  return text.slice(readTail(text, from).at).replace(/[\s,;:~(/…)!"]|\p{Extended_Pictographic}/gu, '') === ''
}
