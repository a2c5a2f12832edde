import { capital } from '@/server/record/phrases'
import { guard } from '../guard/guard'
import { sentencesOf } from '../language/sentences'
import {
  asClause,
  asClauses,
  inThirdPerson,
  isFirstPerson,
  meansWhichUs,
  within,
} from '../language/third-person'
import { quote } from './wording'

/**
 * A party's words as a clause of a text that nobody speaks in: in the third person, nothing added. Words that a mediator
 * must not say in its own voice, or that make no clause, stand as a quotation of that party instead.
 */
export function clauseFrom(text: string, name: string, names: string[], most = 3000): string {
  const clause = asClause(text, name)
  return clause && speakable(clause, names) ? clause : quotedFrom(text, name, most)
}

function quotedFrom(text: string, name: string, most: number): string {
  return `As ${within(name)} put it: ${quote(text, most)}`
}

/**
 * A party's words as a term: what of them makes a clause, in the third person, and what does not, quoted after it.
 * Null where nothing makes one, or a mediator may not say it in its own voice: then nothing is pretended.
 */
export function termClause(text: string, name: string, names: string[]): string | null {
  if (meansSomebodyElse(text)) return quotedFrom(text, name, 600)
  const { made, left } = asClauses(text, name)
  const clause = made.join(' ')
  if (clause === '' || !speakable(clause, names)) return null
  return left.length === 0 ? clause : `${clause} ${name} also wrote: ${quote(left.join(' '), 600)}`
}

/** What a party wants, told by somebody else; quoted where a mediator may not say it itself. */
export function toldOf(text: string, name: string, names: string[], most: number): string {
  const told = meansWhichUs(text) ? text : inThirdPerson(text, name)
  const plain = capital(/[.!?]$/.test(told) ? told : `${told}.`)
  // Said of somebody by name, “she” would seem to be that person.
  if (meansSomebodyElse(text) || /\b\p{Lu}{4,}\s+\p{Lu}{4,}\b/u.test(text)) return quote(text, most)
  return plain.length <= most && speakable(plain, names) && !(isFirstPerson(plain) && meansWhichUs(plain))
    ? plain
    : quote(text, most)
}

/** The words of an offer or a wish: as they are where nobody in particular speaks, else as a clause or a quotation. */
export function wordsOf(text: string, name: string, names: string[], most: number): string {
  if (!isFirstPerson(text) && !/\byou(?:r|rs)?\b/i.test(text)) return quote(text, most)
  const clause = asClause(text, name)
  return clause && !/\byou(?:r|rs)?\b/i.test(clause) && clause.length <= most && speakable(clause, names)
    ? clause
    : quote(text, most)
}

/** "He" or "she" with nobody named before: only whoever wrote it knows who is meant. */
export function meansSomebodyElse(text: string): boolean {
  const found = ABSENT.exec(text)
  const before = text.slice(0, found?.index ?? 0).match(/\p{L}+/gu) ?? []
  return found !== null && !before.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !NO_NAME.test(word))
}
export const ABSENT = /\b(?:he|she|him|her|his|hers)\b/i
const NO_NAME =
  /^(?:We|The|An?|If|When|My|Our|It|They|You|This|That|No|Not|Only|At|In|On|For|So|And|But|Every|Each|All)$/

const FRAGMENT = /^(?:whoever|whichever|wherever|whenever|when|if|only if|until|unless|as|because|since)\b/i
const VERB =
  /\b(?:shall|must|may|can|cannot|will|would|is|are|be|has|have|do|does|(?:get|give|pay|keep|stay|end|begin|start|run|open|close|make|take|bring|use|cover|hold|read|write|deliver|return|clean|rake|cut|buy|sell|work|live|visit|meet|share|leave|receive|send|move|help|plan|print|sign|report|choose|decide|drive|build|lend|host|teach|serve|play|sleep|sit|apply|count|cost|last|fall|rise|remain|belong|follow)(?:e?s)?|goes|carries|tries)\b/i

/** Whether words stand as a sentence by themselves, as far as a list of verbs can tell. */
export const isSentence = (text: string) =>
  !FRAGMENT.test(text) && VERB.test(sentencesOf(text)[0]?.text ?? text)

function speakable(text: string, names: string[]): boolean {
  const context = { parties: names, redLines: [], statements: [], sealed: [], issues: [] }
  return guard({ act: 'clarify', text }, context).ok && !/[“”"]/.test(text)
}
