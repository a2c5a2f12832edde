import { capital } from '@/server/record/phrases'
import { sentencesOf } from './sentences'

/** Words after which an English verb keeps its plain form. */
const MODAL = /^(?:can|could|will|would|shall|should|may|might|must|cannot|won't|can't)$/i
const ADVERB =
  /^(?:always|never|only|also|just|still|really|already|both|all|then|now|therefore|simply|absolutely|definitely|certainly|\p{L}{2,}ly)$/iu
const IRREGULAR: Record<string, string> = {
  am: 'is',
  are: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
  was: 'was',
  were: 'was',
}
const PAST =
  /(?<!^(?:n|f|s|w|sp|br|bl|exce|proce|succe|he|emb|sh|shr)e?)ed$|^(?:was|were|had|did|said|wrote|paid|bought|made|gave|took|got|came|went|sent|kept|lent|lost|found|built)$/

/** "I pay" as somebody else would say it: "pays". */
function thirdSingular(verb: string): string {
  const lower = verb.toLowerCase()
  if (MODAL.test(lower) || PAST.test(lower)) return verb
  const known = IRREGULAR[lower]
  if (known) return known
  if (/[^aeiou]y$/.test(lower)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(lower) ? `${verb}es` : `${verb}s`
}

const CONTRACTED: [RegExp, string][] = [
  [/\b(I)['’]m\b/g, '$1 am'],
  [/\b([Ww]e|they)['’]re\b/g, '$1 are'],
  [/\b(I|[Ww]e)['’]ve\b/g, '$1 have'],
  [/\b(I|[Ww]e)['’]ll\b/g, '$1 will'],
  [/\b(I|[Ww]e)['’]d\b/g, '$1 would'],
  [/\bdon['’]t\b/g, 'do not'],
  [/\bdoesn['’]t\b/g, 'does not'],
  [/\bwon['’]t\b/g, 'will not'],
  [/\bcan['’]t\b/g, 'cannot'],
  [/\bisn['’]t\b/g, 'is not'],
  [/\baren['’]t\b/g, 'are not'],
  [/\bshouldn['’]t\b/g, 'should not'],
]

export const isFirstPerson = (text: string) =>
  /\bI\b|\b(?:we|me|us|my|our|mine|ours|myself|ourselves)\b/i.test(text.replace(/\bUS\b/g, ''))

/** "Each of us" may be this side or everybody: who is meant cannot be told, so it is not put otherwise. */
export const meansWhichUs = (text: string) =>
  /\b(?:each|all|both|some|none|one|any|neither|either|most|two|three|four|between|among|amongst|the (?:two|three|four)) (?:of )?us\b|\bwe (?:all|both|each|two|three|share|split|agree|divide|take turns|together)\b|\bour (?:common|shared|joint)\b|\btogether\b/i.test(
    text,
  )

/** "The Linds" are several, and a verb after them keeps its plain form. */
export const isSeveral = (name: string) => /^The .*[^s]s$| (?:and|&) /.test(name)

/** A name as it stands within a sentence: "the Linds" keep their capital only where one begins. */
export const within = (name: string) => name.replace(/^The (?=\p{L})/u, 'the ')

/** The statement as somebody else would report it. Nothing is added; words of others stay. */
export function inThirdPerson(text: string, name: string, alreadyNamed = false): string {
  let named = alreadyNamed
  const begins = (before: string) => /(?:^|[.!?:…])\s*$/.test(before)
  const subject = (capital: boolean, before: string) => {
    if (named) return capital ? 'They' : 'they'
    named = true
    return begins(before) ? name : within(name)
  }
  const plain = CONTRACTED.reduce((now, [from, to]) => now.replace(from, to), text)
  return plain
    .replace(
      /\b(I|[Ww]e)\b((?:\s+\p{L}+)?)(\s+)(\p{L}+)/gu,
      (_all, who: string, first: string, gap: string, second: string, at: number, whole: string) => {
        const capital = who === 'We'
        const before = named
        const subjectWords = subject(capital, whole.slice(0, at))
        const adverb = first.trim() !== '' && ADVERB.test(first.trim())
        const verb = first.trim() === '' || adverb ? second : first.trim()
        const changed = before || isSeveral(name) ? (verb === 'am' ? 'are' : verb) : thirdSingular(verb)
        if (first.trim() === '') return `${subjectWords} ${changed}`
        return adverb
          ? `${subjectWords}${first}${gap}${changed}`
          : `${subjectWords} ${changed}${gap}${second}`
      },
    )
    .replace(/\b(?:I|[Ww]e)\b/g, (_all, at: number, whole: string) => subject(false, whole.slice(0, at)))
    .replace(/\b(?:my|our)\b/g, () => (named ? 'their' : possessive(within(name))))
    .replace(/\b(?:My|Our)\b/g, () => (named ? 'Their' : possessive(name)))
    .replace(/\b(?:mine|ours)\b/gi, 'theirs')
    .replace(/\b(?:myself|ourselves)\b/gi, 'themselves')
    .replace(/\b(?:me|us)\b/g, () => (named ? 'them' : within(name)))
}

const possessive = (name: string) => (/s$/.test(name) ? `${name}’` : `${name}’s`)

const SUBJECT = '(?:I|[Ww]e)'
const DESIRE =
  '(?:want|wish|would like|ask|propose|suggest|insist|demand|expect|request|would prefer|prefer|need|am asking|are asking|offer|would offer|am willing|are willing|am ready|are ready|am prepared|are prepared|plan|intend)'
/** Acts that a clause can oblige somebody to; states of mind are not among them. */
const STATES =
  /^(?:think|believe|feel|know|agree|accept|consent|understand|have|am|are|own|live|hope|fear|love|like|hate|refuse|reject|see|consider|mean|say|want|need|trust|doubt|care|was|were|had|do|did|would|could|can|may|might|must|should|cannot|ratify|approve)$/i

/**
 * A statement of a position as a clause that somebody else could have written, or `null` where its words do not make
 * one. Reasons that follow a "because" are left to the sources; nothing is added.
 */
export function asClause(text: string, name: string): string | null {
  const { made, left } = asClauses(text, name)
  return left.length === 0 && made.length > 0 ? made.join(' ') : null
}

/** Sentence by sentence: those that make a clause, and to the letter those that do not. */
export function asClauses(text: string, name: string): { made: string[]; left: string[] } {
  if (isFirstPerson(text) && meansWhichUs(text)) return { made: [], left: [text.trim()] }
  const made: string[] = []
  const left: string[] = []
  for (const one of sentencesOf(text.trim())) {
    const plain = CONTRACTED.reduce((now, [from, to]) => now.replace(from, to), one.text)
    const clause = clauseOf(plain, name)
    if (clause === null) left.push(one.text)
    else if (clause !== '') made.push(clause)
  }
  return { made, left }
}

/** What somebody thinks of a thing, and not what is to be done. */
const OPINION =
  /\b(?:is|are|was|would be|will be|seems?|sounds?|looks?) (?:(?:very|quite|really|also|perfectly|not) )?(?:good|fine|ok|okay|nice|great|bad|better|worse|best|enough|right|wrong|fair|unfair|reasonable|unreasonable|silly|ridiculous|lovely|too \p{L}+)\b/iu

/** An empty text for a sentence that only gives a reason. */
function clauseOf(sentence: string, name: string): string | null {
  if (/[?]$/.test(sentence) || OPINION.test(sentence)) return null
  const bare = sentence
    .replace(/[,;]?\s+(?:because|since|so that (?:I|we)\b|as (?:I|we)\b)\b.*$/i, '')
    .replace(/^(?:So|And|But|Then|Therefore|Please|In my view|In our view|For (?:me|us)),?\s+/, '')
    .replace(/[.!…]+$/, '')
    .trim()
  if (bare === '') return null
  const that = new RegExp(`^${SUBJECT} ${DESIRE}(?: for)? that (.+)$`).exec(bare)
  if (that?.[1]) return finish(third(that[1], name))
  const todo = new RegExp(`^${SUBJECT} ${DESIRE} (not )?to (not )?([a-z]+)\\b(.*)$`).exec(bare)
  if (todo?.[3] && !STATES.test(todo[3]))
    return finish(`${name} shall ${todo[1] || todo[2] ? 'not ' : ''}${todo[3]}${rest(todo[4] ?? '', name)}`)
  const other = new RegExp(
    `^${SUBJECT} (?:want|would like|ask|expect|need|request) ((?:\\S+ ){0,5}?\\S+) (not )?to ([a-z]+)\\b(.*)$`,
  ).exec(bare)
  if (other?.[1] && other[3] && !/^(?:I|we)$/i.test(other[1]))
    return finish(`${third(other[1], name)} shall ${other[2] ?? ''}${other[3]}${rest(other[4] ?? '', name)}`)
  const will = new RegExp(`^${SUBJECT} (?:will|shall) (not )?([a-z]+)\\b(.*)$`).exec(bare)
  if (will?.[2] && !/^(?:accept|agree|consent|ratify|approve)$/.test(will[2]))
    return finish(`${name} shall ${will[1] ?? ''}${will[2]}${rest(will[3] ?? '', name)}`)
  const does = new RegExp(`^${SUBJECT} ([a-z]+)\\b(.*)$`).exec(bare)
  if (does?.[1] && !STATES.test(does[1]) && !ADVERB.test(does[1]) && !PAST.test(does[1]))
    return finish(`${name} shall ${does[1]}${rest(does[2] ?? '', name)}`)
  if (does) return null
  return isFirstPerson(bare) ? finish(third(bare, name)) : finish(bare)
}

const rest = (text: string, name: string) =>
  text.trim() === '' ? '' : inThirdPerson(` ${text.trimStart()}`.trimEnd(), name, true)
const third = (text: string, name: string) => inThirdPerson(text, name)
const finish = (text: string) => {
  const plain = text.trim().replace(/\s+/g, ' ')
  return `${capital(plain)}.`
}
