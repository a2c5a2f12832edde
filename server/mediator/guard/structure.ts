import { matchesOf } from '@/server/patterns/matches'
import { onlyLists } from './bare-list'
import type { GuardSpan, Reason } from './input'
import { saysUnsettled } from './marks'
import { type Reading, span } from './reading'

/** `sure`: something wrong is there, not only something missing, which other words may supply. */
export type Fault = { reason: Reason; spans: GuardSpan[]; sure: boolean }

const MARK =
  /\bprovisional\b|\b(?:neither|none|nothing|no part|no line|not a (?:word|line))\b[^.]{0,40}\b(?:is|are|be|holds?|stands?|takes? hold|counts?|applies|valid|fixed|effective)\b[^.]{0,24}\b(?:binding|until|unless|before|yet)\b|\b(?:a |only |just |mere |rough |first )*sketch(?:es|ing)?\b|\b(?:to|may|can|free to|yours to) (?:be )?(?:chang\p{L}*|strik\p{L}*|struck|cross\p{L}*|throw\p{L}*|thrown|reject\p{L}*|tear|torn|rewrit\p{L}*|amend\p{L}*|discard\p{L}*|revok\p{L}*)\b|\brevocable\b|\bcommits? neither\b|\bopen for (?:[\p{L}']+ )?(?:change|comment|discussion|counter)s?\b|\bfor (?:comment|discussion|talking|reading|thought)\b|\bnone of (?:these|this|them|it|the above)\b[^.]{0,20}\b(?:binds?|commits?|binding|bound)\b|\bno (?:obligation|commitment)s?\b|\bnon[- ]?binding\b|\bnot (?:yet |legally |in any way )?(?:a )?bind(?:ing)?\b|\bbinding (?:on|for) (?:nobody|no one|none)\b|\bbinds? (?:nobody|no one|none|neither)\b|\b(?:nobody|no one|neither|none of (?:you|them)) is (?:yet )?bound\b|\bnothing\b[^.]{0,40}\b(?:binds|binding|final|counts|bound|commits)\b|\b(?:for|open to) (?:discussion|change|counters|comment|revision)\b|\bonly an? (?:proposal|draft|suggestion|possibility)\b|\btentative\b|\bwithout (?:any )?(?:commitment|obligation|binding)\b|\b(?:subject to|until)\b[^.]{0,40}\bratif|\bnot final\b|\bcommits? (?:nobody|no one|none)\b|\bno (?:binding|legal) effect\b|\bdraft (?:only|proposal|for)\b|\bp r o v i s i o n a l\b|\bpreliminary\b|\bworking (?:draft|text|paper|document)\b|\b(?:nobody|no one|neither|none)(?:'s| of you has given (?:his|her|their)) (?:word|signature)\b|\bnothing (?:in it|here|in this|of this) (?:counts|binds|is fixed|is final)\b|\bnot an offer\b|\bvorl(?:ä|ae)ufig\b|\bunverbindlich\b|\bsans engagement\b|\bwithout prejudice\b|\bmay be (?:changed|thrown away|rejected)\b|\bnobody has (?:agreed|accepted)\b[^.]{0,20}\bdraft\b|\bno (?:order|promise|duty|pledge)\b|\bno one (?:has|need(?:s|ed)?) to\b|\b(?:nobody|no one|no \p{L}+|none of you) (?:owes|has to|is held to|need)\b[^.]{0,40}\b(?:by virtue|on the strength|because) of\b|\bvoid (?:as soon as|the moment|if|unless|until)\b|\b(?:in|as) pencil\b|\bchalk\b|\bstraw man\b|\bthinking aid\b|\btrial version\b|\bversion (?:zero|0)\b|\b(?:in|into) the bin\b|\bthrown? away\b|\bto be (?:knocked down|washed off|taken apart|pulled apart|picked apart|torn up)\b|\blet us see\b/u
const UNMARKED =
  /\b(?:no longer|not|never|not merely|more than|isn't|instead of|formerly|once) (?:just |merely |only |a )?(?:provisional|non[- ]?binding|tentative)\b|\bprovisional (?:label|mark|marking|status)\b[^.]{0,30}\b(?:omitted|removed|dropped|lifted|gone|ended|no longer)\b/
const FINAL = new RegExp(
  [
    String.raw`(?:^|\n)\W*(?:final|binding|concluded|definitive|ratified|canonical) (?:agreement|settlement|contract|deal|text|version)\b`,
    String.raw`\b(?:this|the) (?:settlement|agreement|draft|text|document|proposal|contract|deal|wording|version|package)\b[^.;?!]{0,30}\b(?:is|are|becomes?|shall be|will be|stands as) (?:now |hereby |thus |legally |immediately |henceforth |fully )*(?:final|binding|canonical|in force|effective|definitive|enforceable|part of the contract|irrevocable|concluded)\b`,
    String.raw`\b(?:this|it) (?:is|becomes) (?:now |hereby |legally )*(?:final|binding|canonical|legally binding|in force|irrevocable)\b`,
    String.raw`\b(?:settlement|agreement|draft|text|document|it|this|terms?)\b[^.;?!]{0,30}\b(?:takes? effect (?:today|now|immediately|at once)|enters? into force|(?:is|are) in force|binds? (?:all|both|everyone|the parties|you|each))\b`,
    String.raw`\b(?:wording|option|version|text)\b[^.;?!]{0,20}\bchosen becomes part of\b`,
    String.raw`\blegally binding\b`,
  ].join('|'),
  'gu',
)
/** One of several wordings that is said to hold already: choosing is the parties'. */
const CHOSEN =
  /\b(?:(?:version|wording|option|clause|variant|alternative|proposal|text) (?:\(?[a-d1-5i]{1,3}\)?|one|two|three)|(?:the )?(?:first|second|third|last|former|latter)(?: (?:version|wording|option|clause|variant|one|text|proposal|term))?|one of (?:these|the|them)(?: two| three)?|this (?:wording|version|option|clause|text))(?: (?:is|are) (?:the one that|hereby|now|herewith|therefore)?)? ?(?:put into|added to|entered in(?:to)?|taken into|written into|made part of|adopted|in force|in effect|applies|apply|holds|governs|takes effect|is valid)\b(?! (?:if|only|once|when|whenever|where|until|unless|to|in|for|during|on|at|by|between|while|over)\b)/gu
const DENIED =
  /\b(?:not|no|never|nothing|nobody|none|neither|until|unless|only (?:once|when|after|if)|if|once|when)\b|n't\b/

/** "It becomes binding only if both accept it." */
const ONLY_ONCE =
  /^,? (?:only )?(?:if|once|when|after) (?:and when )?(?:both|all|each|everyone|every party|the parties|the two|the three|you both|you all)\b[^.;]{0,40}\b(?:accept|sign|agree|approve|ratif|consent|confirm|say yes)/u

/** A wording that leaves the choice open by what it says: what might be done, one thing or another, thing after thing. */
const OPEN_CHOICE =
  /\b(?:could|might|may|can|or|either|whether|if|several|ways|in no order|without ranking|none of (?:them|these)|neither is)\b|\bissue \d+: [^.;]+;[^.;]+;/u
/** And one that is laid out as what holds. */
const LAID_DOWN =
  /\b(?:shall|settlement|sign(?:ed|ature|s)?|in force|bind(?:s|ing)?|takes? effect|contract|clause|agree(?:d|ment)?|becomes? part|rules,? version)\b/u
/** What calls itself the settlement's text and says what shall be, or puts a wording in another's place: nothing else in it can be a mark. */
const SETTLED_TEXT =
  /\bsettlement (?:text|wording|version)\b[^.]*\bshall\b|\b(?:clause|term|rule|issue|wording|sentence|paragraph|text|provision)\b[^.:;“"]{0,40}\b(?:now reads?|reads? (?:from now on|henceforth|now|from today)|(?:is|are) (?:now )?(?:worded )?as follows(?: and applies|, in place of)|from now on reads?)\b|\b(?:earlier|previous|old) (?:wordings?|versions?|clauses?|texts?) [^.;]{0,40}\b(?:is|are) (?:void|replaced|struck|no longer valid)\b/u

/** A draft or a wording says that it binds nobody; no output at all says that it does. */
export function markFault(reading: Reading): Fault | null {
  const { own, act } = reading
  const held = act === 'alternatives' ? matchesOf(own, CHOSEN) : []
  const final = [...matchesOf(own, FINAL), ...held].filter((one) => {
    const clause = own.slice(
      Math.max(own.lastIndexOf('.', one.index), own.lastIndexOf('\n', one.index)) + 1,
      one.index,
    )
    const after = own.slice(one.index + one[0].length)
    return !DENIED.test(clause) && !DENIED.test(one[0]) && !ONLY_ONCE.test(after)
  })
  const spans = final.map((one) =>
    span(reading, one.index, one.index + one[0].length, 'not_marked_provisional'),
  )
  const wrong = UNMARKED.test(own) || spans.length > 0
  const settled = act === 'alternatives' && SETTLED_TEXT.test(own)
  const choice = act === 'alternatives' && OPEN_CHOICE.test(own) && !LAID_DOWN.test(own)
  const unmarked =
    (act === 'draft' || settled || (act === 'alternatives' && LAID_DOWN.test(own))) &&
    (settled || !choice) &&
    !MARK.test(own) &&
    !saysUnsettled(reading)
  const sure = wrong || (unmarked && settled)
  return unmarked || wrong ? { reason: 'not_marked_provisional', spans, sure } : null
}

/** Where a sentence has the mark or the rationale in words that the rules know. */
export const marks = (sentence: string): boolean => MARK.test(sentence)
export const reasons = (sentence: string): boolean => REASON.test(sentence) || HEADED.test(sentence)

const REASON =
  /\brationale\b|\bbecause\b|\breasons?\b|\bwhy\b|\bsince\b(?! (?:\d|january|february|march|april|may|june|july|august|september|october|november|december))|\bso that\b|\bin order to\b|(?<!(?:stays?|remains?|is|are|left|kept|keeps?|stay|remain)(?: \p{L}+)? )\bas (?:nobody|no one|neither|both|the|it|he|she|they|either|each|one)\b(?! (?:is|was|are|were|has been|have been|asks?|asked|demands?|demanded|wants?|wanted|stated|states?|says?|said|named|names|offered|offers|put|puts|proposed|proposes|wrote|reports?|promised)\b)|\bfollows? from\b|\bfollowing from\b|\b(?:this|that|it|which|they|each|both|either|the (?:first|second|third|former|latter)) (?:\p{L}+ )?(?:answers?|meets?|keeps?|gives?|lets?|allows?|reflects?|avoids?|leaves?|covers?|protects?|names?|ties?|takes?|bridges?)\b|\bbased on\b|\brests? on\b|\bexplain|\bchosen\b|\bis (?:offered|suggested|there|proposed)\b|\bto (?:keep|meet|answer|cover|avoid|respect|satisfy|bridge|protect|reconcile|reflect|close) \b|\btherefore\b|\bgiven that\b|\bdue to\b|\bpurpose\b|\bexplanation\b|\bbasis\b|\bgrounds?(?:[:.]| (?:for|are|is)\b)|\bmotivat|\bbackground:|\breasoning\b|\bintended to\b|\baims? to\b|\bthanks to\b|\bmid(?:point|way)\b|\bhalfway (?:between|from)\b|\bthe (?:\p{L}+ )?(?:middle|mean|average) of\b|\bcompromise between\b|\bderivation\b|\((?:this|that|these|those) (?:is|are|was)\b|[([][^()[\]]{3,160}\b(?:was|were|differs?|said|needs?|named|gave|asks? for|wants|cannot)\b[^()[\]]{0,160}[)\]]|(?:^|[.\n] ?)from: |[→←¹²³]|\bwith (?:this|that),? /u
const DIFFERENCE =
  /\bthe (?:first|second|third|former|latter|other)\b|\(?[a-d]\)? (?:is|are|follows?|comes?|says?|adds?|puts?|has|leaves?|takes?|ties?|uses?)\b|\ba step (?:between|towards)\b|\b(?:both|each|either|all|neither|one|two) (?:\p{L}+ )?(?:fills?|adds?|puts?|says?|leaves?|follows?|takes?|comes?|ties?|uses?|turns?|makes?|has|sets?)\b|\b(?:fills?|filled) in\b|\bshorter\b|\bsame (?:as|effect|length)\b|\bin place of\b|\brather than\b|\bonly (?:one|the)\b|\bdiffer|\bwhile\b|\bwhereas\b|\binstead\b|\bkeeps?\b|\banswers?\b|\bmeets?\b|\bcheaper\b|\bneeds?\b|\blasts?\b|\blonger\b|\bspeaks? of\b|\bnames?\b|\bthe linter\b|\bleaves? open\b|\bcan be tested\b|\bsays nothing\b|\bis silent\b|\bdoes not say\b|\bno starting\b|\ballows both\b|(?:^|[.\n]\s*)(?:all (?:of them|two|three|four|five)?|both|each|neither|none) (?:\p{L}+ ){1,4}(?:under|over|within|above|below|at|in|with|by|from|to)\b|\bin (?:all|both|each|every case)\b/u
const EMPTY =
  /\b(?:rationale|reasons?|why)\s*:?\s*(?:(?:none|n\/a|-|–|tbd|to follow|not given|not needed|left out|no comment)\s*(?:$|\n)|$)/

/** A heading over the reasons, whatever it is called. */
const HEADED =
  /(?:^|[\n.*_#(]\s*)(?:explanat\p{L}+|motives?|motivation|grounds|considerations?|thoughts?|thinking|remarks?|comment(?:s|ary)?|notes?|background|argument|justification|logic|idea|purpose|aim|how (?:this|it) came|what (?:it|this) rests on|rests on)(?: \p{L}+){0,3}\s*[:.–—]\s*[*_]*\s*\p{L}/u

/** What is put forward says why: a draft, and alternatives that are called provisional. Wordings side by side are only compared. */
export function rationaleFault(reading: Reading): Fault | null {
  const { act, own } = reading
  if (act !== 'draft' && !(act === 'alternatives' && MARK.test(own))) return null
  const without = own.replace(EMPTY, ' ')
  const listed = act === 'alternatives' && onlyLists(reading)
  const given =
    REASON.test(without) || HEADED.test(without) || (act === 'alternatives' && DIFFERENCE.test(without))
  return given && !listed ? null : { reason: 'no_rationale', spans: [], sure: listed }
}
