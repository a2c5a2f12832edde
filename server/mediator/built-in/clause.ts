import { guard } from '../guard/guard'
import { asClause, asClauses, inThirdPerson, isFirstPerson, meansWhichUs } from '../language/third-person'
import { quote } from './wording'

/**
 * A party's words as a clause of a text that nobody speaks in: in the third person, nothing added. Words that a mediator
 * must not say in its own voice, or that make no clause, stand as a quotation of that party instead.
 */
export function clauseFrom(text: string, name: string, names: string[], most = 3000): string {
  const clause = asClause(text, name)
  return clause && speakable(clause, names) ? clause : quotedFrom(text, name, most)
}

export function quotedFrom(text: string, name: string, most: number): string {
  return `As ${name} put it: ${quote(text, most)}`
}

/**
 * A party's words as a term: what of them makes a clause, in the third person, and what does not, quoted after it.
 * Null where nothing makes one, or a mediator may not say it in its own voice: then nothing is pretended.
 */
export function termClause(text: string, name: string, names: string[]): string | null {
  const { made, left } = asClauses(text, name)
  const clause = made.join(' ')
  if (clause === '' || !speakable(clause, names)) return null
  return left.length === 0 ? clause : `${clause} ${name} also wrote: ${quote(left.join(' '), 600)}`
}

/** What a party wants, told by somebody else; quoted where a mediator may not say it itself. */
export function toldOf(text: string, name: string, names: string[], most: number): string {
  const told = meansWhichUs(text) ? text : inThirdPerson(text, name)
  const plain = /[.!?]$/.test(told) ? told : `${told}.`
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

function speakable(text: string, names: string[]): boolean {
  const context = { parties: names, redLines: [], statements: [], sealed: [], issues: [] }
  return guard({ act: 'clarify', text }, context).ok && !/[“”"]/.test(text)
}
