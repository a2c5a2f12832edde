import type { Hit } from '@/server/ratification/line'
import type { Sentence } from '@/server/ratification/sentences'

/** Phrases put before an act with a comma that may make it depend on something: only known ones pass. */
const adjunct =
  /^ ?(?:(?:and|but|so|ok|okay|well|yes|then|now) )*(?:with|in|at|by|for|on|as|upon|from|to|under|against|via|through|pending|given|considering|seeing|without|within|minus|plus|less|subject|per|regarding|concerning|about|re|touching)\b[^,;:~]{0,160}(?=,)/u
const knownAdjunct =
  /^ ?(?:(?:and|but|so|ok|okay|well|yes|then|now) )*(?:for and @ok|(?:regarding|concerning|about|re|as (?:for|to)) @ref|about (?:time|to time)|with (?:respect|regard) to @ref|with (?:(?:all |much |great |some |a |my |our |no |full |due |every |the |both |deep |real |considerable |mixed )*(?:pleasure|thanks|gratitude|respect|regret|regrets|relief|heart|hearts|mind|conscience|eyes|hand|hands|feelings|joy|sadness|confidence|advice|help|knowledge|authority|patience|pride|humility|sigh|smile|hesitation|hard feelings|benefit of|love|care|attention|reluctance|reservations? (?:gone|behind))|that (?:said|in mind|out of the way|behind|settled|cleared up|sorted)|this (?:message|note|statement|email|reply|text)|these words|nothing (?:left|more|to add|further|else)|@ok|no (?:joy|enthusiasm|pleasure|illusions|tears|great|small|little|further|more)|little (?:joy|enthusiasm|pleasure)|my (?:own|solicitor|lawyer|wife|husband|family|hand|eyes|heart|advisers?)|our (?:own|advisers?|lawyers?|members)|all (?:that|of that|this) (?:said|behind|considered)|immediate effect|effect from today)|in (?:good|full|sound|all|my (?:own|heart|view|capacity|right|name)|our (?:own|capacity|right|name)|short|sum|conclusion|the end|light of|that (?:spirit|case)|the (?:name of peace|interests? of|spirit of|presence of|light of|circumstances|cold|clear)|spite|plain|closing|answer|response|reply|black and white|witness|peace|person|writing|a word|fact|truth|other words|case (?:it (?:was|is) not|there was|anyone|you|that was)|so many|line with|accordance with|keeping with|view of|@ok)|at (?:last|long|peace|the end|this|once|midnight|noon|dawn|\d|my|our|first|heart|the (?:kitchen|mediator|second|third|close))|by (?:@say|this|my own|our own|typing|writing|sending|posting|way of|unanimous|a vote|resolution|virtue|now|return|hand|choice|saying)|for (?:my|our|the (?:record|sake|good|avoidance|love|last|first|second|third|final|umpteenth|peace)|what|all|better|once|me|us|myself|ourselves|both|peace|now and|good|clarity|everyone|@self|her|him|them|weeks|months|years|nine|ten|two|three|a (?:long|while|moment|second|month|year|week|minute))|on (?:reflection|balance i have|behalf|my|our|this|a vote|\d|the (?:advice|strength of my own|\d|question|record|basis of (?:having|my own))|behalf|mature|second|sober|the (?:evening|morning|day)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|that (?:note|basis i have))|as (?:written|it stands|a|an|the (?:owner|tenant|landlord|party|person|one|last|first|[a-z]+ of (?:the|this|my|our|a)|older|younger|buyer|seller|claimant|respondent|employer|employee|parent|mother|father|chair|director|holder|registered|named|other)|one|for (?:me|us|myself|@self|@ref)|i|we|of|to (?:whether|@ref)|far as|@self|@ok|always|promised|agreed|discussed|chair|party|someone|parent|owner|it (?:happens|turns out)|you|his|her|their|my|our|your|guardian|attorney|director|regards)|from (?:a|my|our|the|where|today|now|this|start|one|here|me|us)|to (?:be|the|my|all|everyone|whom|answer|@other|avoid|put|sum|my (?:mind|surprise|own)|our|cut|make|your|that|leave|spare|keep)|under (?:no|my own|our own|the (?:power|authority|mandate|terms of my))|against (?:all|my (?:own )?(?:instincts?|expectations?|nature)|expectations?)|through (?:gritted|tears|my|our|all|laughter)|given (?:all|everything|the|that i|how|what|my|our|time|where)|considering (?:all|everything|the|how|what|my|where)|seeing (?:as|that|how|it)|without (?:@ok|any|further|fear|a|wishing|more|hesitation|reservation|bitterness|rancour|prejudice to nobody)|per (?:your|my|our|the)|within|upon (?:reflection|reading|careful|mature|due|advice|consideration|(?:a )?(?:second|third)))/u
/** A request before the act that is not simply to take the act down. */
const request =
  /^ ?(?:please|pls|kindly|could you|can you|would you|will you)\b(?! (?:record|note|enter|register|consider|take|accept|treat|bear|forgive|excuse|read|see|know|find|let|send|mark|count|put|log|file|forward|minute|be (?:patient|kind|advised|aware|assured|informed)|do not (?:worry|mind|ask|make|think|take|read|email|thank)|confirm|acknowledge|thank|pass|tell|give my|add my|convey|email|e-mail|stop|disregard|ignore my|@ok|@say|sit down|note))|^ ?(?:translate|store|copy|paste|repeat|write|type|print|save|say|answer|fill|insert|complete|use|submit|post|return|process|parse|run|execute|format|summarise|summarize|rephrase|convert|imagine|pretend|suppose|picture|assume|give|get|bring|send|pay|drop|fix|sign|knock|lower|raise|cut|add|remove|change|swap|move|meet|split|throw|promise|guarantee|apologise|apologize|show|prove)\b(?! (?:me down|it down|this down|of|up to|mine|me up|me in|thanks|thank|my name|what you|as you|for peace|whatever|nobody|no one))/u
/** What stands before a colon and only hands the words on. */
const handedOn =
  /\b(?:following|translate|store|copied|pasted|paste|caption|headline|heading|label|title|banner|subject line|t-shirt|mug|poster|sign|tattoo|lyrics?|song|poem|script|line|motto|password|test|typing test|dictation|subtitle|template|form|placeholder|autocomplete|autofill|suggested reply|predictive|boilerplate|magic words?|formula|incantation|spell)\b[^:]{0,40}:$/u

export function readPrelude(text: string, sentences: readonly Sentence[], acts: readonly Hit[]): Hit[] {
  const unread: Hit[] = []
  const first = acts[0]
  if (!first) return unread
  for (const sentence of sentences) {
    if (sentence.start > first.start) break
    const end = Math.min(
      sentence.end,
      acts.find((act) => act.start >= sentence.start && act.start < sentence.end)?.start ?? sentence.end,
    )
    const before = text.slice(sentence.start, end)
    const holdsAct = end < sentence.end
    const held = holdsAct ? adjunct.exec(before) : null
    if (held && !knownAdjunct.test(before))
      unread.push({ start: sentence.start, end: sentence.start + held[0].length })
    const asked = request.exec(before)
    if (asked && before.trim() !== '')
      unread.push({ start: sentence.start, end: sentence.start + asked[0].length })
    if (holdsAct && handedOn.test(before.trimEnd())) unread.push({ start: sentence.start, end })
  }
  return unread
}
