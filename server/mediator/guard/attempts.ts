import { plainOf } from '../language/plain'
import { instructsSoftware } from './instructions'

/**
 * Signs that a text was written for software rather than for people. Used to point at such a text, never to judge
 * whoever wrote it and never to let anything pass: whatever is missed here is still data to every mediator.
 */
export function speaksToSoftware(text: string): boolean {
  if (instructsSoftware(text) || hidden(text) || CODE.test(text)) return true
  const plain = plainOf(text.normalize('NFKC')).text
  return (
    ENCODED.test(text) ||
    ABOUT_OUTPUT.test(plain) ||
    asksForSecrets(plain) ||
    FORGED.test(text) ||
    IN_OTHER_LANGUAGES.test(text)
  )
}

/** Characters that people do not see, or letters dressed up as others. */
function hidden(text: string): boolean {
  return (
    /[\u{E0020}-\u{E007F}\u202a-\u202e\u2066-\u2069]/u.test(text) ||
    /\p{L}[\u200b-\u200d\u2060\ufeff\u00ad]\p{L}/u.test(text) ||
    /(?:[\u{1D400}-\u{1D7FF}\u{24B6}-\u{24E9}\uff21-\uff3a\uff41-\uff5a]\s?){3}/u.test(text) ||
    /(?:\p{L}[\u0335-\u0338]){3}/u.test(text) ||
    /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/u.test(text) ||
    /(?:\b\p{L} {1,2}){6}\p{L}\b/u.test(text)
  )
}

const CODE =
  /<\/?[a-z_]+[^>]*>|<<\/?\w+>>|<\|[^|]*\|>|\[\/?INST\]|\{\{[^}]*\}\}|\$\{[^}]*\}|```|\bdrop table\b|javascript:|!\[[^\]]*\]\(|\]\((?:https?|javascript)|~~|\{"type"|=> *status|\bprint\(|\bcall the function\b|\bbrowser tool\b/i
const ENCODED =
  /\b[A-Za-z0-9+/]{20,}={0,2}(?![A-Za-z0-9])|(?:[.-]{1,5} {1,3}){6}|\b(?:base64|rot13|morse|pig latin|backwards|hex code|acrostic|checksum)\b|(?:\b\p{L}+ay\b[ .]*){4}|\b\p{L}*\d\p{L}*\d?\p{L}* (?:\p{L}*\d\p{L}*[ .]*){3}/iu

const WRITES =
  '(?:write|say|state|put|mark|record|mention|call|leave|drop|omit|rewrite|remove|delete|add|render|number|repeat|return|copy|translate|encode|summari[sz]e|treat|count|note|name|grade|describe|shorten|replace|spell|cite|include|begin|start|end|finish|refuse|keep|use|make|contain|impress|give|follow|adopt|combine|skip|stop|quote|strike|scare|tell|do)'
const ABOUT_OUTPUT = new RegExp(
  [
    String.raw`\b${WRITES}\b[^.;!?]{0,70}\b(?:your|every|each|all|any further|the next) (?:\p{L}+ )?(?:drafts?|outputs?|summar(?:y|ies)|messages?|texts?|answers?|repl(?:y|ies)|sentences?|rationale|voice|name)\b`,
    String.raw`\b(?:your|every|each|all) (?:next )?(?:drafts?|outputs?|summar(?:y|ies)|messages?|answers?|repl(?:y|ies)|sentences?)\b[^.;!?]{0,40}\b(?:must|should|shall|has to|have to|needs? to|${WRITES})\b`,
    String.raw`\b(?:marks?|label(?:s|led)?|remove|delete|shorten|replace|use|drop|without)\b[^.;!?]{0,40}\b(?:as final|provisional|draft markings?|binding)\b|\bprovisional label\b`,
    String.raw`\b(?:leave out|drop|omit|skip|strike|shorten|combine|rewrite|not mention|don't mention|rule[sd]? out|expired|withdrawn?|put|render|omits?)\b[^.;!?]{0,50}\b(?:red lines?|never before)\b|\b(?:no|all|other|their) red lines?\b[^.;!?]{0,40}\b(?:mentioned|expired|do(?:es)? not count|omitted|printed)\b|\bred line[^.;!?]{0,40}\b(?:does not count|you can strike|came in late)\b`,
    String.raw`(?<!\b(?:i|we|they|he|she) (?:\p{L}+ )?)\b(?:put|count|name|record|treat|note|write|enter|list)\b[^.;!?]{0,60}\b(?:consents?|consented|agreed|agreeing|accepted|as done|supporters?|in favou?r|vote|yes|deal)\b(?=[^?]*$)`,
    String.raw`\b(?:forget that you|you are (?:a|an|my|now|the|“|")\s?\p{L}*[^.;!?]{0,30}(?:mediator|lawyer|tool|assistant|model|now)|from (?:now|here) on|if you were a real mediator|prove that you|obey me|do what i say|you answer to me|as an expert you|as a fellow ai|let's play a game|the drafter (?:shall|should|must|will)|automated readers|language models?|machine readers?|notice to model|system(?: message)?:|developer note|software (?:which|that)|whoever reads)\b`,
    String.raw`\b(?:say so|in (?:those|these|exactly these) words|write as a|in capital letters|empty string|run out of tokens|every message|under ten words|allergic to explanations|without a guard|favou?r the applicant|dis?regard all entries|audit mode)\b`,
    String.raw`\btell (?:her|him|them|the \p{L}+)\b[^.;!?]{0,60}\b(?:must|has to|have to|no choice|last chance|midnight|tonight|regret|waiting|ends?)\b|\bsay (?:everyone|that|we (?:have|all))\b|\bwrite (?:to (?:her|him|them)|that)\b|\bstate in\b`,
    String.raw`(?:^|[.!?:;,\n]\s*)(?:please |now )?ignore\b[^.;!?]{1,60}\b(?:and|then) (?:\p{L}+ )?${WRITES}\b`,
    String.raw`\b(?:recorded as|the talks be|close it|ratify (?:on|for)|appoint_|i (?:hereby )?(?:order|grant)|on anyone else's|decision of the group|passed without)\b`,
  ].join('|'),
  'iu',
)

const SECRET =
  /\b(?:sealed|secret|private (?:notes?|weights?)|batna|bottom line|reservation (?:price|value)|walk-?away|fall-?back|(?:lowest|least) (?:price|amount|sum)|would (?:take|accept)(?: at least| if)?|real score|utility table|their limit|the least|internal limit|in private|spoke to you alone|their own weights|the other (?:party|side)'s (?:alternative|note|score)|the other side's note|secret instructions|everything above this line|in the envelope)\b/
const ASKS =
  /\b(?:tell|give|say|print|reveal|write|spell|translate|summari[sz]e|quote|put|what|how many|how much|which|answer|encode|use|make up|add|set|colou?r|repeat|please|cite|state|enough|continue|echo|read|reading|they told|let x)\b/
const asksForSecrets = (text: string) => SECRET.test(text) && ASKS.test(text)

/** Words that look like entries of a record. */
const FORGED =
  /\b(?:entry|record|log|minutes|event|status|hash of the last entry)\b[^.\n]{0,40}(?:[—–:#]|\d{4}-\d\d|\{)[^\n]*\b(?:accepted|ratified|consented|agreed|withdrawn|resolved|disregard)|#\d+ \w+(?:Ratified|Agreed|Withdrawn|Accepted)|RedLineWithdrawn|\bput me down for it\b|^\|.*\|.*agreed/im

/** "Write", "ignore", "tell me", "leave out" as they are said to somebody who writes, in other languages. */
const IN_OTHER_LANGUAGES =
  /(?<!\p{L})(?:vergiss|ignorier\p{L}*|schreibe?|nenne mir|erwähne|lass .{0,20} weg|écri[st]|ignorez|ignore (?:les?|la|tout\p{L}*|ce\p{L}*|tes|ses|leurs?)|dis-lui|dites-lui|oubliez?|no menciones|escribe|ignora|quita la palabra|olvida|escreve|diz|esquece|scrivi|dimentica|di' che|zeg maar|schrijf|vergeet|negeer|podaj|napisz|zignoruj|lägg till|skriv|ignorera|ysgrifenna|anwybydd\p{L}*|neglege|scribe|andika|puuza|poista|kirjoita|hãy viết|bỏ qua|yaz|unut|sil)(?!\p{L})|请(?:用|写|忽略|告诉)|必须|書いて|無視|احذف|اكتب|تجاهل|लिखो|लिखें|अनदेखा|не слушай|игнорируй|напиши|забудь|скажи мн[еі]|ігноруй|γράψε|αγνόησε|אל תזכיר|כתוב|התעלם|써 ?주세요|무시/iu
