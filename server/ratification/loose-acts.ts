import { matchesOf } from '@/server/patterns/matches'
import { LETTERS } from '@/server/ratification/letters'
import type { Hit } from '@/server/ratification/line'

/**
 * Acts of assent in a shape no table lists: somebody of the speaker's side, a verb or noun of assent and the settlement,
 * near each other, with nothing between them that bends the one away from the other. They are suspected rather than
 * known, and count only where every clause of the statement is judged harmless as well.
 */
const stop =
  '(?:not|never|no|nor|neither|cannot|would|could|might|may|should|must|can|shall|will|if|unless|until|once|when|whether|who|he|she|they|you|your|his|her|their|@other|@bad|@old|@part|@gist|@some|want|wants|wish|hope|hoped|plan|intend|intends|going|refuse|refuses|reject|rejects|decline|almost|nearly|before|said|says|told|think|guess|suppose|maybe|perhaps|probably|why|what|how|\\.|\\?|!|;)'
const gap = (most: number) => `(?:(?!${stop} )[^ ]+ ){0,${most}}?`
const who =
  '(?:i|we|@self|the undersigned|(?:the )?(?:both|two|three|four|all|pair) of us|this (?:company|firm|trust|party|body|association|council|club|board|household))'
const assent =
  '(?:accepts?|agrees?|ratif(?:y|ies)|adopts?|approves?|consents?|assents?|endorses?|affirms?|confirms?|signs?|subscribes?|commits?|binds?|embraces?|accedes?|(?:resolves?|undertakes?|elects?|chooses?) to (?:accept|adopt|ratify|abide by|honou?r|perform|be bound by)|says? (?:yes|aye)|votes? (?:yes|for|aye)|hereby agrees?|stands? (?:by|behind)|puts? (?:my|our|its) (?:name|hand|signature|mark|seal)|gives? (?:my|our|its) (?:[a-z]+ ){0,2}?(?:word|consent|yes|hand|assent|agreement|acceptance|blessing)|takes?(?! note)|(?:am|are|is) (?:fully |hereby |now |wholly |freely |gladly |all )?(?:agreed|bound|accepting|agreeing|ratifying|adopting|consenting|signing|committed|party|signed))'
const noun =
  '(?:acceptance|consent|yes|agreement|concurrence|accord|assent|ratification|approval|signature|name|hand|vote|word|adoption|aye|seal|blessing|mark)'
const done =
  '(?:accepted|agreed(?: to)?|ratified|adopted|approved|endorsed|confirmed|signed|consented to|assented to|binding)'
const whole =
  '(?:it|them|this|that|these|everything|the lot|the whole(?: thing| lot)?|all of (?:it|them)|all the rest|every [a-z]+|the same)'
const end =
  '(?= ?$| ?[.,;:!~()"]| (?:as (?:written|it|is|they|agreed|printed|shown|set)|in|and|without|with|too|all|fully|now|today|entirely|freely|wholly|by|for|just|exactly|anyway|gladly)\\b)'

const shapes: readonly RegExp[] = [
  `${who} ${gap(12)}(?:of (?:my|our|its|mine|his|her) (?:own )?free will (?:, )?)?${gap(2)}${assent}(?! that\\b| how\\b| why\\b) ${gap(9)}@ref(?! (?:is|was|were|has|had|would|will|exists?)\\b)`,
  `${who} ${gap(10)}${assent} (?:to |with |by |on )?${whole} ?,? ?@ref`,
  `@ref ${gap(14)}(?:do |does )?${who} ${gap(4)}${assent}${end}`,
  `@ref ${gap(20)}${who} ${gap(14)}${assent} (?:to |with |by |on )?${whole}${end}`,
  `@ref ,? ?(?:and |but )?(?:no|not any) other(?: one)? ,? ?that ${who} ${gap(3)}${assent}${end}`,
  `@ref [^.!?;]{0,80}?(?:every|each|all)(?: single| last)?(?: one| line| word| clause)? of (?:it|them) ${who} ${gap(2)}${assent}${end}`,
  `(?:to|with) (?:what )?@ref ${gap(10)}${who} ${gap(3)}(?:accept|agree|consent|assent|accede|subscribe|commit myself)${end}`,
  `(?:^|[.;:,~] ?|and |but )it (?:(?:does|so|hereby|now|therefore|also|duly|formally) ){0,3}(?:accepts?|ratif(?:y|ies)|adopts?|agrees? (?:to|with)|consents? to|approves?|endorses?|confirms?|is bound by) (?:and [a-z]+ (?:to )?)?@ref`,
  `@ref [^?]{0,120}?(?:[.;:,~] ?|and |but )it (?:(?:does|so|hereby|now|therefore|duly) ){1,3}(?:accept|ratify|adopt|agree to|consent to) it${end}`,
  `@ref ${gap(8)}(?:is|are|has|have|stands?|gets?|meets?|finds|meets with|enjoys|carries|bears) ${gap(5)}(?:${done}(?! by (?:the|a|my|our|every|some)\\b)|(?:my|our|@self 's) (?:[a-z]+ (?:and [a-z]+ )?){0,3}?${noun}|@mine)${end}`,
  `(?:my|our|@self 's) (?:[a-z]+ (?:and [a-z]+ )?){0,3}?${noun} ${gap(8)}@ref`,
  `(?:(?:our|my|the|this) (?:company|firm|business|band|choir|club|board|committee|association|society|trust|team|shop|family|side|household|partnership|union|council|branch|group|members|membership|foundation|school|hospital|store|office|co-op|manager|owner|partners)|the undersigned) (?:${gap(6)})?${assent} ${gap(5)}@ref`,
  `(?:and|but|so|therefore|thus|then|,|~|:|;) (?:it |they |@say )?(?:(?:do|does|hereby|now|gladly|freely|humbly|fully|also|formally|duly|shall|finally|still) ){0,3}${assent} ${gap(5)}@ref`,
  `(?:i|we|@self) (?:${gap(4)})?takes? @ref (?:on|in|as|just|exactly|how|whole)`,
  `(?:my|our|@self 's) (?:[a-z]+ ){0,2}(?:answer|reply|response|vote|decision) ${gap(4)}@ref (?:is|:|~) ${gap(4)}(?:acceptance|yes|consent|agreement|@mine|ratification|assent|aye)${end}`,
  `${who} ${gap(8)}(?:consents?|agrees?|assents?|accedes?) to and (?:shall|will) be bound by @ref`,
  `@mine ${gap(6)}@ref`,
  `(?:yes|aye|yep|agreed|accepted|ratified|adopted|approved|signed|done|deal|sold) ${gap(6)}@ref`,
  `(?:count|put|mark|consider|deem|record|sign|write|list|enter|take|call) (?:me|us|@self|myself|ourselves) ${gap(7)}@ref`,
].map((source) => new RegExp(`(?<![${LETTERS}@'])(?:${source})(?![${LETTERS}'])`, 'gu'))

/** Nobody's act begins later in its sentence. */
const LONGEST = 1_500

/** @param sentence a sentence in canonical form with references marked. */
export function findLooseActs(sentence: string): Hit[] {
  const text = sentence.slice(0, LONGEST)
  if (!/@ref|@mine/u.test(text)) return []
  const found: Hit[] = []
  for (const shape of shapes)
    for (const match of matchesOf(text, shape))
      found.push({ start: match.index, end: match.index + match[0].length })
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const merged: Hit[] = []
  for (const hit of found) {
    const last = merged.at(-1)
    if (last && hit.start < last.end) last.end = Math.max(last.end, hit.end)
    else merged.push(hit)
  }
  return merged
}
