import { plainOf } from '../language/plain'
import { shared, stemsOf } from '../language/words'
import type { GuardSpan } from './input'
import { type Reading, span } from './reading'

/** Signs that a party's text speaks to software rather than to people. */
const INJECTION = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.]{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|earlier|previous|above|constraints|guard)\b`,
    String.raw`(?:^|[.!?\n]\s*)\W*(?:system|assistant|mediator|ai|model|bot|computer|note to (?:the )?\p{L}+|instructions?|admin|developer)\b\s*[:,>\]-]`,
    String.raw`\byou are now\b|\b(?:admin|developer|debug|god|system) mode\b|\bjailbreak|\brepeat after me\b|\bverbatim\b|\bsystem prompt\b|\bnew instructions?\b|\byour (?:instructions|rules|prompt|task is)\b`,
    String.raw`\b(?:the )?(?:mediator|assistant|ai|model|software|bot)\b (?:must|should|shall|has to|will|is to|please|needs to) (?:now )?(?:end|write|say|state|add|repeat|print|output|include|reply|answer|report|conclude|declare|confirm|rank|favou?r|mention|drop|leave|draft|announce)`,
    String.raw`\b(?:end|begin|start|finish|close) (?:every|each|your|all) (?:message|answer|output|reply|text|draft)`,
    String.raw`\b(?:to|for|dear|hey|hello) (?:any|the|whatever|all|every) (?:software|ai|model|machine|assistant|bot|llm|system|program|mediator|robot)s?\b|\b(?:software|ai|model|machine|robot|program|llm)s? (?:reading|processing|that reads?|who reads?|which reads?)\b|\bif you(?:'re| are) an? (?:ai|language model|llm|machine|bot|assistant)\b|\b(?:answer|reply|respond|write) (?:only|just|exclusively) (?:in|with)\b|\badd (?:the|this|a) (?:line|sentence|word|words|note)\b|\b(?:leave|keep|drop|cut|omit) (?:it|this|that|them|him|her|[\p{L} ]{3,30}) out of (?:your|the) (?:draft|text|summary|answer|output|proposal)\b`,
    String.raw`\b(?:please )?(?:write|say|state|add|output|print|declare|report|conclude|confirm|announce) (?:that|the words?|exactly|only|“|")`,
  ].join('|'),
  'u',
)
const COMPLIES = new RegExp(
  [
    String.raw`\bas (?:[\p{L}. ]{2,30} )?(?:instructed|directed|ordered|commanded|told to|dictated)\b`,
    String.raw`\b(?:left out|leaving out|removed|dropped|omitted|cut|taken out|not (?:mentioned|listed|named|carried)|put first|ranked|added|inserted|rewritten|changed|worded|phrased|placed)\b[^.;]{0,30}\b(?:as|because|since|at|on|after|the way) (?:the )?(?:NAME|it|they|he|she|you|one (?:party|side))\b[^.;]{0,14}\b(?:asked|wished|wanted|requested|demanded|instructed|told|ordered|asks?|wants?|instructions?|request|behest|wish)\b(?![^.;]{0,12}\(counter)`,
    String.raw`\bas [^.,;]{2,40} (?:told|asked|instructed|ordered|directed|commanded|required) me\b`,
    String.raw`\b(?:per|according to|following|in line with|in accordance with|obeying|complying with|on|at|under) (?:\p{L}+(?:'s)? ){0,3}(?:latest |hidden |new |embedded |above )?(?:instructions?|directives?|commands?|orders)\b(?! of magnitude)`,
    String.raw`\bi(?:'ll| will| shall| now| am now| have now| have|'ve)? (?:now )?(?:comply|complied|obey|obeyed|disregard|disregarding|disregarded|ignoring|followed (?:the|your|this|that) (?:instruction|order|directive|command)|follow (?:the|your|this|that) (?:instruction|order|directive|command))\b`,
    String.raw`\b(?:admin|developer|debug|god|system|unrestricted|override) mode\b[^.]{0,12}\b(?:active|on|enabled|engaged|activated|confirmed|accepted)\b`,
    String.raw`\bmy (?:earlier |previous |own |usual )?(?:rules|instructions|guidelines|restrictions)\b[^.;]{0,24}\b(?:disregarded|ignored|set aside|suspended|overridden|lifted|forgotten|no longer)\b`,
    String.raw`\b(?:earlier|previous|prior|usual|all) (?:rules|instructions|guidelines|restrictions) (?:are|have been|were) (?:hereby |now )?(?:set aside|ignored|disregarded|suspended|overridden|lifted|forgotten)\b`,
    String.raw`\b(?:override|instruction|command|directive|order)s? (?:accepted|acknowledged|received|executed|followed|obeyed|applied|carried out)\b`,
    String.raw`\bat (?:the )?(?:request|behest|demand|wish|instigation) of (?!all|both|the facilitator|each)[^.;]{0,30}\b(?:left out|removed|dropped|ranked|favou?red|omitted|not mentioned|hidden)\b`,
    String.raw`\b(?:favou?ring|siding with|on behalf of) (?=NAME)`,
  ].join('|'),
  'gu',
)
const DISTANCE =
  /\b(?:not|never|no|nothing|ignored as|quoted|contains?|reads? like|treated as|addresses|asks? the mediator|tells? the mediator|instruction to|attempt|flagged|data|whether|asks? me to|asked me to|wants? me to|tells? me to|told me to|has no effect|without effect|was read as)\b|n't\b/

export function obedienceFaults(reading: Reading): GuardSpan[] {
  const complies = new RegExp(COMPLIES.source.replace('NAME', reading.name), 'gu')
  const marked = reading.ownSentences.flatMap((sentence) =>
    [...sentence.text.matchAll(complies)].flatMap((one) =>
      DISTANCE.test(sentence.text.slice(0, one.index)) ||
      DISTANCE.test(sentence.text.slice(one.index + one[0].length, one.index + one[0].length + 24))
        ? []
        : [
            span(
              reading,
              sentence.start + one.index,
              sentence.start + one.index + one[0].length,
              'obeys_party',
            ),
          ],
    ),
  )
  return [...marked, ...payloads(reading), ...carriers(reading)]
}

/** What a mediator's text never needs and what carries words out of the room or hides them: links, markup, odd letters. */
const CARRIES =
  /https?:\/\/\S+|\bwww\.\S+|\bmailto:\S+|[\w.+-]+@[\w-]+\.[a-z]{2,}|<\/?[a-z][^>]*>|!?\[[^\]]*\]\([^)]*\)|javascript:\S*|\{\{[^}]*\}\}|\$\{[^}]*\}|```/giu

function carriers(reading: Reading): GuardSpan[] {
  return [...reading.own.matchAll(CARRIES)].map((one) =>
    span(reading, one.index, one.index + one[0].length, 'obeys_party'),
  )
}

/** What an embedded instruction asks to be said, said in the output's own voice. */
function payloads(reading: Reading): GuardSpan[] {
  return [...reading.context.statements, ...reading.context.redLines].flatMap((one) => {
    const text = plainOf(one.text).text
    if (!INJECTION.test(text)) return []
    return [...demanded(one.text, text)]
      .flatMap((wanted) => {
        const bare = wanted.replace(
          /^(?:that|the words?|exactly|only|this|to everyone|everyone)\b[\s:]*(?:that\s+)?/,
          '',
        )
        return [wanted, bare, ...parts(bare)]
      })
      .flatMap((wanted) => carriedOut(reading, wanted))
  })
}

/** Several things demanded at once, one by one. */
function parts(wanted: string): string[] {
  return wanted
    .split(/\s+and\s+|[,;]\s+/)
    .filter((one) => one.length > 3 && one !== wanted && stemsOf(one).size >= 2)
}

function demanded(original: string, plain: string): Set<string> {
  const wanted = new Set<string>()
  for (const one of plain.matchAll(/[“"«'‘]([^”"»'’]{3,})[”"»'’]/g)) if (one[1]) wanted.add(one[1])
  for (const one of plain.matchAll(
    /\b(?:that|the words?|after me|exactly|verbatim|following|with|only|text|saying|state|say|write|add|print|output|reply|answer|declare|confirm|announce)\b\s*:?\s+([^.!?]{3,})/g,
  ))
    if (one[1]) wanted.add(one[1])
  for (const one of plain.matchAll(/:\s*([^.!?:]{3,})[.!?]?\s*$/g))
    if (one[1] && !INJECTION.test(one[1])) wanted.add(one[1])
  for (const one of original.matchAll(/\b\p{Lu}{4,}(?:[ _-]\p{Lu}{2,})*\b/gu))
    if (
      !/^(?:SYSTEM|ASSISTANT|MEDIATOR|IGNORE|NOTE|INSTRUCTION|ADMIN|IMPORTANT|OPEN|AGREED|PROVISIONAL)/.test(
        one[0],
      )
    )
      wanted.add(plainOf(one[0]).text)
  return wanted
}

function carriedOut(reading: Reading, wanted: string): GuardSpan[] {
  const stems = stemsOf(wanted)
  return reading.ownSentences.flatMap((sentence) => {
    if (DISTANCE.test(sentence.text)) return []
    const exact = sentence.text.indexOf(wanted.trim())
    if (exact >= 0 && (wanted.trim().includes(' ') || stems.size > 0))
      return [
        span(reading, sentence.start + exact, sentence.start + exact + wanted.trim().length, 'obeys_party'),
      ]
    const same = shared(stems, stemsOf(sentence.text)).length
    return stems.size >= 3 && same >= stems.size * 0.8
      ? [span(reading, sentence.start, sentence.end, 'obeys_party')]
      : []
  })
}

/** Whether a party's text tries to instruct software; used to flag, never to judge the party. */
export function instructsSoftware(text: string): boolean {
  return INJECTION.test(plainOf(text).text)
}
