import { guard } from '../guard/guard'
import { asClause, inThirdPerson, isFirstPerson, meansWhichUs } from '../language/third-person'
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
