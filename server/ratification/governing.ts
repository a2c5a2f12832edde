import { matchesOf } from '@/server/patterns/matches'
import type { Hit } from '@/server/ratification/line'
import type { ReasonCode } from '@/server/ratification/reading'
import type { Sentence } from '@/server/ratification/sentences'

/** Words right before "I accept …" that turn it into something else than an act. */
const governors: readonly (readonly [ReasonCode, RegExp])[] = [
  [
    'conditional',
    /^(?!.{0,200}?\b(?:was|were|did|had|have|has|been|read|slept|thought|sat|went|took|made|kept|[a-z]+ed)\b)[^ ]* ?(?:[^ ]+ ){2,12}[,;:~] (?:and )?then$/u,
  ],
  [
    'conditional',
    /(?<![@\p{L}])(?:if|unless|until|once|provided|providing|assuming|whenever|in case|supposing|as long as|so long as|as soon as|should|were|lest|only if|except if)(?: that)?$/u,
  ],
  [
    'question',
    /\b(?:(?<!\b(?:not only|gladly|freely|hereby|herewith|willingly|happily|humbly|thus) )(?:do|does)|did|can|could|may|should|shall|will|would|have|am|are|what if|what happens if|before|why|how|whether|should|must)$/u,
  ],
  [
    'hedged',
    /\b(?:think|guess|suppose|reckon|feel|believe|imagine|figure|assume|presume|as if|as though|like|seems|appears|hope|wish)(?: that| like)?$/u,
  ],
  [
    'probabilistic',
    /\b(?:maybe|perhaps|possibly|probably|presumably|chance|likely|likelihood|odds are|chances are|probability|possibility)(?: that| is| is that)?$/u,
  ],
  [
    'past_or_reported',
    /(?<![@\p{L}])(?:said|says|say|saying|told|tells|tell|wrote|writes|write|claims?|claimed|announced?|reports?|reported|insists?|heard|hears?|know|knows|understands?|thinks?|thought|believes?|pretend|pretending|imagine|imagining|typed?|typing|reads?|quote|quoting|suggested|suggests|him|them|everyone|hr|everybody|you)(?: that| : that)?$/u,
  ],
  [
    'past_or_reported',
    /(?<![@\p{L}])(?:example|sample|template|specimen|valid ratification|valid acceptance|line|phrase|sentence|formula|words|wording|script|reply|text|reads|says|says that|type|typed|wrote|writes|write|said|quote|message|e-?mail)(?: is| was| reads| says)? ?:$/u,
  ],
  [
    'past_or_reported',
    /\b(?:proposed|proposes|seconded|moved|suggested|suggests|recommended|recommends|requested|demanded|urged|advised|put to the vote)\b[^.;!?]{0,90}\bthat(?: (?:the|our|this) [a-z]+| @self)?$/u,
  ],
  [
    'negated',
    /\b(?:not that|not|never|nor|neither|hardly|scarcely|no way|deny that|deny|denies that|not the case that|false that|untrue that|not true that|nobody said|doubt that|(?<!avoidance of (?:any |all )?)doubt|doubt if)$/u,
  ],
  [
    'none',
    /\b(?:that|than|which|who|whose|because|since|as|when|while|whilst|although|though|after|so that|where|wherever|what|to|of|and if|but if|or|the|a|an|my|your|his|her|their|our|@ref|is|was|be)$/u,
  ],
]
/** Joints at which a clause can begin afresh. */
const clauseBreak = /[,;:~(!)…"/]|@say|@ok|\p{Extended_Pictographic}/gu
const openers =
  /(?:^|[,;:~(!)…"/]|@say|@ok|\p{Extended_Pictographic}|\b(?:and|but|so|yet|then|therefore|thus|hence|accordingly|still|also|yes|yep|yeah|ok|okay|today|now|well|anyway|finally|indeed|sure|right|alright|aye|amen|again|here|nevertheless|nonetheless|plus|because|since|though|although|as a party|which i do|hereby|lol|lmao|ngl|tbh|fr|honestly|frankly|basically|um|uh|er|erm|like i said|that said|all the same|even so|regardless|whatever|grumble|sigh|(?:for|on behalf of) (?:her|him|them|@self)|behalf(?: of @self)?|please|thanks|look|listen|fine|good|great|perfect|done|deal|agreed|accepted)) ?$/u
/** Clause beginnings that reach over a comma into the act: reports, imaginings, commands. */
const reach: readonly (readonly [ReasonCode, RegExp])[] = [
  [
    'past_or_reported',
    /^[\s,]*(?:in (?:the|my|our|a|another|some|this|that|@thing|@some|@ref) [^,;:~]{0,60}(?:rehearsed|dreamed|dreamt|dream|version of|imagined|practised|film|novel|movie|play|parallel|universe|world|head)|according to|as (?:the|they|my|his|her|our|@other) [a-z ]{1,24}?(?:goes?|says?|puts?(?: it)?|has it)|as (?:he|she|they|@other|my [a-z]+|the [a-z]+) (?:says?|said|puts? it|put it|tells?|told|would say|claims?|wrote|reports?)|(?:[a-z]+ ){0,4}(?:says?|said|writes?|wrote|told me|tells me|claims?|claimed|reports?|reported|announced)(?: that)?[ ,:]*$|imagine|suppose|picture|pretend|let us (?:say|pretend|imagine|suppose)|say for (?:argument|example)|for (?:example|instance)|e ?¦? ?g|hypothetically|in theory|theoretically|what if)/u,
  ],
]

/**
 * Looks back from an act to the start of its sentence. Returns why the act does not stand on its own, if so.
 * `undefined` means nothing before it governs it.
 */
export function governs(text: string, sentence: Sentence, hit: Hit): ReasonCode | undefined {
  const before = text.slice(sentence.start, hit.start).trimEnd()
  if (
    sentence.mark === '?' &&
    !/[:~]|@say/u.test(before) &&
    !/[,;] [^,;]{12,}$/u.test(text.slice(hit.end, sentence.end))
  )
    return 'question'
  if (sentence.mark === '?') {
    const after = text.slice(hit.end, sentence.end).trim()
    if (
      after === '' ||
      /[,~] ?(?:right|ok|okay|yes|no|correct|huh|eh|innit|do i not|do not i|do i|have i|is that (?:it|right|ok|okay|enough)|or (?:not|what|do i)|yeah|is not it|am i right)$/u.test(
        after,
      )
    )
      return 'question'
  }
  if (before === '') return undefined
  if (saidEarlier.test(before)) return 'past_or_reported'
  for (const [reason, pattern] of reach) if (pattern.test(before)) return reason
  const clause = before.slice(lastBreak(before)).trim()
  for (const [reason, pattern] of governors) {
    const end = pattern.exec(before)
    if (end && !harmlessEnd.test(before)) return reason
  }
  if (clause === '' || openers.test(before)) return undefined
  for (const [reason, pattern] of inClause) if (pattern.test(clause)) return reason
  return undefined
}

/** "What I told them was: …" hands on old words. */
const saidEarlier =
  /\b(?:(?:had|made|makes|has) (?:me|us)|copy out|copied out|repeat|recite|recited|told|wrote|typed|texted|emailed|answered|replied|sent|posted|whispered|shouted|muttered)\b(?! (?:you|me|us) (?:so|in my own words))[^;~]{0,60}:$/u
const harmlessEnd =
  /\bfor (?:her|him|them)$|\b(?:here|now|today|question|moment|more|again|done|therefore|thus|hence|so) (?:you)?$|(?:thank|thanks to|bless|love|tell) you$|\b(?:and|but) (?:because|since)$|\bjust because$/u
const inClause: readonly (readonly [ReasonCode, RegExp])[] = [
  [
    'past_or_reported',
    /(?<![@\p{L}])(?:tell|tells|told|say|says|said|saying|write|writes|wrote|type|typed|inform|informed|claims?|heard|reports?|announce)\b(?!.*\b(?:so|and)\b)/u,
  ],
  ['conditional', /\b(?:if|unless|once|until|when|before|after|should|provided)\b(?!.*\b(?:so|and)\b)/u],
  ['past_or_reported', /\bthe$/u],
]

function lastBreak(text: string): number {
  let at = 0
  for (const match of matchesOf(text, clauseBreak)) at = match.index + match[0].length
  return at
}
