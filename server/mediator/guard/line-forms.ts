import { isNegated } from '../language/polarity'
import { stemsOf } from '../language/words'
import { namesPattern, type Reading } from './reading'
import { rootedIn } from './thesaurus'

/**
 * Lines of a form that is kept in a way of its own: a word that is not to be used by its absence, what needs somebody's
 * consent by saying so, what is not to be divided by going to one whole.
 */
export function keptByForm(reading: Reading, line: string, party: string): boolean | null {
  const word = UNUSED.exec(line)
  if (word) return !new RegExp(`\\b${word[1] ?? word[2]}\\b`, 'u').test(reading.own)
  if (CONSENT.test(line) && reading.sentences.some(({ text }) => needsLeave(text, line, party))) return true
  return UNDIVIDED.test(line) && reading.sentences.some(({ text }) => goesWhole(text, line)) ? true : null
}

const UNUSED =
  /\bthe (?:word|term) ["“'‘]?(\p{L}+)["”'’]? (?:(?:is|must|may|shall) (?:not|never)(?: be)? (?:used|written|said)|(?:does|must|may|shall) (?:not|never) (?:appear|stand|occur))\b|\bno use of the (?:word|term) ["“'‘]?(\p{L}+)/u

const CONSENT =
  /\bwithout (?:(?:my|our|his|her|its|their|\p{L}+'s?|the) )?(?:prior |written |express |own |previous )*(?:consent|approval|permission|leave|agreement|say-so|signature)\b/u
const LEAVE =
  /\b(?:unless|until|without|only (?:with|if|after|once|when)|except with|subject to|needs?|requires?|depends on)\b[^.;]*\b(?:consents?|approv\p{L}+|permi\p{L}+|leave|agrees?|agreement|signs?|signature|allows?)\b/u

/** "Played whole unless she consents in writing": something of the matter, and whose leave it needs. */
function needsLeave(sentence: string, line: string, party: string): boolean {
  if (!LEAVE.test(sentence)) return false
  const owner = new RegExp(`\\b(?:${namesPattern([party])}|his|her|its|their|he|she)\\b`, 'u')
  return (
    owner.test(sentence) &&
    shares(sentence, line, /\b(?:consent|approv|permi|leave|agree|written|writ)/u) >= 1
  )
}

const UNDIVIDED = /\b(?:not|never) (?:to )?(?:be )?(?:divided|split|shared|broken up|cut up|parcelled)\b/
const WHOLE = /\b(?:whole|entire|undivided|unbroken|in one (?:piece|hand|lot|block))\b/

function goesWhole(sentence: string, line: string): boolean {
  const stems = stemsOf(line).size - 1
  return (
    WHOLE.test(sentence) &&
    !isNegated(sentence) &&
    shares(sentence, line, /^(?:divid|split|shar)/) >= Math.max(1, Math.ceil(stems * 0.4))
  )
}

/** How many words of a line a sentence has, but for some. */
function shares(sentence: string, line: string, but: RegExp): number {
  const said = rootedIn(stemsOf(sentence))
  return [...stemsOf(line)].filter((one) => !but.test(one) && said(one)).length
}
