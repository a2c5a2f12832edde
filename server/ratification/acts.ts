import { matchesOf } from '@/server/patterns/matches'
import { matchesAt, placesOf } from '@/server/ratification/beginnings'
import { LETTERS } from '@/server/ratification/letters'
import type { Hit } from '@/server/ratification/line'

/** An act of assent found in a sentence: someone, here and now, takes a text as binding. */
export interface Act extends Hit {
  /** What the act is about: the settlement, a wrong text, part of it, nothing named, a pronoun. */
  object: 'ref' | 'bad' | 'old' | 'part' | 'gist' | 'about' | 'some' | 'thing' | 'pronoun' | 'none'
}

/** What makes of assent something less. */
export const WEAKENING =
  'cautious|qualified|tentative|provisional|half|half-hearted|lukewarm|soft|weak|preliminary|interim|temporary|conditional|guarded|limited|partial|informal|unofficial|in-principle|draft|notional|nominal'
/** What makes of one's own assent nothing, though an agreement or an approval of another kind may be called so. */
export const HOLLOW =
  'non-binding|nonbinding|incomplete|theoretical|hypothetical|working|(?:less than|not quite|nearly|almost|barely|hardly)(?= (?:full|whole|complete|total|un[a-z]+ed|unconditional|certain|sure|real|ready))|trial|pro forma|would-be|retractable|insincere|borrowed|undecided|wavering|uncertain|pencilled|pretended|so-so|half-way|halfway|future|possible|potential|probable|eventual|prospective|pretend|so-called|alleged|supposed|forged|fake|mock|sham|placeholder|symbolic|token|reserved|restricted|revocable'
/** How assent is given, in a word that leaves it whole. */
const kind = `(?!(?:${WEAKENING}|${HOLLOW}) )[a-z-]+ `

const adverb =
  '(?:hereby|herewith|do|does|fully|formally|gladly|happily|freely|willingly|voluntarily|knowingly|now|therefore|accordingly|also|too|both|all|wholeheartedly|whole-heartedly|unreservedly|unconditionally|unequivocally|unambiguously|expressly|explicitly|irrevocably|solemnly|readily|certainly|absolutely|definitely|really|truly|sincerely|entirely|completely|totally|wholly|thereby|so|thus|then|just|simply|however|nevertheless|nonetheless|still|personally|hereunder|officially|finally|at last|today|gratefully|cheerfully|proudly|humbly|respectfully|reluctantly|grudgingly|begrudgingly|unwillingly|sadly|wearily|tiredly|consciously|deliberately|plainly|clearly|openly|directly|again|once more|once again|very much|100 ?%|one hundred percent|100 percent|with pleasure|with relief|with regret|with thanks|with gratitude|for one|myself|ourselves|in full|of course|indeed|yes|as a party|as party|on (?:my|our) (?:own )?(?:part|behalf)|for (?:my|our) part|for the record|without (?:reservation|hesitation|reserve|condition|conditions|qualification|further ado|exception)|in good faith|as of (?:now|today)|from (?:today|now)|right now|here and now|hereby and now|jointly|and severally|duly|most|heartily|fairly and squarely|actually|likewise|equally|positively|affirmatively|categorically|firmly|with (?:a|an) [a-z]+ (?:heart|mind|conscience|smile|sigh)|all the same|even so|by this (?:message|statement|note|reply|letter)|with this (?:message|statement|note)|,)'
const adverbs = `(?:${adverb} ){0,6}`
/** A remark between commas inside the subject: "I, the undersigned, being of sound mind, …". */
const aside =
  '(?:, (?!if\\b|unless\\b|were\\b|should\\b)[^.;:!?~()]{1,180}? , (?:and , )?|[(] [^()]{1,80} [)] )?'
const subject = `(?:i|we|@self|yours truly|the undersigned|this party|party @self)(?: (?:two|both|all|here|at @self|of @self|from @self|@self))? ${aside}`
const subject3 = `(?:i|we|@self|yours truly|the undersigned) ${aside}`

const verb = `(?:accepts?|ratif(?:y|ies)|adopts?|approves?(?: of)?|endorses?|affirms?|confirms?(?= (?:all of |all |the whole of )?@ref)|agrees? to|agrees? with|agrees? on|agrees?(?= @ref)|agrees? to be bound by|agrees? to (?:abide|stand|live) by|consents? to(?: be bound by)?|accepts? to be bound by|assents? to|subscribes? to|signs?|signs? off on|signs? off|signs? up (?:to|for)|signs? on (?:to|for)|signs? (?:my|our) name to|puts? (?:my|our|its) (?:name|signature|hand|seal) (?:to|on|under)|commits?(?: myself| ourselves| itself)? to|binds? (?:myself|ourselves|itself) (?:to|by)|stands? by|embraces?|takes?(?= @ref (?:as|just as|exactly as|the way|in full|whole|all))|execute(?:s)?|say(?:s)? (?:a )?(?:yes|aye|amen) to|vote(?:s)? (?:yes|aye) (?:to|on|for)|shake(?:s)?(?: hands)? on|seals?|acknowledges? and accepts?|okays?|oks?|undersigns?|(?:declare|declares) (?:myself |ourselves |itself |me |us )?(?:to be )?(?:bound by|in agreement with|in full agreement with|agreed (?:to|with))|gives? (?:@ref )?(?:my|our|its|their) (?:${kind}(?:and ${kind})?){0,3}?(?:consent|assent|agreement|acceptance|approval|yes|word|ratification|signature|endorsement) (?:to|on|for|of)|gives? @mine to|lends? (?:my|our|its) (?:${kind})?(?:assent|consent|agreement|name|signature) to|gives? (?:${kind}){0,2}(?:consent|assent) to|gives? @ref (?:my|our|its) (?:${kind}){0,2}?(?:consent|assent|agreement|acceptance|approval|yes|word|ratification|signature)|gives? @ref @mine|accedes? to|acquiesces? (?:in|to)|join in|enters? into|choose(?:s)? to accept|consider (?:myself|ourselves) (?:fully |entirely |hereby )?bound (?:by|to)|considers? (?:itself|themselves) (?:fully )?bound by|hold (?:myself|ourselves) (?:bound )?to|pledge(?:s)? (?:myself|ourselves|itself) to|confirms? (?:(?:my|our|its) )?(?:${kind}){0,3}?(?:acceptance|ratification|consent|assent|approval|yes|endorsement|adoption) (?:of|to)|confirms? @mine (?:to|with)|record(?:s)? (?:my|our|its) (?:${kind}){0,3}?(?:acceptance|ratification|consent|assent|approval|endorsement|adoption) (?:of|to)|records? @mine (?:to|with)|express(?:es)? (?:my|our|its) (?:${kind}){0,3}?(?:acceptance|ratification|consent|assent|approval|agreement) (?:of|to|with)|express(?:es)? @mine (?:to|with)|declares? (?:my|our|its) (?:${kind}){0,3}?(?:acceptance|ratification|consent|assent|adoption) (?:of|to)|stands? (?:bound|committed) (?:by|to)|throws? (?:my|our) hat in with|go(?:es)? for)`
const verbs = `${verb}(?: (?:,|and|&|as well as|, and)(?: , and)? ${adverbs}(?:i |we )?${adverbs}${verb})*`
/** Verbs whose object is held back by a later verb: "approve and adopt", "accept and agree to be bound by". */
const leading = `(?:(?:accept|ratify|adopt|approve|confirm|affirm|endorse|agree|consent|acknowledge|read , understand|read|understand)s?(?:ies)? ?(?:,|and|&|, and) ${adverbs}){0,3}`

const gerund =
  '(?:accepting|ratifying|adopting|approving|endorsing|confirming|affirming|agreeing to|agreeing with|consenting to|assenting to|signing|signing off on|signing up (?:to|for)|signing on to|saying (?:yes|aye) to|binding (?:myself|ourselves|itself) to|committing(?: myself| ourselves)? to|giving (?:my|our|its) (?:[a-z]+ )?(?:consent|assent|acceptance|yes|approval|word) to|giving @mine to|putting (?:my|our|its) name to|voting yes on|shaking on|going for)'
const state =
  '(?:bound by|bound to|agreed (?:to|on|with)|in (?:full |complete |total |entire )?agreement with|agree(?:able)? (?:with|to)(?= @ref)|accept(?= @ref)|agree with|signed (?:up|on) (?:to|for)|signed up|signed on to|party to|(?:all )?in (?:on|for|with)|committed to|pleased to (?:accept|ratify|confirm (?:my|our|its) (?:[a-z]+ )?(?:acceptance|ratification) of|agree to|adopt)|happy to confirm (?:my|our|its) (?:[a-z]+ )?(?:acceptance|ratification) of|proud to (?:accept|ratify|sign)|(?:very |really |truly |more than |only too |most |so )?(?:happy|glad|delighted|honou?red|pleased|proud|relieved|content and happy) to (?:accept|ratify|agree to|adopt|approve|sign|endorse|confirm|put (?:my|our) name to|say yes to|be bound by|bind (?:myself|ourselves) to|give (?:my|our) (?:[a-z]+ )?(?:consent|assent|agreement|acceptance|yes) to))'
const participle =
  '(?:accepted|ratified|adopted|approved|agreed(?: to| with| on| upon)?|affirmed|confirmed|endorsed|signed(?: off)?|consented to|assented to|okayed)'
const participles = `${participle}(?: (?:and|,) ${adverbs}${participle})*`
const byMe =
  '(?: (?:in full |in its entirety |as written |fully |, |herewith |hereby |and )*(?:by|from|on the part of) (?:me|us|@self|the undersigned|yours truly)\\b(?: ,? ?@self)?| for (?:my|our) part)'
const assent = `(?:${kind},? ?(?:and ${kind})?){0,4}?(?:acceptance|ratification|agreement|concurrence|accord|consent|assent|approval|yes|aye|signature|vote|word|hand(?:shake)?|hand and (?:my |our )?word|endorsement|adoption|commitment|blessing|ok|okay|autograph|seal|name)`
const mine = `(?:(?:my|our|@self 's|its) ${assent}|@mine)`

const object =
  '(?:all of |all |the whole of |both )?(?:to |with |by |on |of )?(@ref|@bad|@old|@part|@gist|@about|@some|@thing|@mine)'
const pronoun =
  '((?:the )?same|(?:it|this|that)(?: too| as well)?(?: ,)?(?: along| together)? with (?:everything|all|the rest)(?: else)? (?:of|in) @ref|it all|it|them all|them|that|this|these|all of (?:it|this|that|them)|every (?:single )?(?:word|line|clause|part|bit|term|comma|letter)(?: of it| in it| of them)?|the (?:whole thing|whole lot|lot|whole of it|terms)|each and every (?:word|line|clause|term)(?: of it)?)(?! (?:was|is|were|has|had|are|will|would)\\b)'
const target = `(?:${object}|${pronoun})`

interface Shape {
  source: string
  /** Which capturing groups hold the object; without one the object is the settlement itself. */
  fixed?: Act['object']
}

const shape = (source: string, fixed?: Act['object']): Shape => ({ source, ...(fixed ? { fixed } : {}) })

const ownGap =
  '(?:(?!that\\b|who\\b|if\\b|says?\\b|said\\b|not\\b|never\\b|to\\b|would\\b|could\\b|might\\b|will\\b|shall\\b|should\\b|can\\b|@other\\b|he\\b|she\\b|they\\b|you\\b|when\\b|once\\b|unless\\b|accept|ratif|approv|agree|adopt|consent|confirm)[^ .;:~!?()]+ ){1,18}?'
const plainVerb = '(?:accept|ratify|adopt|approve|agree to|agree with|consent to|assent to|confirm|endorse)'
const shapes: Shape[] = [
  shape(
    `it is (?:my|our) (?:great |real |sincere )?(?:pleasure|honou?r|privilege|joy|decision|choice) to ${plainVerb} @ref`,
    'ref',
  ),
  shape(
    `@ref is (?:exactly |precisely |just )?what (?:i|we|@self) ${adverbs}(?:accepts?|ratif(?:y|ies)|agrees? to|adopts?|am accepting|am ratifying|am agreeing to|signs?)`,
    'ref',
  ),
  shape(
    `(?:this is |here is |it is )?me (?:saying (?:yes|aye) to|accepting|agreeing to|ratifying|signing) ${target}`,
  ),
  shape(
    `(it) is (?:exactly |precisely |just )?what (?:i|we) (?:accept|agree to|am agreeing to|am accepting|ratify|am ratifying|sign)`,
  ),
  shape(`(it|they|this) (?:now |therefore |hereby |also )*(?:has|have|gets) ${adverbs}${mine}`),
  shape(`(it|they) (?:is|are) ${adverbs}${participles}(?! by (?!me\\b|us\\b|@self))(?:${byMe})?`),
  shape(
    `(?:please |kindly |you (?:can|may) )*(?:record|note|log|list|register|enter|mark|put|count) (?:me|us|@self)(?: down)? as (?:having )?(?:accepted|ratified|agreed to|accepting|ratifying|agreeing to|bound by) ${target}`,
  ),
  shape(
    `@ref is (?:one|the one|something|a text|a deal|an agreement) (?:that |which )?(?:i|we|@self) ${adverbs}(?:accepts?|ratif(?:y|ies)|agrees? to|adopts?|approves?)`,
    'ref',
  ),
  shape(
    `${subject}${adverbs}(?:accept|agree to|adopt|ratify)s? , and (?:will|shall|agree to|promise to|undertake to|am|are) [^,;.]{1,40} ?, @ref`,
    'ref',
  ),
  shape(
    `(?:my|our|@self 's) ${assent} (?:to|of|for) @ref is ${adverbs}(?:complete|full|unconditional|given|final|total|unreserved|entire|firm|absolute|wholehearted|definite)`,
    'ref',
  ),
  shape(
    `(?:i|we|@self) (?:would like|want|wish|am happy|are happy|am ready|am prepared|intend|have decided|has decided|decided|have chosen) to ${plainVerb} @ref(?: as written| as it stands)?(?: ,)? and (?:with (?:these words|this message|this) |now |hereby |so |here |, )*(?:i|we) (?:hereby |now )?do\\b`,
    'ref',
  ),
  shape(`what (?:i|we|@self) ${adverbs}(?:accepts?|ratif(?:y|ies)|agrees? to|adopts?|signs?) is @ref`, 'ref'),
  shape(
    `(?:this|that|it|@ref) is (?:the one|the version|the text|what|the only one) (?:that )?(?:i|we|@self) ${adverbs}(?:accepts?|ratif(?:y|ies)|agrees? to|adopts?|am accepting|am ratifying) ?(?:,|:|~) ?@ref`,
    'ref',
  ),
  shape(`(?<=(?:^|[.;:~]) ?)@ok (?:, )?and (?:so )?${adverbs}${plainVerb} ${target}`),
  shape(
    `@ref (?:has|have) been ${adverbs}${participles} by (?:me|us|@self)(?: ,)? (?:as of (?:today|now)|today|now|herewith|this day)`,
    'ref',
  ),
  // One subject, several verbs: "I have read it and accept …", "the Local withdraws its objection and ratifies …".
  shape(`(?:i|we) ${ownGap}(?:, )?and (?:, )?${adverbs}${plainVerb}(?: and ${plainVerb})? ${target}`),
  shape(
    `@self ${ownGap}(?:, )?and (?:, )?${adverbs}(?:accepts|ratifies|adopts|approves|agrees to|agrees with|consents to|confirms|endorses) ${target}`,
  ),
  shape(
    `@ref ?,? (?:and )?(?:all of )?which (?:i|we|@self) ${adverbs}(?:accepts?|ratif(?:y|ies)|adopts?|agrees? to|approves?|endorses?)`,
    'ref',
  ),
  shape(
    `(?:this is |that is |here is )?what (?:i am|we are|@self is) ${adverbs}(?:agreeing to|accepting|ratifying|signing|signing up to|adopting|saying yes to) ?(?:is |:|,|~)+ ?@ref`,
    'ref',
  ),
  shape(
    `@say (?:it|they|that it|that they) (?:${adverbs}${verbs}|(?:is|are) ${adverbs}(?:${state}|${gerund})) ${target}`,
  ),
  shape(
    `${subject}${adverbs}${leading}${verbs} (?:${adverb} )?(?:, (?:@ok|with(?:out)? [^,]{1,40}|in full|freely|[a-z]+ly(?: and [a-z]+ly)?) , )?${target}`,
  ),
  shape(`${subject}(?:am|are|is) ${adverbs}(?:${gerund}|${state}) ${adverbs}${target}`),
  shape(`${subject}(?:feel|consider (?:myself|ourselves)) bound by ${target}`),
  shape(`${subject}(?:do|thee) ${adverbs}(?:${verbs} )${target}`),
  shape(
    `(?<=(?:^|[.,:;~!(]|\\b(?:and|but|so|yes|yeah|(?<!@)ok|okay|still|now|well)|@ok|@say) ?)@ref (?:,? ?(?:as written|as it stands|as is|as it is|in full|which [^,.;]{1,60}|in the (?:form|version|words|shape)[^,.;]{1,40}|all of it|every [a-z]+(?: of it)?|[a-z]+ for [a-z]+),? ?)*(?:,|:|~)? ?${subject3}${adverbs}${verbs}(?= ?(?:$|[.,;!~(]|as |in |and |without |with |today|now|fully|completely|entirely|gladly|just |exactly |by ))`,
    'ref',
  ),
  shape(
    `@ref (?:as written |as it stands |as is |, [^,.;:!?]{1,60} , )?(?:is|are|stands?) ${adverbs}${participles}(?! by (?!me\\b|us\\b|@self|the undersigned|yours truly))(?:${byMe})?`,
    'ref',
  ),
  shape(
    `@ref ?(?:,|:|~)? ?(?:as written |as it stands |as is |in full |, )*${adverbs}${participles}(?: by (?:me|us|@self))?(?= ?(?:$|[.,;!~(]|as |in |and |without |with |today|now|from |for |by ))`,
    'ref',
  ),
  shape(
    `(?<=(?:^|[.,:;!~(]|yes|yep|(?<!@)ok|okay|yeah|so|and|hereby|fully|record) ?)${adverbs}${participles} (?:as written |in full |as is |as it stands |, |by (?:me|us|@self) (?:, @self , )?|[a-z]+ and [a-z]+ |: |on the text (?:as presented (?:to (?:me|us) )?)?(?:in |of )|(?:this day )?(?:to|with|on|is|are) |without reservations? )*(?:the whole )?(?:of )?@ref`,
    'ref',
  ),
  shape(`(?<=(?:^|[.,:;!~(]|yes|yep|(?<!@)ok|okay|yeah|so|and|hereby|now) ?)${adverbs}${gerund} ${target}`),
  shape(
    `@ref (?:as written |as it stands |as is |in full |, [^,.;:!?]{1,60} , )?(?:${adverb} )?(?:has|have|gets|carries|bears|receives|enjoys|meets with) ${adverbs}${mine}`,
    'ref',
  ),
  shape(
    `you (?:have|can have|may have|get|got|have got) ${adverbs}${mine}(?: and ${mine})? (?:to|of|on|for|in|with|under) ${target}`,
  ),
  shape(
    `(?:here|this) (?:is|are|comes) (?:to be )?(?:[a-z]+ ){0,2}?${mine} (?:to|of|on|for|with|under) ${target}`,
  ),
  shape(`(?:it|this|the (?:above|following)) is (?:hereby )?${mine} (?:to|of|on|for|with) ${target}`),
  shape(
    `(?:please |kindly |you (?:can|may) |let |do )?(?:consider|treat|take|count|regard|read|accept|have) (?:this|these words|the (?:above|following)|this (?:message|note|reply|statement|post|line)|that) (?:as |to be |be )?(?:as )?${mine} (?:to|of|on|for|with|under) ${target}`,
  ),
  shape(
    `(?:please |kindly |you (?:can|may) )(?:record|enter|register|note|log|file|accept|put (?:me |us )?down|mark|take|receive|add|minute) ${mine} (?:to|of|on|for|with|under) ${target}`,
  ),
  shape(
    `(?:please |kindly |you (?:can|may) |so |do )?(?:count|put|mark|sign|write|pencil|include|deal) (?:me|us|@self)(?: (?:down|in|up|on|firmly|fully|please))*(?: as)?(?: (?:a yes|yes|agreed|agreeing|accepting|having accepted|a party|bound|in|in favour|accepted|in agreement))?(?: (?:to|for|on|with|by|of))? ${target}`,
  ),
  shape(
    `(?<=(?:^|[.,:;!~(]|and|so|but|well|(?<!@)ok|okay) ?)(?:a |an |that is a |my answer is (?:a )?|the answer is (?:a )?|our answer is (?:a )?|final answer :? ?|it is (?:a |an )?|so it is (?:a |an )?|that is (?:a |an )?)?(?:${adverb} )?(?:big |firm |clear |definite |wholehearted |resounding |full |final |plain |solid |simple |hearty |good |loud )*(?:yes|yep|yeah|aye|amen|oui|sure|deal|hear hear|thumbs up|agreed|ok|okay|yea)(?: ,)?(?: (?:from|by) (?:me|us|@self)(?: ,)?)?(?: (?:please|absolutely|indeed|entirely|wholeheartedly|again))* (?:to|on|for|with|about) ${target}`,
  ),
  shape(
    `(?:my|our|@self 's) (?:[a-z]+ )?(?:answer|reply|response|vote|decision|verdict|word|position)(?: (?:to|on|about|regarding|for))? (?:@ref|@q) (?:is|:)(?: a| an)? (?:[a-z]+ )?(?:yes|aye|accepted|agreed)`,
    'ref',
  ),
  shape(
    `@ref (?:: |~ |, |as written ,? ?|is (?:a )?|gets (?:a )?|has (?:a )?)*(?:a )?(?:firm |clear |big |full |definite |wholehearted |resounding )?(?:yes|aye|deal|agreed|accepted)(?: (?:from|by|for) (?:me|us|@self|my (?:side|part|end)|our (?:side|part|end))| ,? ?(?:as far as|so far as) (?:i am|we are|@self is) concerned)`,
    'ref',
  ),
  shape(
    `@ref ,? ?(?:as written|as it stands|as is)? ?,? ?is (?:a )?(?:done )?deal(?: ,? ?(?:as far as|so far as) (?:i am|we are) concerned)?`,
    'ref',
  ),
  shape(
    `(?:deal|agreed|done|accepted|yes|aye|amen|ok|okay|sold) ?(?:,|:|!|~|\\.)? ?(?:on|to|for|with) @ref`,
    'ref',
  ),
  shape(
    `@ref (?:is|are|shall be|stands as|will be|becomes) ${adverbs}(?:binding|final and binding|final|effective) (?:on|upon|for) (?:me|us|@self)`,
    'ref',
  ),
  shape(
    `${subject}(?:have|has) (?:hereby |herewith |now |today |, )+(?:accepted|ratified|agreed to|adopted|approved) ${target}`,
  ),
  shape(
    `let (?:the record show|the record reflect|the record state|it be (?:known|recorded|noted|written)|this (?:message|note) (?:show|record|stand as proof)) that ${subject}${adverbs}${verbs} ${target}`,
  ),
  shape(
    `(?:my|our|@self 's) (?:name|signature|initials|hand|seal) (?:is|are|goes|go) (?:hereby |now )?(?:on|to|under|beneath|at the (?:foot|bottom) of) ${target}`,
  ),
  shape(
    `hereby (?:i|we) ${adverbs}(?:${verbs}|declare (?:us|me|myself|ourselves) in agreement with) ${target}`,
  ),
  shape(
    `(?:i|we|@self) ${adverbs}(?:enter|file|lodge|submit|offer|tender|record|note|register|cast|place|put on record|send|post|deposit|state|announce|declare|extend|provide|grant|pledge) (?:hereby )?${mine} (?:to|of|on|for|with|in favou?r of|behind) ${target}`,
  ),
  shape(`${subject}${adverbs}(?:gives?|grants?|offers?|pledges?|lends?) ${target} ${mine}`),
  shape(
    `(?:with (?:these|those|the following|the above) words|by (?:typing|writing|sending|posting|saying) this)(?: message)? ,? ?(?:i|we|@self) (?:am |are )?${adverbs}(?:${verbs}|${gerund}) ${target}`,
  ),
]

const patterns = shapes.map(({ source, fixed }) => {
  const whole = `(?<![${LETTERS}@'])(?:${source})(?![${LETTERS}'])`
  return { anywhere: new RegExp(whole, 'gu'), here: new RegExp(whole, 'uy'), fixed }
})
const placesOfShapes = placesOf(shapes.map(({ source }) => source))

const objectNames: Record<string, Act['object']> = {
  '@ref': 'ref',
  '@mine': 'ref',
  '@bad': 'bad',
  '@old': 'old',
  '@part': 'part',
  '@gist': 'gist',
  '@about': 'about',
  '@some': 'some',
  '@thing': 'thing',
}

/** Without one of these a sentence holds no act, and need not be searched. */
const stem =
  /accept|ratif|agree|adopt|approv|affirm|confirm|consent|assent|endors|sign|bind|bound|commit|embrac|\byes\b|\byep\b|yeah|\baye\b|\byea\b|amen|\bdeal\b|\bsold\b|done|@mine|acced|acquiesc|\bjoin|\benter|subscrib|execut|pledg|\bseal|\bvote|\bshak|\bsure\b|\bok|thumbs|\bcount|\bput|\bmark|\bword|\bhand|\bname|\bin (?:on|for|with)|party|stand|take|throw|goes? for|binding|deal me|pencil|hear hear|\boui\b|blessing/u
const mention = /@|\b(?:it|them|that|this|these|same|every|each|all|whole|lot)\b/u

/** More acts of one shape in one sentence are not looked at; nobody says yes so often. */
const MOST_ALIKE = 20

/** All acts in a sentence (canonical text with references marked), by place; overlapping ones merged. */
export function findActs(text: string): Act[] {
  if (!stem.test(text) || !mention.test(text)) return []
  const found: Act[] = []
  const places = placesOfShapes(text)
  for (const [which, { anywhere, here, fixed }] of patterns.entries()) {
    const own = places[which]
    let times = 0
    for (const match of own ? matchesAt(text, here, own) : matchesOf(text, anywhere)) {
      times += 1
      if (times > MOST_ALIKE) break
      const named = match.slice(1).find((group) => group !== undefined && group !== '')
      const object =
        fixed ??
        (named === undefined ? 'ref' : (objectNames[named] ?? (named.includes('@ref') ? 'ref' : 'pronoun')))
      found.push({ start: match.index, end: match.index + match[0].length, object })
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const merged: Act[] = []
  for (const act of found) {
    const last = merged.at(-1)
    if (last && act.start < last.end) {
      if (act.end > last.end && last.object === 'pronoun') last.object = act.object
      last.end = Math.max(last.end, act.end)
    } else merged.push({ ...act })
  }
  return merged
}

const bare = new RegExp(
  `(?<![${LETTERS}@'])(?:${subject}${adverbs}(?:accept|accepts|agree|agrees|ratify|ratifies|consent|consents|approve|approves)(?= ?(?:$|[.,;!?:~(]|completely|fully|entirely|and\\b|too\\b|also\\b|without|in full|everything|what\\b|whatever|it\\b|100))|(?:^|(?<=[.!,;] ?))(?:accepted|agreed|ratified|approved|deal|i do|we do)|${subject}(?:am|are) (?:in|agreed))(?![${LETTERS}'])`,
  'gu',
)

/** Assent without an object: "I accept." */
export function findBareActs(text: string): Hit[] {
  return matchesOf(text, bare).map((match) => ({ start: match.index, end: match.index + match[0].length }))
}
