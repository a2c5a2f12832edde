import { matchesOf } from '@/server/patterns/matches'
import { stem } from '../../language/words'
import { classesOf, isFunction } from './classes'
import { kinOf } from './kin'

/** A word or sign of a sentence as the learnt layer sees it: people, figures and quotations are all alike. */
export type Token = { text: string; stem: string; classes: readonly string[]; form: string; kin: string }

const PIECE = /@\p{L}+|\p{L}[\p{L}\p{M}'’-]*|[\d½¼¾⅓⅔][\d.,:/]*|[?!;:,()“”"–—…%€$£]/gu
const known = new Map<string, Token>()

function tokenOf(text: string): Token {
  const before = known.get(text)
  if (before) return before
  const classes = classesOf(text)
  const base = text.startsWith('@') ? text : stem(text)
  const token = {
    text,
    stem: base,
    classes,
    form: isFunction(text) || text.startsWith('@') ? text : (classes[0] ?? '~'),
    kin: isFunction(text) || text.startsWith('@') ? '' : kinOf(text),
  }
  if (known.size < 20_000) known.set(text, token)
  return token
}

/** @param sentence in plain form; @param name matches a party's name. */
export function tokensOf(sentence: string, name: RegExp): Token[] {
  const marked = sentence
    .replace(/"\s+"/g, ' @quote ')
    .replace(name, ' @name ')
    .replace(/@name (?:@name )+/g, ' @name ')
    .replace(
      /\b(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/g,
      ' @day ',
    )
  return matchesOf(marked, PIECE).map(([text]) =>
    tokenOf(/^[\d½¼¾⅓⅔]/u.test(text) ? '@num' : text.replace(/’/g, "'")),
  )
}
