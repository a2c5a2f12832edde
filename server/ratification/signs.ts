import { type Standing, upToQuestionMark } from '@/server/ratification/standing'
import { besideAct } from '@/server/ratification/weighing'

/** What speaks against a ratification without ruling it out: what was learnt must be the surer. Everything else that does, it has learnt about. */
export type Sign =
  | 'nothing known is referred to'
  | 'another text is named and not this one'
  | 'a part is named beside the whole'
  | 'no word of assent stands where an act could'
  | 'what may be an act refers to something else'
  | 'what may be an act is asked'
  | 'a question follows the act in its sentence'
  | 'words that bind beside what may be an act'
  | 'a hedge beside the act'
  | 'signs or emoji among the words'

/** The signs against a statement that nothing refuses. */
export function signsOf(standing: Standing): Sign[] {
  const { text, cues, surface, known, none, refers, likely, unplaced, bound, lame } = standing
  const signs: Sign[] = []
  if (none && !refers) signs.push('nothing known is referred to')
  if (!refers && /@bad|@old/u.test(text)) signs.push('another text is named and not this one')
  if (/@part|@gist/u.test(text)) signs.push('a part is named beside the whole')
  if (unplaced) signs.push('no word of assent stands where an act could')
  if (!known && lame.some(({ reason }) => reason === 'wrong_reference'))
    signs.push('what may be an act refers to something else')
  if (!known && lame.some(({ reason }) => reason === 'question')) signs.push('what may be an act is asked')
  if (likely.some((act) => upToQuestionMark(text, act) !== undefined))
    signs.push('a question follows the act in its sentence')
  if (!known && bound) signs.push('words that bind beside what may be an act')
  if (cues.some((cue) => cue.reason === 'hedged' && besideAct(text, cue, likely)))
    signs.push('a hedge beside the act')
  if (surface.length > 0) signs.push('signs or emoji among the words')
  return signs
}
