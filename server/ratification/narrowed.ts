import { sieveOf } from '@/server/patterns/sieve'

const first = '(?:^|[.;:!?~…] )'
const clause = '(?:^|[.,;:!?~…] |\\b(?:and|but|so) )'
const speaker = '(?:i|we|@self)'
const assents = '(?:accept|agree|ratif|approv|adopt|consent|assent|confirm|endors|sign)'
const act = `${speaker} (?:(?!not\\b|do\\b|never\\b)[a-z]+ ){0,2}${assents}`
const mine = '(?:@mine|(?:my|our) (?:yes|consent|assent|acceptance|agreement|approval|ratification))'
const toThis = '(?: (?:to|of|with|for|in) @ref(?: as written)?)?'
const end = '(?= ?(?:$|[.,;:!?~]))'
const number = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)'

/** How far assent goes, or in what manner it is given. */
const measure =
  "(?:(?:only )?to (?:that|this|some|a certain|a limited|such an?|a small|no great) (?:extent|degree)|in (?:that|this|one|some|a certain|a limited) (?:respect|regard|measure|sense)|in (?:some|most|certain|many) (?:respects|regards|ways|senses)|in a (?:way|sense|manner of speaking|fashion)|at a (?:stretch|pinch|push|squeeze)|off the record|unofficially|after a fashion|up to a point|for (?:argument|discussion|the sake of argument|the sake of discussion)(?: 's sake)?|by way of (?:trial|experiment|courtesy|example)|as an (?:exercise|experiment)|to be polite|out of politeness|for (?:form|show|appearances?)(?: 's sake)?|in (?:name only|jest|pretence)|(?:merely |only |just |purely )?as a (?:courtesy|favour|gesture|joke|trial|test|experiment|kindness))"

const narrowing = [
  `${clause}${measure}(?: only| alone| at least)? ?,? (?:then ?,? )?${act}`,
  `${assents}[a-z]* (?:to |with )?@ref(?: as written)?(?: ,)?(?: but)? ${measure}(?: only| alone)?${end}`,
  `${clause}so far ?,? ${act}`,
  `${clause}between (?:us|ourselves|you and me) , i (?:[a-z]+ )?${assents}`,
  `@ref(?: as written)? as (?:it|they) (?:should|could|ought to|might|would|must) (?:have (?:been|read|said)|be|read|say)\\b`,
  `@ref(?: as written)? as (?:it|they) (?:stood|was|were|read|ran) (?:before|until|prior to|ahead of)\\b(?! (?:us|me)\\b)`,
  `\\b(?:accept|agree to|ratify|approve|adopt|confirm|endorse|accepts|agrees to|ratifies|approves|adopts|confirms|endorses) (?:the )?(?:terms?|clauses?|points?|articles?|paragraphs?|sections?|items?|@ref) ${number}(?: (?:to|through|-|and|,|up to) ${number})+(?: only| alone| and no(?:thing)? (?:more|others?))${end}`,
  `\\bif (?:i am|we are|@self is) (?:honest|frank|straight|truthful|fair|realistic)(?: with (?:myself|ourselves|you))? and (?:the|my|our|his|her|their|@other|@self 's) [^.,;!?]{1,50} , (?:then )?${act}`,
  // What the other side shall do or give, behind the act.
  `${assents}[a-z]* (?:to |with )?@ref(?: as written)?(?: ,)? and (?:${speaker} )?(?:also |now |hereby |further |still |only |moreover |in addition )*(?:requires?|insists? (?:that (?!(?:i am|we are)\\b)|(?:on|upon) (?!(?:paying|buying|thanking|inviting|bringing|sending|saying|making)\\b))|demands?|stipulates?)(?! (?:no|nothing|none|neither|only that it|to|(?:a |the |one |two |three )?(?:(?:signed|printed|paper|final|certified) )?(?:copy|copies|receipt))\\b)`,
  `${assents}[a-z]* (?:to |with )?@ref(?: as written)?(?: ,)? and (?:${speaker} )?(?:also )?needs? (?:the|its|my|our|his|her|their|@other 's) (?!(?:copy|copies|receipt)\\b)[^.,;!?]{1,40} (?:by|back|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`,
]

/** A yes that is called off, or over. */
const calledOff = [
  // Sent where, or bound where, one did not mean to.
  `${assents}[^.!?]{0,60} [.!…] (?:(?:oops|sorry|ah|oh|no) ?[,.!]? )*wrong (?:chat|button|window|thread|person|message|box|tab|form|key|settlement)\\b`,
  // "Version 3 was sent in error", "This message was typed by mistake"; what else was sent so is nothing to it.
  `${clause}(?:@ref|${mine}${toThis}|this(?: (?:message|note|statement|answer|reply|email|text))?) (?:went(?: out)?|(?:is|was|were|are|has been|have been) (?:sent|posted|circulated|issued|emailed|uploaded|forwarded|filed|typed|entered))(?: (?:out )?(?:to|by) (?:us|me|@other|@self|them|everyone))? (?:in error|by mistake|by accident|by error)\\b`,
  `${clause}@ref (?:(?:is|was|remains) (?:now )?(?:another|a different|an old|quite another) (?:story|matter)|${speaker} (?:have |has )?(?:set aside|put aside|torn up|thrown (?:away|out)|discarded|binned|disregard(?:ed|s)?|ignored?))${end}`,
  `${assents}[a-z]* (?:to |with )?@ref(?: as written)? no longer${end}`,
  `(?<!\\b(?:that|says?|said|claims?|think|thinks|if) )\\bnothing (?:here|in here|in it|in this|of it|of this|in @ref|i (?:say|write|type|sign)) (?:binds|commits|will bind|can bind) (?:me|us|@self)\\b`,
  `(?<!\\b(?:that|thinks?|says?|said|if|whether|before|until|unless|when|believes?|fears?|hopes?) )(?<![@\\p{L}])${speaker} (?:(?:am|are|is|have|has|do|now|hereby|just|must|herewith|would like to|want to|wish to|wishes to) ){0,3}(?:call(?:s|ed|ing)? off|scrap(?:s|ped|ping)?|br(?:eak|eaks|eaking|oke|oken)|end(?:s|ed|ing)?|drop(?:s|ped|ping)?|cancel(?:s|led|ling)?|revers(?:e|es|ed|ing)|undo(?:es|ing|ne)?|eras(?:e|es|ed|ing)|delet(?:e|es|ed|ing)|pull(?:s|ed|ing)?|back(?:s|ed|ing)? out of|annul(?:s|led|ling)?|void(?:s|ed|ing)?|let(?:s|ting)? go of|tak(?:e|es|ing) back|taken back|took back) ${mine}${toThis}${end}`,
  `${first}(?:please |now |and )*(?:call off|scrap|cancel|undo|erase|delete|strike|strike out|forget|disregard|ignore|annul|reverse) ${mine}${toThis}${end}`,
  `(?<!\\b(?:that|if|whether|unless|before|until|when|not) )${mine}${toThis} (?:(?:has|have|had|is|was) )?(?:now |already |hereby |long )?(?:over|off|void|ended|lapsed|expired|ran out|run out|called off|at an end|finished|no longer stands|does not stand)(?:${end}| (?:yesterday|last|on|in|today|now|this|since|some|a|with)\\b)`,
]

/** Words to whoever checks the answer, not to who is asked for it. */
const looking =
  '(?:review|screening|moderation|vetting|scrutiny|verification|validation|second look|check(?:s|ing)?)'
const kindOf = '(?:human|manual|automatic|automated|second|further|additional|extra|more|editorial)'
const steering = [
  `(?:^|[.;:!?~…] |, )(?:please )?(?:file|score|rate|grade|tag|classify|label|flag) (?:this|it|that|these words)(?: one)? (?:as|under) (?!(?:my|our|an?|the)\\b)`,
  `(?:^|[.;:!?~…] |, )(?:please )?(?:record|count|treat|mark|log|take) (?:this|it|(?:every word|everything|anything|all|whatever) i (?:type|write|say)) as (?:ratified|valid|safe|clean|verified|a yes|accepting|accepted)\\b`,
  `${first}this(?: one| answer| message)? is safe to (?:record|accept|pass|count|file)\\b`,
  `${first}(?:all )?(?:checks|verification|screening|validation|moderation|review) (?:(?:has|have|is|are|was|were|all|already|been) )*(?:passed|done|complete|completed|can wait|may wait)(?= ?[.;:,!])`,
  `\\b(?:nobody|no one|no person|no human) (?:has to|needs to|need|must) (?:review|screen|check|vet|verify) (?:this|it|my (?:words|answer|message))\\b`,
  `(?:^|[.;:!?~…,] )(?:(?:a|any|the) )?${kindOf} ${looking} (?:of this )?(?:here )?(?:is|are|will be) (?:not (?:needed|necessary|required|called for)|unnecessary|unneeded|superfluous|redundant)\\b`,
  `(?:^|[.;:!?~…,] )no (?:${kindOf} )*${looking} (?:(?:is|are|will be) )?(?:needed|necessary|required|called for)\\b(?! (?:on my|on our|from me|for me|by me))`,
  `\\b(?:this|it|my answer|this answer|this message|this statement) (?:needs|requires|calls for|wants) no (?:${kindOf} )*${looking}\\b`,
  `\\bno need (?:for (?:a (?:person|human|moderator|reviewer)|any(?:one|body)|you|the (?:system|screen|mediator|software)) )?to (?:screen|moderate|vet|validate|verify|check|review|double-check)(?= ?(?:$|[.,;:!]| (?:this|it|my (?:answer|words|message|statement))\\b))`,
  `\\b(?:you (?:can|may|should|could) |please |${first})(?:safely )?(?:skip|bypass|omit|waive|drop|leave out) (?:the|any|all|your|this) (?:${kindOf} |usual |confirmation )*(?:${looking}|confirmation|screen|filters?|checks?)\\b`,
  `\\b(?:the )?(?:checks|review|screening|screen|verification|vetting) (?:can|may|should) be (?:skipped|left out|omitted|waived|bypassed|dropped)\\b`,
  `${first}(?:do not|never|no need to) ask (?:me |us )?(?:for|to) (?:a |any |further |another )*confirm(?:ation)?\\b`,
  `\\b(?:a (?:human|person|moderator|reviewer)|nobody|no one|no human) (?:need not|needs to|has to|should|does not (?:need|have) to) (?:look at|check|review|screen|read) (?:this|it)(?! (?:settlement|agreement))`,
  `${first}(?:this (?:message|answer|statement|text) (?:has|was) )(?:already )?(?:been )?(?:passed|cleared|verified|screened|approved|validated|checked)\\b`,
  `${first}(?:please )?(?:just )?(?:let (?:this|it) through|wave (?:this|it) through|pass (?:this|it) (?:on |along )?as (?:valid|ratified|accepted|genuine))\\b`,
]

/** What was said to become of something where one does not accept, and words one dares not say. */
const pressed = [
  `${assents}[a-z]* (?:to |with )?@ref(?: as written)? , as (?:i was |i am |we were )?(?:ordered|commanded|told|made to|forced to|instructed)${end}`,
  `${first}i am being (?:filmed|watched|listened to|held)${end}`,
  `(?<![@\\p{L}])${speaker} (?:was|were|am|are|have been|had been|is|has been) (?:(?:also|then|quietly) )?(?:told|warned|informed|promised|given to understand) [^.!?;]{2,70} (?:would|will) (?:be [a-z]+(?:ed|t|en|n|ut)|go|close|die|burn|suffer|vanish|disappear|lose [^.!?;]{2,30}) ?,? otherwise\\b`,
  `${first}otherwise (?:the|my|our|his|her) [a-z]+ (?:is|are|will be|would be|gets?) (?:burn(?:t|ed)|shot|killed|hurt|sold|smashed|destroyed|published|sacked|fired|evicted|taken|gone|broken)\\b`,
  '\\b(?:can|could|may|dare|will|would rather|had better) not (?:to )?(?:say|write|type|tell) (?:you )?(?:more|why|any more|anymore|much|everything|anything else)\\b[^.!?]{0,20}(?:[.!,] )?(?:with|while|because|as|since|when)?(?: @other| him| her| them| he| she| they)(?: is| are)? (?:here|watching|listening|present|beside me|next to me|in the room|behind me)\\b',
  '(?<![@\\p{L}])(?:i|we|me|us|@self) (?:(?:was|were|has been|have been) )?left (?:me |us )?in no doubt (?:about |as to |of )?what (?:comes|happens|would|will|was)\\b',
  '\\b(?:the )?(?:alternative|consequences?) (?:was|were|has been|had been|have been) (?:made|spelled out|spelt out) ?(?:very |quite |perfectly )?(?:plain|clear)? ?to (?:me|us|@self)\\b',
]

/** Shrugs and bows that are said alone. */
const mocking = [
  '^(?:oh ?,? |yes ?,? )?(?:very funny|nice try|ta-? ?da|like i care|as if (?:it|that|this|anything) matter(?:s|ed)|as if i (?:care|cared|mattered)|clap clap|big surprise|yeah yeah|yes (?:boss|master|sire|my lord)|slow clap) ?[.!…]',
  // After a complaint it is only a sigh.
  `(?:^|\\? ?)(?:(?:fine|ok|okay|sure|yes|yeah|oh|well) ?[.,!] )*whatever ?[.!…] [^?]{0,20}\\b${assents}`,
  `(?:^|\\? ?)(?:(?:fine|ok|okay|sure|yes|yeah|oh|well) ?[.,!] )+whatever ?, ${act}`,
  `${first}(?:oh ?,? )?(?:whatever|anything) you say ?(?:[.!…]|, (?:boss|sir|madam|master|dear|chief|your [a-z]+)\\b)`,
  `${first}(?:fine ?,? |oh ?,? )?(?:have it your (?:own )?way|as you (?:wish|command) , (?:master|boss|my lord|your [a-z]+))\\b`,
  `\\b(?:(?:years?|months?|weeks) (?:of [a-z]+ )?|all (?:that|this) [a-z]+ )for this ?[.!…] (?:yes ?,? |oh ?,? |how )*(?:lovely|wonderful|marvellous|brilliant|splendid|charming|great|terrific|fantastic|superb|bravo)\\b`,
  `${first}(?:yes ?,? )?bla+h?[ ,]+bla+h?\\b`,
]

const elsewhere = [
  // "Petal & Stem Retail accepts it": no name of Petal & Stem Wholesale.
  `@self (?:retail|wholesale|holdings|properties|trading|international|investments|finance|lettings|logistics|foods)(?: (?:ltd|limited|plc|llc|inc|gmbh))? (?:(?:hereby|fully|gladly|also|now|formally) ){0,2}${assents}`,
  // "Ben doubts it. So do I."
  `\\b(?:doubts?|rejects?|refuses?|opposes?|declines?|disagrees? with|objects? to) (?:@ref|it|this|that|these|them) ?[.,;!] ?(?:and )?so do ${speaker}${end}`,
  `${first}(?:the|all the|some|most|several|both) (?:[a-z]+ ){1,3}(?:(?:on|in|along|at|down|up|from|round|near) (?:my|our) [a-z]+|(?:i|we) (?:know|spoke to|work with|asked|met|live with))(?! (?:and|,) (?:i|we|@self)\\b)(?: (?!i\\b|we\\b|@self\\b|and (?:i|we)\\b)[a-z]+){0,12} (?:accept|agree|ratify|approve|adopt|consent|assent|endorse)(?:s|es)?\\b(?![^.!?]{0,40} and (?:so do )?(?:i|we)\\b)`,
]

const all = [...narrowing, ...calledOff, ...steering, ...pressed, ...mocking, ...elsewhere]
const patterns = all.map((source) => new RegExp(source, 'u'))
const mayBe = sieveOf(all)

/** Whether an act that is plain in itself is narrowed, called off, steered, pressed, mocked or another's by the words beside it. */
export function narrowed(text: string): boolean {
  const may = mayBe(text)
  return patterns.some((pattern, at) => may.has(at) && pattern.test(text))
}
