import { matchesOf } from '@/server/patterns/matches'
import type { Hit } from '@/server/ratification/line'
import type { Sentence } from '@/server/ratification/sentences'
import { isKnownPhrase, readTail } from '@/server/ratification/tail'

/**
 * What is said after an act. Courtesies, feelings, one's own plans and remarks about the text are recognised by how they
 * begin; whatever is not recognised may be a term slipped in, and keeps the whole statement from counting.
 */
const lead =
  '(?:(?:and|but|so|because|since|for|though|although|even|while|yet|also|now|then|plus|still|besides|anyway|ps|nb|oh|ah|well|yes|yep|yeah|ok|okay|right|that said|indeed|actually|honestly|frankly|truly|really|in fact|of course|finally|lastly|otherwise said|um|uh|er|like|lol|haha|mind|mind you|look|listen|btw|by the way|separately|incidentally|on a (?:lighter|personal|separate|side) note|for what it is worth|for the record|personally|to be (?:clear|fair|honest|plain|sure)|just|only to say|to sum up|in (?:short|sum|closing|truth|all honesty|other words|the end|return i)|which|who|i mean|afterwards|today|tonight|tomorrow|from (?:now|today) on|that(?= (?:i|we) )|@say|@ok|mediator|everyone|all|@other|dear [a-z]+|,|!|"|/)(?:,| ,)? )*'
const self = '(?:i|we|@self|me|myself|ourselves|both of us|it|she|he)'
const always =
  '(?:also |now |still |do |just |really |simply |truly |fully |do not |did not |have |has |had |am |are |is |was |were |will |shall |would |can |could |both |only |never |not |always |already |therefore |hereby |all |too |very |quite |so |gladly |happily |sincerely |certainly |even |no longer |as well |formally |solemnly |further |personally |do hereby |, too , |going to |be |been |being |to |freely |willingly |well |about to |fully intend to |intend to |plan to |promise to |aim to |mean to |want to |would like to |wish to |try to |hope to |do so |do it |this |that |as a result |of course |now going to |off to )*'
const ownVerb =
  '(?:mean(?:s|t)?(?: (?:it|that|this|what|every|all|business|the))|knows?(?: (?:that |full well )?(?:it|this|what|the|that|i|we|how|when|exactly|full|about|my|better|of no))|knew|understands? (?:it|this|them|what|fully|every|its|the (?:consequences|text|terms|words|effect|meaning|stakes)|that (?:it|this|i|we|there is no)|@ref|and)|understood|thanks?|thankful|grateful|glad|happy|relieved|sorry|tired|sad|content|proud|sure|certain|serious|sober|awake|ready|free|aware|satisfied|bound|pleased|delighted|done|finished|moving on|move on|moved on|looking forward|look forward|at peace|fine|okay|ok|good|calm|old|exhausted|hungry|honoured|in (?:good|full|no hurry|peace)|off|out of (?:words|arguments|breath)|paying (?:it|the|my|our|on|what|tonight|today|by|you|him|her|them|@other)|pay (?:it|the|my|our|on|what|tonight|today|by|you|him|her|them|@other|in full|promptly)|keep(?:s|ing)? (?:it|to|my|our|the|a|@ref|quiet|this)|kept|honou?r(?:s|ing)?|compl(?:y|ies|ying)|abid(?:e|es|ing)|perform|stick(?:s|ing)?|stand(?:s|ing)? by|live up to|liv(?:e|ing) (?:with|by|up)|observe|respect|follow|carry out|do (?:my|our|what|as|everything|this|so|it)|doing (?:this|so|it|my|our)|did|send(?:ing)?|sign(?:ed|ing)?(?: (?:it|this|off|the|my|whatever|nothing))|process|issue (?:the|my|our)|start(?:ing)?|begin|arrange|transfer(?:ring)?|return(?:ing)? (?:the|it|my|his|her|their)|hand(?:ing)? (?:over|back|the)|deliver(?:ing)?|move (?:the|my|our|out|in)|read(?:ing)?|took|taken|take (?:it(?! that)|full|responsibility|this|them|@ref|comfort|heart|no (?:pleasure|joy|position))|made|make (?:it|my|this|the|peace|no|good|sure (?:i|we))|said|say(?:ing)? (?:it|so|this|that|thank|yes|no more|goodbye|as|nothing)|wrote|written|typed|typing|thought|slept|talked|discussed|consulted|considered|compared|checked|decided|spent|waited|hope|wish|feel|feels|felt|think|believe|see|saw|look|looked|love|like|hate|prefer|enjoy|miss|appreciate|respect|regards?|consider(?:s|ed)?|declare|confirm|accept(?:s|ed)?|ratif(?:y|ies|ied)|agree(?:s|d)?|adopt|bind|consent|stand|want (?:it|this|them|that|my|everyone|no|nothing|the (?:record|matter|mediator)|to (?:be|put|get|move|thank|say|see|go|sleep|keep|live))|want(?:s)? (?:it|this|them)|would like (?:it|this|a copy|to|them)|ask(?:s|ing)?(?: only)? (?:for (?:a (?:copy|receipt|signed)|nothing|no)|nothing|that (?:it|this|my|a copy))|add(?:s|ing)? nothing|change(?:s)? nothing|withdraw(?:s)? nothing|nothing|no (?:regrets|more|further|complaints|questions|doubts|desire|wish|other)|a (?:man|woman|person|party|company) of|my (?:word|own|self)|of sound|under no|not (?:acting|speaking|changing|going|sorry|pretending|asking|complaining|proud|bitter|angry|joking|kidding|afraid|alone|drunk|looking|here)|joke|laugh|cry|sleep|rest|breathe|smile|celebrate|drink|eat|go (?:home|back|to|on with|and)|get (?:on|back|my|some|it|to)|got|give(?:s)? (?:my|our|thanks|up|you my|it|this)|gave|put (?:my|our|this|it|the|up|down)|leave (?:it|this|the (?:rest|past|house|keys)|happy|here|for|with)|close|draw|call it|speak|act|promise|swear|vow|look|learned|learnt|grew|grown|worked|fought|tried|lost|won|came|went|held|wanted|hoped|expected|needed|argued|shook|owe (?:you|the mediator|everyone|him an|her an|them an)|forgive|apologi[sz]e|wait|willing|willingly|attach|enclose|remain|stay(?:ing)?|continue to|carry on|continuing|used to|have (?:my|our|to (?:run|go|dash))|more to (?:say|add)|later than|drop (?:the keys|it|them|off|by|round)|should like|(?:do|have|am|will|are)$|commit(?:s)? to|waive (?:any|all)(?: further| other)? (?:argument|claim|objection|complaint|right)s?|busy|late|early|here|there|home|back|fully|entirely|completely|absolutely|100|one hundred|sincere|honest|frank|human|@ok|@say|@ref)'
const thanks =
  '(?:thank|thanks|thankyou|thx|ta|cheers|sorry|apologies|pardon|forgive|excuse|please|pls|plz|kindly|could|can|may|will) ?(?:,|you|me|all|so much|very much|again|to|for|the mediator|if|about|we|i|someone|somebody|the|my|ever so|kindly|a lot|everyone|both|also|please|now|@other|that|let (?:@other|@self|them|everyone|him|her|the [a-z]+) know|bear|send|e-?mail|mail|forward|record|note|file|enter|register|acknowledge|confirm (?:receipt|that you (?:have|got))|let me know|let us know|keep|pass|tell|give my|post|print|put|treat this as|take this as|consider this|close|archive|mark|do not (?:make me|ask|email|hesitate|worry|thank)|accept (?:this|these|my)|find|see|excuse|forgive|ignore my (?:typos|spelling|grammar|bad)|$|[.!])'
const shortTalk =
  '(?:good (?:luck|night|day|morning|evening|riddance|work|job|bye|health|neighbours)|best(?: of luck| wishes| regards)?|kind regards|warm(?:est)? regards|regards|yours|sincerely|all the best|take care|have a|happy (?:new|easter|christmas|birthday|days|monday|friday|ever)|congratulations|congrats|well done|well played|bravo to|god bless|bless|see you|catch you|until (?:next|then|we)|bye|goodbye|farewell to|amen|peace|onwards|onward|the end|end of|done|finally|at last|about time|enough|no more|no hard|no need|no further|hooray|hurray|hurrah|phew|whew|yay|there|full stop|love|hugs|xx*|lol|haha|coffee|drinks?|tea|beers?|pints?|cake|dinner|lunch|the (?:drinks|coffee|beers?|cake|first round|kettle|tea) (?:is|are)|here is to|long live peace|roll on|bring on|let us (?:move|all|be|get|never|go|have|make|put|close|shake|celebrate|leave|live|not|hope|use|call it a day)|may (?:the|we|it|there|peace|this|all)|what (?:a|matters|i|we|counts|else|more|is done)|nothing|nobody|no one|no-one|none|not (?:a|one|because|just|only|that|under|for|even|to)|never (?:again|mind|thought|been)|never|in (?:solidarity|peace|friendship|haste|good faith|kindness|gratitude|hope|closing)|on (?:to|with|we|a personal)|with (?:thanks|gratitude|regards|kind|best|warm|love|respect|relief|that|this|all (?:my|our|due|good)|my (?:thanks|best|love|gratitude|regards|whole|own|head held|eyes)|our (?:thanks|best|gratitude|regards)|pleasure|a (?:light|heavy|full|clear|sigh|smile|glad|grateful|certain)|no|nothing)|without (?:@ok|bitterness|a grudge|looking|regret)|from (?:the bottom|now|today|my|our|one|me|us)|to (?:be|everyone|all|my|the mediator|peace|new|better|@other|make|put|end|keep|let|move|close|get)|after (?:all|this|that|everything|nine|ten|months|years|weeks|two|three|four|six|much|a|long)|it (?:is|was|has|took|feels|felt|will|would|may|might|ends|works|suits|settles|makes|gives|means (?:a|the|i|we|so|much|everything|peace)|does|did|had|looks|sounds|came|cost|hurts?|stings?|meant|seems?|can|should|ought|goes|went|covers|@ok)|this (?:is|was|has|took|feels|means (?:a|the|i|we|so|much)|ends|closes|settles|will|would|one|matter|time|day|whole|@ok|message|statement)|that (?:is|has|said|will|would|includes|means (?:a|the|i|we|so|all|every)|settles|closes|ends|being said|goes|covers|@ok|one|feels|took|did)|there (?:is|are|was|were|will|has|have|you|@ok)|(?:my|our) (?:[a-z]+ )?(?:word|words|signature|name|answer|decision|mind|heart|conscience|family|kids|children|wife|husband|lawyer|solicitor|accountant|advis[eo]rs?|mother|father|mum|dad|board|team|members|partner|reasons?|thanks|apologies|gratitude|bank|payment|first|part|side|hand|hands|door|eyes|head|reading|copy|vote|free|own|finance|office|people|colleagues|friends?|sister|brother|daughter|son|dog|cat|garden|fence|life|thumb|phone|spelling|english|typing|keyboard|only|best|respect|regards|sincere|position|acceptance|consent|agreement|yes|ratification|system|therapist|union|rep|boss|landlord) (?:is|are|was|were|has|have|had|will|would|can|says?|said|agrees?|thinks?|told|knows?|stands?|goes|to|of|and|for|that|@ok|,|here|made|comes?|needs? no|in|on|may|process|send|issue|all|too|signed|approved|voted|agreed|read|checked|reviewed)|(?:my|our) (?:thanks|apologies|gratitude|regards|word|best|heartfelt|sincere|kind)|@mine|(?:the|a) (?:matter|case|dispute|argument|fight|war|feud|quarrel|chapter|book|file|story|rest|past|future|answer|decision|record|mediator|hard part|main thing|important thing|point|truth|fact|reason|work|deal|text|words|terms|process|wait|waiting|thing|settlement|majority|board|membership|committee|members|clock|day|road|weight|noise|shouting|sun|world|war) (?:is|was|has|have|are|were|will|can|may|ends?|closes?|stays? (?:closed|buried)|rests?|done|decides?|speaks?|matters?|did|took|voted|met|approved|resolved|@ok|here|itself|goes on|says?|that|of|i|we)|the (?:[a-z]+ ){0,3}?(?:payment|instalment|installment|money|cheque|transfer|keys|refund|invoice|parcel|deposit|documents?|papers)s? (?:will|is|are|has|have|goes?|leaves?) [^.;]{0,60}(?:my account|our account|by (?:me|us)\\b|from (?:me|us)\\b|on (?:its|their) way|already (?:sent|paid|made|done)|out of my|@ok)|@ref|@ok|@say|@q those are|@self(?: [a-z0-9]+){0,8}$|[a-z0-9 ]{0,30}@ok$|yours truly|the (?:executive|board|committee|chair|management|members|undersigned|directors?|trustees|team|secretary|treasurer)$|(?:on|for) (?:her|his|their|its|my|our) (?:own )?behalf|(?:is|was) (?:good|ok|okay|fine|enough|done|finished|all)$|[a-z]+ (?:bless|speed)|x|end)'
const nudge =
  '(?:you|he|she|they|@other|your|his|her|their|both (?:sides|parties)|the other (?:side|party)|everyone|everybody|people|anyone|whoever|those)'
const smallTalk = `${nudge}(?: and @other| and i| both| all| too| here| there)* (?:(?:both |all |really |also |too |surely |certainly |now |still |truly |finally |, |never |always |have |has |had |do |does |did )*(?:can (?:put|stop|enter|record|file|close|tell|relax|rest|sleep|have the last|hold|count|quote|go|take it|mark|print|all|uncross|breathe|frame|see|keep their|exhale)|may (?:put|enter|record|file|close|be|have|not|hold|tell|think|quote|print|mark|take|now|wonder)|could (?:put|file|have)|win|wins|won|was|were|been|knows?|knew|deserves?|deserved|taught|thought|thinks?|believes?|is (?:a|an|not|still|right|happy|welcome|free|the|my|our|no|always|as|very|good|well|doing|fine|getting|probably|also|not here)|are (?:a|an|not|all|both|still|right|welcome|free|the|my|our|no|always|as|very|good|saints|stars|great|kind)|might|will (?:be (?:glad|happy|pleased|relieved|delighted|thrilled|sad|missed|surprised|fine|proud|cross)|always|understand|laugh|know|not hear|never (?:hear|know|let)|find me|say|see|get (?:it|what|their|his|her|a|no|the|my))|would (?:have|laugh|be (?:proud|glad|happy|pleased|surprised))|have (?:my|our|@mine|been|all been|worked|shown|earned|made|done|a|his|her|their)|made|gave|worked|helped|listened|got|took|came|kept|fought|tried|spent|sound|sounds|seem|seems|look|looks|like|likes|love|loves|hate|hates|feel|feels|mean|means well|see|heard|(?:agree|agrees|accept|accepts|ratify|ratifies)(?: too| as well| with (?:me|us)| @ref)?(?= ?(?:$|[.,]))|voted|approved|@ok|too|does|do|did|already)\\b|(?:lawyers?|patience|kindness|work|help|time|tea|candou?r|honesty|humou?r|turn|move|bit|part|side)\\b)`
const harmless = new RegExp(
  `^ ?${lead}(?:(?:having|despite|in spite of|notwithstanding|regardless of|thanks to|happy (?:that|in)|relieved|grateful|content|the ones? (?:above|here)|all of (?:em|them|it))\\b|(?:the|my|our) [a-z]+ and (?:the|my|our) [a-z]+(?: [a-z]+)?$|(?:please |kindly )?(?:stop the (?:clock|court|case|proceedings)|cancel the hearing|call off the|adjourn|close the)\\b|(?:my|our) [a-z]+ (?:is )?(?:not (?:so |very )?good|bad|poor|broken|terrible)\\b|(?:i|we|me and @other|@self and i) ${always}(?:(?:am|are|been|was|were)? ?(?:now |also |still |just |really |so |very |all )*(?!expecting|assuming|presuming|trusting|requiring|insisting|demanding|reserving|retaining|reading|taking|getting|keeping my|withholding|deducting|treating|counting)[a-z]+ing|(?:have|has|had) (?:now |also |just |all |never |not |already |both |since )*[a-z]+(?:ed|en|wn|ld|nt|ght|pt|lt|ad|ut)|(?!required|demanded|reserved|assumed|expected|needed|insisted|retained|wanted)[a-z]{3,}ed)\\b|${self} ${always}(?:,? ?)?${ownVerb}|(?!said\\b|made\\b|took\\b|read\\b)${always}${ownVerb}|${thanks}|${shortTalk}|${smallTalk}|(?:yes|no)$|$)(?:(?<= )|(?![\\p{L}]))`,
  'u',
)
const boundary =
  /[;:~()…]|, (?=(?:and |but |so |or |only |then |plus |also )*(?:[a-z@]+))| (?=(?:and|but|so|only|or|then|plus) (?:he|she|they|you|@other|the|his|her|their|both|each|all|no|a|an|mr|mrs|ms|@q)\b)/gu
const relaxed =
  /\b(?:what happens (?:next|now)|what now|copy|pdf|receipt|(?:send|e-?mail|post|print|forward) (?:me|us|it|the)|post the original|is this enough|next steps?|anything else|does anyone know|is there (?:anything else|coffee|cake)|still have my|have you seen|are we done|can i go|done now|may i go|talk about the|where do i (?:send|post|return)|where did i|when (?:do|will|can|should) (?:i|we) (?:get|receive|hear|see|pick|start|send|pay|return)|who do i (?:pay|thank|send))\b/u
const unrelated =
  /\b(?:separately|unrelated|nothing to do with|by the way|btw|off topic|different matter|another matter|different subject|unrelatedly|incidentally|on a different)\b/u

export function readResidue(text: string, sentences: readonly Sentence[], acts: readonly Hit[]): Hit[] {
  const unread: Hit[] = []
  const first = acts[0]
  if (!first) return unread
  for (const sentence of sentences) {
    const inside = acts.filter((act) => act.start < sentence.end && act.end > sentence.start)
    if (inside.length === 0) {
      if (sentence.start > first.start && !relaxedQuestion(sentence))
        unread.push(...clauses(text, sentence.start, sentence.end))
      continue
    }
    for (const [i, act] of inside.entries()) {
      const until = inside[i + 1]?.start ?? sentence.end
      if (act.end >= until) continue
      const tail = readTail(text.slice(sentence.start, until), act.end - sentence.start)
      const at = sentence.start + tail.at
      if (!tail.understood) unread.push({ start: at, end: until })
      else unread.push(...clauses(text, at, until))
    }
  }
  return unread
}

function relaxedQuestion(sentence: Sentence): boolean {
  return sentence.mark === '?' && (relaxed.test(sentence.text) || unrelated.test(sentence.text))
}

function clauses(text: string, from: number, to: number): Hit[] {
  const unread: Hit[] = []
  const piece = text.slice(from, to)
  const cuts = matchesOf(piece, boundary).map((match) => match.index)
  let start = 0
  for (const cut of [...cuts, piece.length]) {
    const clause = piece
      .slice(start, cut)
      .replace(/^[\s,;:~()…!"/]+|(?: and)?[\s,!"/]+$/gu, '')
      .replace(/^(?:and|,|\s)+$/u, '')
    if (clause !== '' && !readable(clause)) unread.push({ start: from + start, end: from + cut })
    start = cut
  }
  return unread
}

/** A clause is readable when the tail lists, or the beginnings above, account for it. */
function readable(clause: string): boolean {
  if (!/[a-z0-9@]/u.test(clause)) return true
  if (harmless.test(clause) || isKnownPhrase(clause)) return true
  const tail = readTail(clause, 0)
  if (tail.at >= clause.length || /^[\s,;:~(/…)!"]*$/u.test(clause.slice(tail.at))) return true
  return tail.at > 0 && harmless.test(clause.slice(tail.at).trim())
}
