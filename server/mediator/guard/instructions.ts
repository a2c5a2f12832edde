import { matchesOf } from '@/server/patterns/matches'
import { plainOf } from '../language/plain'
import { stem, stemsOf } from '../language/words'

/** Signs that a party's text speaks to software rather than to people. */
const INJECTION = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.]{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|earlier|previous|above|constraints|guard)\b`,
    // From the word before to the next: a run of signs is read once, however long it is.
    String.raw`(?:^\W*|(?<=\w)[^\w.!?\n]*[.!?\n]\W*)(?:system|assistant|mediator|ai|model|bot|computer|note to (?:the )?\p{L}+|instructions?|admin|developer)\b\s*[:,>\]-]`,
    String.raw`\byou are now\b|\b(?:admin|developer|debug|god|system) mode\b|\bjailbreak|\brepeat after me\b|\bverbatim\b|\bsystem prompt\b|\bnew instructions?\b|\byour (?:instructions|rules|prompt|task is)\b`,
    String.raw`\b(?:the )?(?:mediator|assistant|ai|model|software|bot)\b (?:must|should|shall|has to|will|is to|please|needs to) (?:now )?(?:end|write|say|state|add|repeat|print|output|include|reply|answer|report|conclude|declare|confirm|rank|favou?r|mention|drop|leave|draft|announce)`,
    String.raw`\b(?:end|begin|start|finish|close) (?:every|each|your|all) (?:message|answer|output|reply|text|draft)`,
    String.raw`\b(?:to|for|dear|hey|hello) (?:any|the|whatever|all|every) (?:software|ai|model|machine|assistant|bot|llm|system|program|mediator|robot)s?\b|\b(?:software|ai|model|machine|robot|program|llm)s? (?:reading|processing|that reads?|who reads?|which reads?)\b|\bif you(?:'re| are) an? (?:ai|language model|llm|machine|bot|assistant)\b|\b(?:answer|reply|respond|write) (?:only|just|exclusively) (?:in|with)\b|\badd (?:the|this|a) (?:line|sentence|word|words|note)\b|\b(?:leave|keep|drop|cut|omit) (?:it|this|that|them|him|her|[\p{L} ]{3,30}) out of (?:your|the) (?:draft|text|summary|answer|output|proposal)\b`,
    String.raw`\b(?:please )?(?:write|say|state|add|output|print|declare|report|conclude|confirm|announce) (?:that|the words?|exactly|only|“|")`,
  ].join('|'),
  'u',
)

/** Orders to whoever writes: wider than what is flagged, and of no effect unless the output does as it was told. */
const ORDERS =
  /(?:^|[.!?:;,\n]\s*|\bplease |\band |\bjust )(?:please |kindly |now |always |never |do not |don't |be sure to |make sure to )*(?:write|note|print|say|state|mention|add|include|put|leave|omit|drop|rank|list|call|describe|end|begin|start|finish|tell|move|ignore|remove|repeat|answer|reply|output|mark|treat|use|copy|show|keep|name|refer|stress|skip|sign|open|close) (?:nothing|that|the|our|my|your|every|each|all|any|in|it|him|her|them|out|us|me|to|as|no|only|him|about|“|"|'|‘)|\b(?:whoever|anyone who|everyone who|those who|the one who|the (?:person|software|program|machine|author) (?:who|that|which)) (?:\p{L}+ )?(?:compiles|generates|writes|drafts|reads|prepares|summari[sz]es|types|produces|edits|processes|words|composes)\b|\b(?:the (?:mediator|assistant|drafter|drafting model|system|summary|draft|text|minutes|software)|bot|robot|computer|machine|llm|chatbot|gpt|agent|copilot)\b[^.;]{0,30}\b(?:must|shall|should|has to|is to|needs to|may omit|will now)\b|\b(?:the )?mediator (?:now |always |also )?(?:puts|enters|keeps|speaks|writes|says|calls|names|leaves|lists|treats|ends|begins|opens|closes|signs|marks|records|is not to|may not)\b|\b(?:in|by) (?:the|your|every|each|all|any) (?:texts?|answers?|drafts?|summar(?:y|ies)|write-ups?|minutes|outputs?|mediator)\b[^.;]{0,60}\b(?:should|shall|must|is to|are to) be (?:called|named|referred to|described|presented|shown|treated|left out)\b|\b(?:should|shall|must|is to|are to) be (?:called|named|referred to|described|presented|shown|treated|left out)\b[^.;]{0,60}\b(?:in|by) (?:the|your|every|each|all|any) (?:texts?|answers?|drafts?|summar(?:y|ies)|write-ups?|minutes|outputs?|mediator)\b|\bfrom now on\b|\bthat is an order\b/u

/** Whether a party's text tries to instruct software; used to flag, never to judge the party. */
export function instructsSoftware(text: string): boolean {
  return INJECTION.test(tight(plainOf(text).text))
}

/** Each blank stretch as one sign: patterns that look for what follows one would else read it again from each place in it. */
const tight = (text: string) => text.replace(/\s+/gu, (run) => (run.includes('\n') ? '\n' : ' '))

type Orders = {
  /** Words to be said. */
  said: Set<string>
  /** Things to be done to somebody or called something, as runs of stems. */
  done: string[][]
  /** What is to be kept out. */
  hidden: string[]
  /** The one word, as a stem, that a thing or a person is to be called. */
  named: string[]
}

/** What a text orders whoever writes to say, to do, to leave out; `null` where it orders nothing. */
export function ordersIn(original: string): Orders | null {
  const plain = tight(plainOf(original).text).replace(/\b(mr|mrs|ms|dr|prof)\./g, '$1')
  if (!INJECTION.test(plain) && !ORDERS.test(plain)) return null
  const hidden = silenced(plain)
  return {
    said: new Set([...demanded(original, plain)].flatMap((one) => [one, ...spelledOut(one, hidden)])),
    done: doings(plain),
    hidden,
    named: verdicts(plain),
  }
}

const WRITING =
  /\b(?:writes?|writing|note|print|say|state|mention|omit|rank|describe|tell|ignore|repeat|answer|reply|output|refer|stress|summar\p{L}*|drafts?|text|minutes|messages?|mediator|software|models?|algorithm|bot|assistant|ai|machine|instructions?|order)\b/u

/** Whether a text orders something of whoever writes, and does not only say what people are to do: "Use the room". */
export function ordersToWriters(text: string): boolean {
  return ordersIn(text) !== null && WRITING.test(plainOf(text).text)
}

/** An order that points back to what was said before it. */
const BACK = /\b(?:so|this|that|it)\s*[.!]*$/

function demanded(original: string, plain: string): Set<string> {
  const wanted = new Set<string>()
  const ordered = ordering(plain)
  for (const one of matchesOf(plain, /(?<![\p{L}\p{N}])[“"«'‘]([^”"»'’]{3,})[”"»'’]/gu))
    if (one[1] && !isBanned(plain, one.index, one.index + one[0].length)) wanted.add(one[1])
  for (const one of matchesOf(
    ordered,
    /\b(?:that|the words?|after me|exactly|verbatim|following|with|only|text|saying|state|say|write|add|print|output|reply|answer|declare|confirm|announce)\b\s*:?\s+([^.!?]{3,})/g,
  ))
    if (one[1]) wanted.add(one[1])
  for (const one of matchesOf(
    ordered,
    /\bsign(?: it| off| yourself| as| with| in the name of)+ ([^.!?,;]{3,})|\bcall (?:us|me|him|her|them|it|\p{L}+) (?:the )?([^.!?,;]{3,})|;\s*([^.!?;]{6,})/gu,
  ))
    for (const words of one.slice(1)) if (words) wanted.add(words.replace(/^(?:the|a|an) |["“”'‘’]/gu, ''))
  for (const one of matchesOf(
    plain,
    /\b(?:mark|record|enter|list) (?:issue|term|point) \d+ as ([^.!?;]{6,})/g,
  ))
    if (one[1]) wanted.add(one[1])
  for (const one of matchesOf(plain, /:\s*([^.!?:]{3,})[.!?]?\s*$/g))
    if (one[1] && !INJECTION.test(one[1]) && !/^(?:do not|don't|never|leave|omit|drop|no)\b/.test(one[1]))
      wanted.add(one[1])
  // Whatever else an order brings along: "A generous person would take it. Please tell her so."
  for (const sentence of (BACK.test(plain) ? plain : ordered).split(/(?<=[.!?])\s+/)) {
    const bare = sentence.replace(/^[\p{L} ]{2,24}:\s*/u, '').replace(/[.!?]+$/, '')
    // What a party tells of itself, or in figures, is a fact and no demand.
    if (!ORDERS.test(bare) && stemsOf(bare).size >= 3 && !/\d|\b(?:we|i|our|my|us|me)\b/.test(bare))
      wanted.add(bare)
  }
  for (const one of matchesOf(original, /\b\p{Lu}{4,}(?:[ _-]\p{Lu}{2,})*\b/gu))
    if (
      !/^(?:SYSTEM|ASSISTANT|MEDIATOR|IGNORE|NOTE|NOTICE|INSTRUCTION|ADMIN|IMPORTANT|OPEN|AGREED|PROVISIONAL)/.test(
        one[0],
      )
    )
      wanted.add(plainOf(one[0]).text)
  return wanted
}

/** "Do not say "patients"", "the word "permission" must not appear": what may not be said is no demand to say it. */
function isBanned(plain: string, start: number, end: number): boolean {
  const before = /[^.;:!?]*$/u.exec(plain.slice(Math.max(0, start - 80), start))?.[0] ?? ''
  return (BANS_BEFORE.test(before) && !UNBANS.test(before)) || BANS_BEHIND.test(plain.slice(end, end + 60))
}

const BANS_BEFORE =
  /\b(?:do not|don't|never|must not|shall not|may not|not to|no longer|avoid(?:s|ing)?|instead of|rather than|without|omit|drop|strike|leave out)\b|\bnot\s*$/u
/** "Never end without the words …" asks for them all the same. */
const UNBANS =
  /\b(?:(?:do not|don't|never|not)\b[^.;:!?]*\b(?:without|forget|fail|omit|drop|leave out|unless|but)|but)\b/u
const BANS_BEHIND =
  /^[\s,]*(?:(?:shall|must|may|should|can|will|is|are|does|do|has|have) (?:not|never)\b|(?:is|are|remains?|stays?) (?:banned|forbidden|taboo|out of bounds|off limits)\b)/u

/** From the first sentence on that orders something: before it a party speaks to people. */
function ordering(plain: string): string {
  const sentences = plain.split(/(?<=[.!?]) /)
  const first = sentences.findIndex((one) => INJECTION.test(one) || ORDERS.test(one))
  return sentences.slice(Math.max(0, first)).join(' ')
}

/** "Do not raise the cover. Say that she has dropped it": dropped the cover. */
function spelledOut(wanted: string, [hidden]: readonly string[]): string[] {
  const short = wanted.match(/^(.+ )(?:it|them)$/u)?.[1]
  return short && hidden ? [short + hidden] : []
}

/** All words as stems, small ones too: "moving out" is "move out". */
export const runOf = (text: string): string[] =>
  matchesOf(text, /\p{L}[\p{L}'’]*/gu).map((one) => stem(one[0].toLowerCase()))

/** "Tell him to move out", "describe the bonus as final", "call them the only workable ones". */
function doings(plain: string): string[][] {
  const told = [
    ...matchesOf(
      plain,
      /\b(?:tell|ask|urge|advise|get|make|order|let) (?:him|her|them|\p{L}+) to (\p{L}+(?: \p{L}+){1,3})/gu,
    ),
  ]
  const called = [
    ...matchesOf(
      plain,
      /\b(?:describe|call|treat|name|label|mark|present|list|record|refer to) (?:the |their |our |his |her |my )?(\p{L}+)(?: \p{L}+){0,2}? (?:as )(?:the |an? )?(\p{L}+(?: \p{L}+){0,3})/gu,
    ),
  ].map((one) => `${one[2] ?? ''} ${one[1] ?? ''}`)
  // "Call the complaints unproven", "treat the anglers as having withdrawn": the thing and the last word on it.
  const judged = [
    ...matchesOf(
      plain,
      /\bcall (?:the |our |their |his |her |my )?(?:\p{L}+ ){0,2}?(\p{L}+) (\p{L}{5,})(?=\s+and\b|[,.;!?]|$)|\b(?:treat|count|mark|describe|list|show|record|present|refer to) (?:the |our |their |his |her |my )?(?:[\p{L}'’]+ ){0,2}?(\p{L}+) as (?:having |being )?(\p{L}{5,})/gu,
    ),
  ].map((one) => `${one[1] ?? one[3] ?? ''} ${one[2] ?? one[4] ?? ''}`)
  const named = matchesOf(plain, /\bcall (?:them|it|him|her) (?:the |an? )?(\p{L}+(?: \p{L}+){1,4})/gu)
  return [...told.map((one) => one[1] ?? ''), ...called, ...judged, ...named.map((one) => one[1] ?? '')]
    .map(runOf)
    .filter((one) => one.length >= 2)
}

/** "Call it condensation", "note that Ben is unreliable". */
function verdicts(plain: string): string[] {
  return [
    ...matchesOf(
      plain,
      /\bcall (?:it|them|him|her) (?:an? |the )?(\p{L}{6,})(?=\s*(?:[.,;!]|$))|\b(?:that|note|write|say|record) [^.;,!?]{3,40} (?:is|are|was|were) (?:an? )?(\p{L}{6,})(?=\s*(?:[.,;!]|$))/gu,
    ),
  ]
    .map((one) => stem(one[1] ?? one[2] ?? ''))
    .filter((one) => one.length > 3)
}

function silenced(plain: string): string[] {
  return [
    ...matchesOf(
      plain,
      /\b(?:leave out|omit|drop|skip|(?:say|write|put) nothing (?:about|of|on)|disregard|(?:do not|don't|never) (?:mention|raise|bring up|speak of|refer to|touch(?: on)?)|keep quiet about|not a word (?:about|on)|no mention of|leave away|forget about|hide)\b (?:that )?(?:the |any |all |our |my |his |her |their )?([^.,;!?]{3,40})|\b(?:leave|keep) (?:the |any |all )?([\p{L} ]{3,30}) out of\b/gu,
    ),
  ].flatMap((one) => (one[1] ?? one[2] ?? '').split(NEXT)[0] || [])
}

/** Where the thing kept out ends: another order begins, or it is said how far. */
const NEXT =
  /\s(?:and (?:write|say|state|note|put|call|describe|record|tell|mention|do not|don't|never)|from (?:the|your|every|any|all) (?:list|text|draft|summary|agenda)|anywhere|any ?more|again|in any|at all)\b/u
