import type { Cue } from '@/server/ratification/scan'

const duty =
  '(?:pay|pays|paying|cover|covers|bear|bears|refund|refunds|reimburse|reimburses|return|returns|give|gives|give back|hand|hands|deliver|delivers|drop|drops|waive|waives|withdraw|withdraws|remove|removes|take down|takes down|get rid|gets rid|fix|fixes|repair|repairs|replace|replaces|clean|cleans|do|does|redo|re-do|re-does|redoes|provide|provides|supply|supplies|buy|buys|send|sends|write|writes|apologise|apologises|apologize|apologizes|resign|resigns|move|moves|stop|stops|cease|ceases|keep|keeps|publish|publishes|paint|paints|repaint|repaints|build|builds|put up|puts up|install|installs|sign over|transfer|transfers|release|releases|relicense|add|adds|cut|cuts|contribute|contributes|throw in|throws in|chip in|chips in|credit|credits|compensate|compensates|let|lets|mow|mows|trim|trims|fence|split|splits|share|shares|promise|promises|guarantee|guarantees|undertake|undertakes|agree never|leave|leaves|vacate|collect|collects|take over|takes over|take on|takes on|maintain|maintains|plant|plants|train|trains|rehire|reinstate|backdate|donate|donates|owe|owes|settle|settles|delete|deletes|disclose|discloses|allow|allows|grant|grants|extend|extends|arrange|arranges|organise|organises|store|stores|park|parks|walk|walks|feed|feeds|insure|insures|service|services|upgrade|upgrades|finish|finishes|complete|completes|hire|hires|sell|sells|walks|host|hosts|retract|retracts|issue|issues|make|makes|be|spend|spends|get|gets|have|has)'

/** Changes to the deal: alternatives, extra duties, set-offs, narrowing glosses. */
export const changeCues: readonly Cue[] = [
  [
    'counter_offer',
    'i|we',
    ' (?:will |also |then |still |shall |be |am |are |would |get to )*(?:keep|keeping|get|getting|receive|receiving|take|taking|retain|retaining) (?:the|all|half|both|his|her|their|one|two|first)\\b(?! (?:peace|faith|copy|record|promise|point|points|bus|train|time|text|lesson|credit|blame|rest|message|news|first step|good with|rough))',
    'after',
  ],
  [
    'counter_offer',
    '@other|he|she|they|you',
    ' (?:also |then )?(?:pays?|covers?|bears?|refunds?|returns?|drops?|waives?|withdraws?|fix|fixes|repairs?|replaces?|provides?|buys?|removes?|stops?|cleans?|delivers?|apologi[sz]es?|throws? in|hands? over)\\b[^.;:~]{0,60}? and (?:then )?(?:i|we|@self) (?:am |are )?(?:hereby |gladly )?(?:{V}|{VG})',
    'any',
  ],
  [
    'counter_offer',
    'instead',
    '(?! of (?:fighting|arguing|going|a (?:fight|trial|court|letter)|litigation|court|war|lawyers|more|dragging|years))',
  ],
  [
    'counter_offer',
    'rather',
    ' than (?!(?:fight|argue|go|litigat|drag|spend|wait|keep|have|face|lose|risk|a (?:court|trial)|court|trial|continu|anger|happ|sad|relie|bitter))',
  ],
  [
    'counter_offer',
    'should|ought',
    ' (?:to )?(?:read|say|state|be (?:£|$|€|#|\\d|a|at|in|on|moved|changed|raised|lowered|reduced|increased|deleted|removed|replaced|amended|@|the|more|less|higher|lower|my|mine|cut|dropped|paid|split|extended)|start|end|include|cover|contain|get|run|last)',
  ],
  [
    'counter_offer',
    'to',
    ' (?:(?:read|say|state)(?= ?(?:@q|£|€|\\d|that|instead|:))|be (?:deleted|removed|amended|replaced|changed|added|struck|raised|reduced|increased|moved|inserted|reworded|extended|paid|provided|borne|returned|split|cut|backdated|delivered|covered|refunded|met|shared))(?! by me)',
  ],
  [
    'counter_offer',
    'make|call',
    ' (?:it|that|the [a-z]+|@ref) (?:a |an |more like |an even |at least |just |£|€|$|for )*(?:\\d|#|@|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half|mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|week|month|every|weekly|monthly|round|double|easter|christmas|next)[a-z0-9¦]*',
  ],
  [
    'counter_offer',
    'change|substitute|replace|swap|amend|alter|reword|strike|delete|insert|raise|lower|increase|reduce|switch|rewrite|modify|adjust|bump|knock|shave|shift|extend|lengthen|shorten|double|halve|scrap|remove|drop|add|cross|move|push|bring|cut|include|exclude|split|limit|cap|lift|throw|set|give|pay|send|return',
    '(?!(?<=\\b(?:give|set)) (?:down )?(?:@mine|(?:my|our) (?:acceptance|consent|assent|ratification|yes)\\b))(?!(?<=\\b(?:add|give|send)) (?:my|our) (?:greetings|thanks|good wishes|best wishes|regards|apologies)\\b) (?:the|that|this|it|clause|paragraph|section|para|article|out|in|off|my|his|her|our|their|point|item|one|a|an|#|£|€|\\$|back|down|up|another|@part|number|figure|term|schedule|all|both|for|me|us|@q|\\d+)\\b(?! (?:matter|record|wire|line|of (?:here|this|it)|final|end|file|drawer|leave|copy|signed|receipt|pdf|mediator))(?<=(?:^ ?|[.,:;~!?(] ?|\\b(?:and|but|just|please|then|only|also|so|um|uh|ok|okay|instead|must|should|needs? to|has to|have to|could we|can we|can you|could you|want you to|want to) )[a-z]+ [^ ]+)',
  ],
  [
    'counter_offer',
    'you|he|she|they|@other',
    ' (?:also |then |additionally |first |still |only |just |simply )*(?:change|changes|substitute|replace|replaces|amend|amends|delete|deletes|strike|strikes|drop|drops|raise|raises|reduce|reduces|remove|removes|add|adds|take out|takes out|move|moves|lower|lowers|cut|cuts|throw in|throws in)\\b',
  ],
  [
    'counter_offer',
    'is|are|be|was|were|being|gets|get|has been',
    ' (?:then |first |also )?(?:changed|replaced|amended|deleted|removed|raised|reduced|lowered|increased|moved|cut|backdated|extended|added|lifted|struck|reworded|dropped|halved|doubled|shortened|inserted|split|capped|waived|brought forward|put back|pushed back|set at|fixed at) ?(?:to|by|from|out|at|off|in|$|[.,;]|before|until|after|for|and)',
    'any',
  ],
  [
    'counter_offer',
    'with|plus|minus|less',
    ' (?:the |a |an |one |two |three |some |these |those |my |few |following |only |just |small |minor |little |tiny |slight |single |additional |extra |further |attached |modest |couple of |proposed |handwritten |agreed )*(?:amendments?|changes?|tweaks?|corrections?|additions?|modifications?|edits?|exceptions?|revisions?|alterations?|adjustments?|difference|variations?|extras?|twist|clauses? (?:added|removed|deleted|struck)|addendum|rider|supplement|qualifications?)\\b(?<!(?:with|without) (?:no|any|zero) [a-z]+)',
  ],
  [
    'counter_offer',
    'following|these|two|three|one|small|minor|slight|tiny|little|some|a few|couple of',
    ' (?:amendments?|changes?|tweaks?|corrections?|additions?|modifications?|edits?|revisions?|alterations?|adjustments?)\\b(?! (?:were|was|have been|already|made))',
  ],
  [
    'counter_offer',
    'with',
    ' (?:the|a|my|his|her|an|@ref|clause|paragraph) [^.;,]{1,60}? (?:raised|lowered|cut|reduced|increased|moved|changed|replaced|deleted|removed|struck|extended|doubled|halved|set at|at (?:£|€|\\d)|capped|backdated|added|amended|brought forward|from @old|back in|taken out|crossed out|left out|on top)\\b',
  ],
  [
    'counter_offer',
    'minus|less|sans',
    ' (?:the |my |his |her |what |a |an |any |clause |paragraph |#|£|€|$|\\d|@)(?!est)[^.;,]{0,60}',
  ],
  [
    'counter_offer',
    'plus',
    ' (?:the |my |his |her |a |an |#|£|€|$|\\d|interest|costs|vat|expenses|fees|he|she|they|you|@other|i (?:want|need|get))',
  ],
  ['counter_offer', 'on', ' top of (?:that|which|it|this)'],
  [
    'counter_offer',
    'i|we|@self',
    ' (?:would |will |do |also |hereby |therefore |instead |formally |respectfully )*(?:propose|proposes|suggest|suggests|counter|counters|counteroffer|offer|offers|counter-offer|counter-propose|bid|ask for|asks for|request|requests|require|requires|need|needs|want|wants|insist|insists|demand|demands|expect|expects|must have|must get|prefer|would like|stipulate|hold out for|would settle for|would take)\\b(?! (?:to (?:{VI}|be|thank|say|go|make it clear|see|put|note|record|get|read|keep|know|stress|add|apologise|hear|move|have this|leave|stay|live|close|state|confirm|do|no|thank|remember|express|talk|continue)|nothing|no |not |it (?:noted|recorded|known|on|to be|kept|filed|entered|done|over|behind|finished|in writing|registered|put|final)|this (?:noted|recorded|over|done|behind|to be|finished|on|entered|registered|put|settled)|them recorded|more time|time|a (?:copy|receipt|signed|pdf|moment|lawyer|break|day)|the (?:pdf|copy|record|mediator to (?:know|send))|my (?:life|share of peace|acceptance)|@ref|what is|peace|that (?:noted|recorded|on (?:the )?record)|everyone|another|out|to\\b(?! (?:change|see (?:the|it|that|a) [a-z]+ (?:changed|moved|raised|cut)|have|get|amend|move|keep|raise|lower|add|remove|swap|replace|include|exclude))))',
    'any',
  ],
  [
    'counter_offer',
    'counter|counter-offer|counteroffer|counterproposal|counter-proposal|countering',
    '(?<!\\b(?:over|behind|across|at) (?:the|our|my) counter)(?! (?:was|is (?:dropped|withdrawn|dead|off|no)|offer (?:was|is dropped))\\b)',
  ],
  ['counter_offer', 'how|what', ' about(?! (?:him|her|that|it|them) ?\\?)'],
  [
    'counter_offer',
    'can|could|may|might|would|will|shall',
    ' (?:we|you|i|he|she|they|the mediator|@other|it) (?:please |also |just |at least |perhaps |maybe |possibly )*(?:make|swap|change|move|add|remove|drop|reword|amend|raise|lower|split|have (?:it|the)|get (?:it|the)|put|take out|replace|increase|reduce|push|bring|shift|start|extend|include|delete|cut|go (?:to|up|down|for)|settle on|settle for|say|do \\d|switch|adjust|throw in|agree on|accept \\d|meet)\\b',
  ],
  [
    'counter_offer',
    'my|our',
    ' (?:price|number|figure|counter|counter-offer|offer|proposal|terms|alternative|version|bottom line|amendment|amendments) (?:is|are|would be|:|stands at)',
  ],
  [
    'counter_offer',
    'same',
    ' (?:deal|settlement|agreement|terms|thing|text|as written) ?(?:,|but|with|only|except|:|~)',
  ],
  [
    'counter_offer',
    'at|for',
    ' (?:£|€|\\$|#|\\d|@)?[\\d¦%]+(?: [a-z]+){0,3} ?,? (?:not|and not|instead|rather|i would|we would|i will|we will|it is a|you have|i am in|we have a deal|i say yes)',
  ],
  ['counter_offer', 'deal|yes|in|accept|ratify|agree|agreed|accepted|done', ' at (?:£|€|\\$)?\\d[\\d¦]*'],
  [
    'counter_offer',
    'not',
    ' (?:the )?(?:£|€|\\$)?\\d[\\d¦%]*(?: ?(?:%|percent|days?|weeks?|months?|hours?|years?|euros?|pounds|dollars|k|an hour|per|a))?(?= ?(?:$|[.,;!~]))',
    'any',
  ],
  ['counter_offer', 'in', ' (?:addition|return|exchange)\\b'],
  [
    'counter_offer',
    'additionally|furthermore|moreover|ps|nb|oh and|addendum',
    ' ?(?:,|:|~)? ?(?:he|she|they|you|@other|the|my|his|her|i want|i get|we get|i will need|no|all|each|both|a)\\b(?! (?:mediator (?:was|has been)|tea|coffee))',
    'after',
  ],
  [
    'counter_offer',
    'also|and|but|then',
    ` (?:also |then |in return |of course |in addition |then also |, )*(?:he|she|they|you|@other|the other (?:side|party)|the (?:landlord|tenant|school|company|council|bank|seller|buyer|mediator|club|employer|contractor|supplier)|both parties|each party|both sides) (?:also |then |first |just |still |only |each |simply )*(?:must|shall|should|will|has to|have to|needs to|need to|is to|are to|ought to|had better|better|got to|have got to|has got to|can|are going to|is going to|agree|agrees|agree to|agrees to|${duty})\\b(?! (?:does|do) too)(?<!(?:does|do)(?= not (?:mind|object|ask (?:me|us)|care|know|need to know)\\b))(?!,? (?:too|as well) ?[.!?]?$)`,
    'after',
  ],
  [
    'counter_offer',
    'he|she|they|@other|you',
    ` (?:also |then |first |just |still |only |each |simply |additionally |, in return , |now |personally |in turn |, in turn , )*(?:must|shall|has to|have to|needs to|need to|is to|are to|ought to|had better|has got to|have got to|should) (?!(?:know|understand|feel|be (?:proud|happy|pleased|glad|thanked|congratulated)|thank|see|have (?:said|known|asked|told|done)|say|hear))`,
    'any',
  ],
  [
    'counter_offer',
    'he|she|they|@other|you',
    ` (?:also |then |just |each |simply |additionally |now |personally |will |in return |in turn |, in return , )*${duty}\\b[^.;?]{0,80}?(?: as well| too| also| in return| in addition| on top| for free| for me| to me| at (?:his|her|their|your) (?:own )?(?:cost|expense)| instead| (?:my|our) [a-z]+|the [a-z]+| by [a-z]+)`,
    'after',
  ],
  [
    'counter_offer',
    '@other|he|she|they|you|the other party|costs|cost|payment|delivery|interest|fees',
    ' to (?!(?:be honest|me|us|say|my|our|the mediator|him|her|it|date|this|that|a|an|@|anyone|thank)\\b)[a-z]+ (?:for|the|my|our|up|down|a|an|all|his|her|their|me|us|by|within|back|over|off|out|on|@self|to|be|any|half|no|in|£|€|at|#|\\d)',
    'any',
  ],
  [
    'counter_offer',
    'with|and|while|, ',
    ' (?:@other|him|her|them|you) (?:paying|covering|bearing|dropping|returning|giving|taking|providing|doing|fixing|removing|withdrawing|cleaning|buying)\\b',
  ],
  [
    'counter_offer',
    'shall',
    ' (?!(?:i|we|keep|honour|honor|abide|comply|not be|miss|sleep|never|be (?:glad|happy|sending|paying|back|there|sorry|relieved))\\b)(?<!(?:i|we|@self) shall )[a-z]+',
    'after',
  ],
  [
    'counter_offer',
    'is|are',
    ' to be (?:paid|provided|borne|returned|delivered|added|removed|covered|shared|split|done|replaced|made|given|deleted|moved|completed|met|refunded|published|carried out|handed|deducted|supplied|credited|transferred|repaired|cleaned|installed|signed|increased|reduced)\\b',
    'after',
  ],
  [
    'counter_offer',
    'must|needs|need|has|have',
    ' (?:to )?(?:be|go|come|start|include|get|add|change|become|read|say|drop|rise|increase|cover|move|pay|return|give|remove|stay) (?!(?:said|done|honest|home|back|made|grateful|told|the end|over|admitted|through|noted))(?<!(?:i|we|it|@self|this|that|not) (?:must|needs|need|has|have) (?:to )?[a-z]+ )(?:[a-z£€#\\d]+)',
    'any',
  ],
  [
    'counter_offer',
    'understand|understands|read|reads|take|takes|interpret|interprets|construe|construes|treat|treats|regard|understood|interpreting|reading|taking|taken|define|defines|understanding|defining|count|counts|assume|assumes',
    ' (?:that )?(?:the (?:word|words|term|phrase|date|reference|expression) )?(?:(?:@q|@part|clause \\d+|section \\d+|paragraph \\d+)(?: in (?:clause|section|paragraph|para) \\d+)? (?:to|as|is|means)|(?!it |this |that |me |us |@ref )(?:[a-z]+ ){1,4}?(?:to mean|as meaning|means?|as including|to include|to cover|to exclude|as excluding|as limited to|to run from|as at least|means at least|to be at least|to be limited))\\b',
  ],
  [
    'counter_offer',
    '@q',
    ' (?:in [a-z]+ \\d+ |here |there |obviously |of course |naturally |clearly )*(?:means|meaning|includes|shall mean|is (?:understood|taken|read|limited)|to mean|being|covers|excludes|must mean|has to mean|will mean)',
  ],
  [
    'counter_offer',
    'it|this|that',
    ' being (?:understood|clear|agreed|noted|accepted|assumed|a given)(?: between us)? that',
  ],
  ['counter_offer', 'on', ' the (?:clear |strict |express |shared |mutual )?understanding'],
  [
    'counter_offer',
    'which|that',
    ' (?:of course |obviously |naturally |i take it |clearly )(?:means|includes|covers|excludes|also)',
  ],
  [
    'counter_offer',
    'meaning|so',
    ' (?:that )?(?:he|she|they|you|@other) (?:must|will|shall|has to|have to|can not|may not|pays|pay|gets|get)',
  ],
  [
    'counter_offer',
    'reading|putting|writing|substituting|inserting|replacing',
    ' @q (?:for|instead of|in place of|where it says|with) @q',
  ],
  ['counter_offer', 'for', ' good order ,'],
  [
    'counter_offer',
    'for',
    ' (?:the avoidance of doubt|clarity) ,? (?:this|that|it|the|he|she|they|@other|you|i|we|@q) [^.;]{0,60}(?:includes?|means?|excludes?|covers?|also|must|shall|will)\\b(?! (?:clause|what|nothing|not))',
  ],
  ['counter_offer', 'owes|owed|owing|outstanding', ' (?:me|us|from|@self|on|to me|to us)', 'act'],
  [
    'counter_offer',
    'deduct|deducting|deducted|offset|offsetting|set-off|setoff|net|netting|setting off|withhold|withholding',
    ' (?:of|the|my|his|her|against|what|from|#|£|€|\\d|a|an|off)',
  ],
  [
    'counter_offer',
    'once|when|after|if',
    ' @q [^.!?]{0,40}(?:replaced|deleted|changed|removed|becomes|reads)',
  ],
  [
    'counter_offer',
    'but|only|except|save|though|however|yet',
    ' [^.;!?]{0,60}?(?:\\b(?:instead|rather than|not \\d|should (?:be|read|say)|must be|needs to|has to|have to|want|wants|at \\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|delivery|stays with me|stays mine|remains? mine|belongs to me|is mine|ends in|starts in|percent less|percent more|per cent less|take out|takes? out|leave out|strike|delete|put(?! (?:my|our|its) (?:name|hand|signature) to @ref)|make it|call it|without the|for \\d|to \\d|every|as well|my name(?! to @ref)|me first|first place)\\b|[£€$]\\d)',
    'act',
  ],
  [
    'counter_offer',
    'save|except|excepting|apart|bar|other',
    ' (?:that|from the fact that|for the fact that|in that|only that) (?!i (?:accept|agree))',
  ],
  [
    'counter_offer',
    'otherwise',
    ' (?:accepted|agreed|fine|good|ok|okay|i accept|i agree|is (?:good|fine|ok|okay)|all good|yes|ratified|as written|happy)',
  ],
  [
    'counter_offer',
    '#',
    ' ?(?:%|percent|per cent|euros?|pounds|dollars|days?|weeks?|months?|metres|meters|an hour|a month|a week)? ?(?:more|less|extra|up front|upfront|instead|not|rather|would do it|and (?:you have|it is) a deal|and i (?:sign|am in|am yours|say yes|shake|am happy))\\b(?! (?:accept|ratif|than (?:i|we)))',
    'any',
  ],
  ['counter_offer', 'here', ' is what i will (?:take|accept|do|agree)'],
  [
    'counter_offer',
    'then',
    ' (?:it is a deal|we have a deal|i am in|i am happy|i will|we will|you have|i am good|count me in|i would|we are in|we have)\\b(?! (?:not|drop|leave|sleep))',
    'any',
  ],
  [
    'counter_offer',
    'and',
    ' (?:it is a deal|we have a deal|i am in|you have (?:yourself |yourselves )?a deal|i will (?:ratify|sign|accept|agree)|we will (?:ratify|sign|accept|agree)|i would (?:ratify|sign|accept|agree)|i am good|you have (?:@mine|my [a-z]+)|it is a yes(?! (?:from me|from us|to @ref|for @ref|:))|i am yours|i sign(?! (?::|for|on|this|here|off|up|as|@ref|freely))|we are done)\\b',
    'any',
  ],
  ['counter_offer', 'you', ' (?:have|got) (?:yourself |yourselves )?a deal'],
  ['counter_offer', 'take', ' (?:out|off|that|this|it|clause|paragraph) [^.;]{0,50}(?:out|and|away|off)'],
  ['counter_offer', 'take|leave|strike|cross', ' (?:out|off)\\b(?! of (?:it|court|my|our|here))'],
  [
    'counter_offer',
    'better|bigger|smaller|different|lower|higher|larger|earlier|longer|shorter',
    ' (?:number|figure|sum|amount|date|price|split|deadline|rate|fee|share|term|notice)',
    'any',
  ],
  ['counter_offer', 'works|work', ' for (?:me|us) (?:only )?(?:if|at|with|provided|when|as long)'],
  [
    'counter_offer',
    'no',
    ' (?:dishes|chores|more [a-z]+|smoking|dogs|pets|parties|noise|contact|overtime|work|calls) (?:on|after|before|in|at|until|during)\\b',
    'after',
  ],
]

/** What makes a condition one about the deal itself (so a counter) rather than about an event. */
export const dealContent =
  /\b(?:instead|rather than|not \d|in place of|as well|also|more|less|lower|higher|extra|another|half|split|splits|cuts?|reduced|reduces?|raised?|raises|increased?|increases|replaced?|replaces|replacing|deleted?|deleting|removed?|removing|removes|added|adds?|adding|changed?|changing|changes|moved?|moving|moves|backdated?|lifted|lifts|lowered|extended|extends?|doubled|dropped|drops?|dropping|waived?|waives|waiving|halved|shortened|throw in|throws in|threw in|re-?does|redoes|redo|give up|gives up|giving up|include|includes|including|come down|comes down|goes? up|goes? down|knocks?|every other|weekends?|for free|at (?:his|her|their|your) (?:own )?(?:cost|expense)|stays? (?:at|with|mine)|capped|apologi[sz]es?|takes? down|takes? out|writes? me|amended?|amends|reworded|reads|swap|swapped|earlier|later|longer|shorter|by (?:income|head|weight)|clause \d+ (?:is|goes|comes|says|reads)|schedule [a-z]|i (?:get|keep|have|am paid)|we (?:get|keep|split|have|share|are paid)|my (?:costs|fees|share|name))\b|[£€$]\d|\d+(?:¦\d+)? ?(?:%|percent|per cent|euros?|pounds|dollars|a month|a week|an hour|months|weeks)|\b\d+§\d+|(?:\b(?:you|he|she|they)|@other) (?:also |each |then |first )?(?:pays?|covers?|bears?|refunds?|returns?|repairs?|fix(?:es)?|cleans?|do|does|provides?|buys?|builds?|sends?|hands?|delivers?|gives?|stops?|agrees? (?:to|never)|promises?)\b/u
