import type { Cue } from '@/server/ratification/scan'

type Harmless = readonly [heads: string, rest: string]

/** Ordinary ways of speaking that contain a warning word and mean nothing by it. They are set aside before any cue is looked for. */
const harmless: readonly Harmless[] = [
  // Concessions: what is said not to matter.
  ['even', ' (?:if|though|when|should|were) {C}{E}'],
  ['whether', '(?! (?:or not )?(?:i|we|@self) (?:would |will |do |can )?{V})(?: or not)? {C}{E}'],
  [
    'whatever',
    ' (?!(?:that|this|it|@q|those words)(?: here)? (?:is worth|means|meant|may mean|might mean|are worth)){C}{E}',
  ],
  ['however|whoever|wherever|whichever|regardless|irrespective|notwithstanding', ' (?:or not )?{C}{E}'],
  ['no', ' matter {C}{E}'],
  [
    'come',
    ' (?:what may|hell or high water|rain or shine|drought or high water|rain|wind|storm|whatever)[^.;,!?]{0,30}?{E}',
  ],
  ['rain', ' or shine'],
  ['be', ' that as it may'],
  ['none|never', ' the less'],
  ['for', ' the avoidance of (?:any |all )?doubt(?= ?,? ?(?:i|we|@self|@ref)\\b)'],
  ['for', ' better or (?:for )?worse'],
  ['like', ' it or not'],
  [
    'if',
    ' (?<=(?:^ ?|[.;:~!?] ?|but |and )if )(?:i|we) (?:do not )?(?:sound|sounded|seem|seemed|look|looked|appear|appeared|come across|came across|am quiet|am brief|am short|hesitated|hesitate|took (?:my|a|so|too) |was (?:slow|late|quiet|rude|short|difficult|sharp|angry|grumpy)|took|have (?:seemed|been|taken|sounded))\\b{C}{E}(?: ?, (?:it is|that is|it was|blame|forgive|i apologise|i am sorry|sorry|put it down)[^.;]{0,80}?(?=[.;:~]|$))?',
  ],
  [
    'if',
    ' (?<=(?:^ ?|[.;:~!?] ?)if )(?:you|anyone|anybody|they|he|she|someone|somebody) (?:had )?(?:asked|told|said to) (?:me|us)[^.;!?]{0,120}?(?=[.;!?~:]|$)',
  ],
  [
    'if',
    ' (?<=(?:^ ?|[.;:~!?] ?)if )(?:this|that|now|it|here) is (?:the |my |your |our )?(?:moment|time|place|way|box|question|chance|last|where|how|what (?:i|we) (?:have to|need to|should|must) (?:say|type|write)|the end|all|enough|goodbye|victory|losing|defeat|progress|the question|your question)\\b{C}{E}',
  ],
  [
    'if',
    ' (?:the )?truth be told|if (?:i|we) (?:am|are) (?:being )?(?:honest|frank)|if (?:it|that) matters|if memory serves|if you ask (?:me|us)|if (?:i|we) may(?: say so)?|if anything|if you like|if you must know|if nothing else|if you will|if need be|if that is not clear|if that was not clear|if it helps|if ever|if only just|if not (?:happily|gladly|joyfully|with joy|cheerfully|with enthusiasm|without regret|with a smile|exactly [a-z]+)|if a little [a-z]+|if somewhat [a-z]+|if somewhat late|if belatedly|if grudgingly|if reluctantly|if tiredly|if wearily',
  ],
  [
    'if',
    ' (?:anyone|anybody|someone|somebody|you|they|people|the mediator|my (?:children|kids|mother|father|family|grandchildren))(?: later| ever| else| is| are)* (?:asks?|wonders?|wondering|is wondering|cares?|needs? to know|wants? to know|doubts?|doubted|is in doubt|are in doubt|is curious|was wondering|are wondering|were wondering)\\b{C}(?=[.,;:~!]|$)',
  ],
  [
    'if',
    ' (?:you|the mediator|anyone|anybody|the office|they) (?:need|needs|want|wants|require|requires|have|has|would like|should need) {C}(?:,? (?:please|just|do|i am|let me|you can|call|ring|email|write|contact|get in touch|feel free|send|ask|my (?:number|email|phone|address)|let us know|reach|i can be)[^.;?]{0,80}?)(?=[.;!]|$)',
  ],
  ['let', ' me know if {C}(?=[.;!]|$)'],
  [
    'if',
    ' (?:i|we) (?:never|had (?:my|our) (?:way|time|life)|had written it|had drafted it|had it to do|could (?:turn|start|do it)|were (?:the|a) (?:bitter|younger|vengeful|petty)[a-z ]*|knew then)[^.;!?]{0,100}?(?=[,;:~.!]|$)',
  ],
  [
    'had',
    ' (?:i|we) (?:known|thought|had|been|met|read|written|drafted|started|realised|realized|heard|listened|my|our)\\b[^.;!?]{0,110}?(?=[;:~.!]|$|, but|, i accept|, i ratify)',
  ],
  [
    'is|are|was|were',
    ' not (?:at all |in any way |in the least |, )?(?:subject to|conditional (?:on|upon)|contingent (?:on|upon)|dependent (?:on|upon)|made subject to|(?:a|any) (?:holding reply|counter-?(?:offer|proposal)|condition|conditional|joke|trick|draft|test|rehearsal|maybe)\\b)[^.;:~!]{0,90}?(?=[.;:~!]|$|, (?:and|but|it|i|we)|{E})',
  ],
  [
    'nothing',
    ' (?:in|about|i (?:say|write|add|have said)|we (?:say|write|add)) [^.;:~!]{0,60}?(?:is|are|should be|may be|can be|must be|ought to be)(?: to be)? (?:read|taken|understood|meant|intended|construed|treated) (?:as|for) (?:a|an|any) (?!yes|acceptance|ratification|agreement|assent|consent)[^.;:~!]{0,100}?(?=[.;:~!]|$)',
  ],
  [
    'nobody|no one|do not',
    ' (?:should |need |must |may )?(?:read|take|see|mistake|hear|treat) (?:my|our|this|that|the|these) (?!acceptance|yes|signature|word|ratif|agree|showing|coming|presence|silence|turning)[^.;:~!]{0,50}? (?:as|for) (?:a|any) (?:no|refusal|counter[a-z-]*|condition|rejection|objection|reservation|protest)(?=[.;:~!,]|$| )',
  ],
  ['i', ' would (?:be lying|have to lie|be a liar|be fibbing|be pretending)[^.;,:]{0,80}?{E}'],
  [
    'i',
    ' (?:would|could) (?:have|never have|not have) (?!(?:gladly |happily )?{VD}|been|my|our|@mine)(?:{C})(?=[.,;:~!]|$| but| and i| and we|{E})',
  ],
  [
    'we',
    ' (?:would|could) (?:have|never have|not have) (?!(?:gladly |happily )?{VD}|been|my|our|@mine)(?:{C})(?=[.,;:~!]|$| but| and i| and we|{E})',
  ],
  [
    'i|we',
    ' (?:do not|would not|will not|can not) (?:need|want|ask for|seek|require|insist on|expect|request|demand|propose|suggest) (?:any |no |a |an |another |more |further |anything |to )?{C}(?=[.,;:~!]|$| and (?:i|we)|{E})',
  ],
  [
    'i|we|@self',
    ' (?:reject|reject firmly|refuse|deny|dismiss|disagree with|decline) (?:the |any |all )?(?:rumou?rs?|ideas?|suggestions?|notions?|claims?|allegations?|accusations?|insinuations?|arguments?|theory|premise|label|temptation|help|offers? of)\\b[^.;:~!]{0,80}?(?=[.;:~!]|$|, and|, but|{E})',
  ],
  [
    'i|we',
    ' (?:refuse|decline|will not|am not going|do not intend|have no intention|would not dream) (?:to|of)? ?(?:be (?:bitter|angry|sad|rushed|drawn|pushed)|get (?:angry|upset)|argue|arguing|fight|fighting|comment|dwell|worry|let|spend|look back|lose|discuss|haggle|haggling|quibble|complain|complaining|pretend|drag|dragging|gloat|lie)\\b[^.;:~!]{0,60}?(?=[.,;:~!]|$| and (?:i|we)|{E})',
  ],
  [
    'i|we',
    ' (?:can not|could not) (?:wait to (?:be|see|get|have|move|go|sleep|stop|put)|be (?:happier|more|gladder)|complain|ask for more|ask for (?:anything )?(?:more|fairer|better)|say (?:i|we) (?:am|are|like|love|enjoyed)|pretend|thank|stress|remember|fault|imagine|help|recall)[^.;,:~!]{0,80}?{E}',
  ],
  [
    'i|we',
    ' (?:could|might|may) (?:go on|list|quibble|argue|complain|have|write|fill|say|one day|well (?:moan|grumble)|moan|grumble|still (?:moan|grumble|wish|sulk)|not (?:love|like|be|enjoy)|be (?:old|stubborn|grumpy|sad|slow|wrong about))\\b[^.;:~!]{0,100}?(?=[.,;:~!]|$| but|{E})',
  ],
  [
    'may',
    ' (?:the (?:road|peace|fence|hedge|future|sun|best)|we (?:all|both|never)|there be|peace)[^.;!]{0,80}?(?=[.;!]|$)',
  ],
  [
    'probably|possibly|perhaps|maybe|arguably|likely',
    ' (?:the|my|our|one of|not the|more|less|too|for the (?:first|last)) (?:[a-z-]+ ){1,12}?(?=[:;.,~])',
  ],
  [
    'it',
    ' (?:may|might|could) (?:not )?(?:be|have been|sound|seem|look|not)[^.;:~!]{0,70}?(?=[.,;:~!]|$| but|{E})',
  ],
  // Kept conditions, and none.
  [
    'no',
    ' (?:ifs|if|buts|but|maybes|strings|conditions?|caveats?|reservations?|qualifications?|exceptions?|amendments?|changes?|edits?|additions?|provisos?|objections?|complaints?|questions?|doubts?|hesitation|regrets?|hard feelings|tricks|games|catch|small print|asterisks?|footnotes?|takebacks?|take backs|take-backs|turning back|going back|second thoughts|more (?:drafts|changes|arguments|questions|edits|fighting|haggling|notes)|further (?:comments?|changes?|questions?|edits|amendments|remarks|demands|conditions|points|notes|requests)|messing|fuss|drama|ifs or buts|nonsense|problem|worries|bother|pressure|duress|coercion|arm[ -]twisting|threats?|force|one forced me|sarcasm|jokes?|irony|kidding|joke|need)(?:(?: ,)?(?: ?and| ?or| ?nor| ?,| no)+ (?:no )?(?:ifs|buts|maybes|strings|conditions?|caveats?|reservations?|qualifications?|exceptions?|amendments?|changes?|edits?|additions?|provisos?|objections?|complaints?|questions?|doubts?|regrets?|side letters?|footnotes?|tricks|catch|threats?|hesitation|threat|force))*(?: (?:attached|whatsoever|from (?:me|us|my side|our side)|at all|here|of any kind|on (?:my|our) (?:side|part)|left|needed|necessary|required|asked|wanted))*',
  ],
  [
    'without',
    ' (?:any |a |the |my |our |further |more |so much as a |even a |single |slightest |least |need for |need of |asking for )*(?:condition|conditions|reservation|reservations|qualification|qualifications|exception|exceptions|amendment|amendments|change|changes|edit|edits|alteration|alterations|modification|modifications|hesitation|reserve|caveat|caveats|proviso|provisos|objection|objections|doubt|doubts|coercion|duress|pressure|undue influence|threat|threats|compulsion|force|addition|additions|comment|comments|ado|delay|regret|regrets|second thoughts|question|questions|strings|dissent|complaint|fuss|exclusion|exclusions|deletion|limitation|limitations|restriction|restrictions|ifs|sarcasm|irony|bitterness|rancour|grudge|side letter|being (?:pushed|forced|asked|told|pressured)(?: to)?)(?:(?: ?,? ?(?:and|or|nor|and without|or any|,) ?)(?:any |a |the |my |our |further |of )*(?:condition|conditions|reservation|reservations|qualification|qualifications|exception|exceptions|amendment|amendments|change|changes|edits?|alteration|alterations|modification|modifications|hesitation|caveats?|coercion|duress|pressure|undue influence|threats?|force|additions?|doubts?|objections?|delay|regrets?|deletions?|exclusions?|omissions?))*(?: (?:whatsoever|of any kind|at all|on (?:my|our) part))*',
  ],
  [
    'not',
    ' (?:a |an |in any way |at all )?(?:conditional|provisional|tentative|half-hearted|qualified|hypothetical|counter-?offer|counter|joke|draft|maybe|test|trial)(?: (?:acceptance|yes|agreement|one|answer|on (?:anything|any other|any [a-z]+)))?(?: on anything)?',
  ],
  [
    'not',
    ' (?:subject to|contingent on|dependent on|depending on|conditional on|conditional upon|waiting (?:on|for)|awaiting|pending) (?:anything|anyone|any [a-z]+|nobody|nothing)(?: else)?',
  ],
  ['nothing', ' (?:is |else is |left )?(?:conditional|outstanding|pending|hidden|reserved|held back)'],
  [
    'the|that|my|our|its|this',
    ' (?:approval|clearance|consent|inspection|permission|confirmation|authorisation|sign-off|licence|permit|vote|valuation|report|survey|payment|fee|signature)s? (?:is|are) no longer (?:outstanding|pending)',
  ],
  [
    'nothing',
    ' (?:in @ref |here |in it )?(?:that )?(?:i|we) do not (?:accept|agree (?:to|with)|like|understand|want)',
  ],
  [
    'not',
    ' (?:because|that) (?:i am|i was|i have|we are|we were|anyone|anybody|somebody|he|she|they)[^.;:~!]{0,60}?(?:tired|told|pushed|forced|asked|scared|afraid|lonely|broke|bored|pressured|weak|rushed|leaned on|made me|unsure|desperate|had to|have to)\\b(?: to)?',
  ],
  [
    'not',
    ' (?:just |merely |simply |only )(?:saying it|saying so|words|in principle|for now|in part|to be polite|for show)',
  ],
  ['nothing', ' (?:less|more)?(?: ,? ?(?:and )?nothing (?:less|more))'],
  [
    'nothing|not|do not|did not|no one|nobody|never|none',
    ' (?:[a-z]+ )?(?:wish|want|need|have|seek|ask|left|is left|was left|see|to)? ?(?:for |to )?(?:add|change|alter|amend|remove|take away|subtract|argue|say against)(?: (?:and|or|nor) (?:nothing )?(?:to )?(?:add|change|alter|amend|remove|take away|subtract))*(?: (?:to|in|from|about) (?:it|@ref))?',
  ],
  [
    'i|we',
    ' (?:withdraw|change|reserve|add|waive|ask for|ask|want|seek|hold back|keep back|leave out|strike|strike out|delete|remove|propose|except|exclude|dispute|regret|contest|reject|oppose) (?:nothing|no (?:part|term|clause|word|line)|none of it|not a (?:word|comma|thing|line|penny))(?: (?:out|back|else|further|more|in return))?',
  ],
  // Duress denied in an ordinary way.
  [
    'nobody|no one|no-one|none',
    ' (?:has |have |is |was |had |here |of them |of you |at all |else |ever |on (?:my|our|any|either) side )*(?:pushed|pushing|forced|forcing|pressured|pressuring|threatened|threatening|leaned on|leant on|leaning on|coerced|coercing|made|told|bullied|bullying|standing over|standing behind|watching|breathing down|looming over|dictating|behind|over|rushed|rushing|twisted|twisting|pressing|pressed|talked|put|holding|bribed|paid|asked)(?: (?:me|us|my arm|our arm|any pressure on (?:me|us)|a gun to my head|me into (?:it|this|anything)|us into (?:it|this)|to (?:sign|accept|agree|say (?:this|so|it|that))|this|for it|into (?:this|it)))*(?: (?:and|or|nor) (?:nobody |no one )?(?:has )?(?:pushed|forced|pressured|threatened|leaned on|coerced|made|told|bullied|rushed|paid)(?: me| us)?)*',
  ],
  [
    'not',
    ' (?:been |being |under |acting under |signing under |feeling )*(?:under )?(?:forced|pushed|pressured|threatened|coerced|bullied|rushed|bribed|blackmailed|tricked|hurried|paid|bullied|duress|pressure|compulsion|coercion|any pressure|any duress)(?:(?: ?,| or| nor| and|, or)+ (?:forced|pushed|pressured|threatened|coerced|bullied|rushed|bribed|blackmailed|tricked|hurried|paid|duress|pressure))*(?: (?:by (?:anyone|anybody|no one)|into (?:it|this|anything)|to (?:sign|accept|agree|say)))*',
  ],
  [
    'under',
    ' no (?:pressure|duress|compulsion|illusions?|threat|coercion|constraint)(?: (?:from anyone|or duress|whatsoever|of any kind|at all|or threat))*',
  ],
  ['free', ' of (?:any )?(?:pressure|duress|coercion|threat|threats|influence)'],
  ['of', ' (?:my|our) own (?:free )?(?:will|accord|volition)(?! ?, (?:that|which|as|he|she|they))'],
  ['free', ' from (?:any )?(?:pressure|duress|coercion)'],
  // Earlier answers laid aside.
  [
    'please|disregard|ignore|forget|scrap|withdraw|retract|drop|dropping|strike|set|cancel|i|we',
    ' (?:please |now |hereby |also |do |withdraw |retract |drop |dropped |take back |have dropped |am dropping |disregard |ignore |forget |scrap |cancel |aside )*(?:my|our|all my|all our|any (?:earlier|previous|of my)|the counter-?offer i|the objections? i) ?(?:earlier |previous |last |old |prior |first |outstanding |former |remaining |stupid |silly |other )*(?:counter-?offers?|counter-?proposals?|counter offers?|counters?|objections?|edits|amendments?|redlines?|requests?|demands?|complaints?|no|refusal|rejection|reservations?|questions?|grievance|proposals?|changes|comments|remarks|draft|message|email|note|rant)(?: (?:i (?:sent|made|raised|posted|wrote|proposed)|we (?:sent|made|raised)|from|of|on|about|sent|made|raised))?(?: (?:last|this|on|from|earlier|yesterday|before|monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|week|month|morning|afternoon|evening|the|weekend|it|in|about))*(?: @old)?',
  ],
  [
    'i|we',
    ' (?:know (?:i|we) |had |have |first |once |originally |initially |at first |really |nearly |almost )*(?:said|told (?:you|everyone|them|him|her)|wrote|swore|typed|shouted|insisted|was going to say|was about to say|nearly said|almost said|thought|was ready to say|might have said|would have said) (?:that )?(?:@q|no|never|i would (?:never|not)|(?:i|we) (?:did not|do not|would not|would never|could not|never would)(?: ever)?(?: accept| sign| agree| ratify)?(?: to)?)(?: (?:@ref|it|this|that))?(?: (?:on|last|before|yesterday|earlier|in|at|for|the|this|week|month|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|first|twice|three|times|and meant it|yes))*',
  ],
  [
    'i|we',
    ' (?:was|were|have been|had been) (?:against|opposed to|unsure|undecided|on the fence|sceptical|skeptical|going to (?:refuse|reject|say no|walk|decline|fight|object)|minded to|tempted to|about to (?:refuse|leave|walk|reject)|ready to (?:refuse|walk|leave|fight|reject)|torn|hesitant|wavering|doubtful|reluctant|close to (?:walking|leaving|refusing))[^.;:~!]{0,80}?(?=[.,;:~!]|$| but| and (?:now|i am|today)|{E})',
  ],
  [
    'i|we',
    ' (?:never|did not|had not) (?:thought|think|expected|expect|believed|believe|imagined|imagine|dreamed|wanted|want|planned|meant|got|get|ask|asked|like|liked|love|loved|enjoy|enjoyed|win|won)\\b[^.;:~!]{0,110}?(?=[.,;:~!]|$| but| and (?:i|we|yet|here|now)|{E})',
  ],
  [
    'i|we',
    ' (?:say|do|sign|accept|promise|put|agree|write|have said|have done|had) ?(?:yes to |to )?never [^.;:~!,]{0,60}?(?=[.,;:~!]|$)',
  ],
  [
    'i|we',
    ' never (?:say yes|sign|agree|accept|do|put|had|have|wanted|liked|lie|joke|change)\\b(?! @)[^.;:~!,@]{0,60}?(?=[.,;:~!]|$| but| and)',
  ],
  // Wishes and feelings of one's own.
  [
    'i|we',
    ' (?:only |do |still |sincerely |really |just |dearly |both )*(?:hope|hopes|wish|trust (?:we|that we|the future|things)|pray)\\b(?! to (?:{VI}|be bound)|{C}(?:ratified|accepted by)| (?:he|she|they|@other|you) (?:will )?(?:{V}|pay|pays|drop|give)[^.;]{0,40}(?:first|before))[^.;:~!]{0,120}?(?=[.;:~!]|$| and (?:i|we) (?:accept|ratify|agree)|, (?:and|but|yet) (?:i|we|it|here)|, but| but |{E})',
  ],
  [
    'i|we',
    ' would (?:rather|sooner|much rather|far rather|have rather) (?:have |had |not have |never have |be |not be )[^.;:~!]{0,100}?(?=[.;:~!]|$|, but|, yet| but | yet |, and|{E})(?! than (?:accept|ratify|sign|agree))',
  ],
  [
    'i|we',
    ' (?:think|thought|believe|feel|guess|suppose|suspect|reckon|imagine|find) (?:that )?(?!(?:i|we|@self|so|it is (?:fine|ok|okay|good|acceptable)|@ref|that is|this is|yes|therefore)\\b)[^.;:~!,]{4,100}?(?=[.,;:~!]|$| and (?:i|we)| but |{E})',
  ],
  ['i', ' think ,? ?therefore'],
  [
    'i|we',
    ' (?:am|are|do|have|was|were) (?:not )?(?:sorry|sad|tired|relieved|glad|happy|proud|grateful|thankful|exhausted|bored|old|stubborn|disappointed|annoyed|angry|pleased|delighted|thrilled|overjoyed|ecstatic|scared of (?:nothing|no one))(?! to (?:{VI}|put|give|confirm|record|enter)| with (?:@ref|it|this))\\b[^.;:~!,]{0,60}?(?=[.,;:~!]|$| and (?:i|we)| but |{E})',
  ],
  [
    'would|should',
    ' like (?:it |this |that )?(?:to be )?(?:noted|recorded|known|minuted|understood|on record|on the record|kept|put on record)(?! (?:as|by|if))',
  ],
  [
    'just',
    ' (?:so (?:we|you|everyone|it) (?:are|is|am|knows?)(?: all)? (?:clear|sure|know)|to be (?:clear|safe|sure))(?=[ ,:~]+(?:i|we|yes|this|@self)\\b)',
  ],
  [
    'it',
    ' is not (?:perfect|ideal|everything|all|what (?:i|we) (?:wanted|hoped|asked|dreamed|expected|would)|the (?:deal|settlement|outcome|result|end|best)|pretty|much|fun|easy|great|a (?:great|perfect|good|triumph|victory|masterpiece|love letter))[^.;:~!]{0,60}?(?=[.,;:~!]|$| but | and (?:i|we)|{E})',
  ],
  [
    'not',
    ' (?:the (?:best|worst|result|outcome|deal|ending|one|number|sum|figure|price|settlement) (?:i|we)|what (?:i|we) (?:wanted|hoped|asked|dreamed|expected|would)|my (?:favourite|favorite|dream|first choice|idea of)|our (?:favourite|favorite|dream|first choice)|a (?:perfect|great|happy|triumphant|good|fan)|perfect|ideal|happy|thrilled|delighted|overjoyed|ecstatic|pretty|easy|gladly|cheerfully|with joy|fun|everything|all (?:i|we)|much|by a (?:nautical )?mile|too (?:happy|pleased|thrilled|keen)|exactly (?:happy|thrilled|what|overjoyed)|over the moon|enough for what|fond of)\\b[^.;:~!@]{0,60}?(?=[.,;:~!]|$| but | and (?:i|we)|{E})',
  ],
  [
    'no',
    ' (?:winner|winners|saint|lawyer|expert|poet|picnic|party|angel|triumph|victory|fun|small thing|easy|longer (?:angry|bitter|care|fight|matters)|other (?:answer|text|version|document)|doubt|comment|better|bother|more to (?:say|add|it)|reason (?:to|for) (?:wait|delay|refuse|object)|fan of|friend of|one (?:is|was|has|got|can|could))\\b[^.;:~!,]{0,40}?(?=[.,;:~!]|$| and (?:i|we)| but |{E})',
  ],
  // The terms described, not changed.
  [
    'including|even|also|especially',
    ' (?:the |that |those |its )?(?:clause|clauses|part|parts|bit|bits|term|terms|section|sections|paragraph|paragraphs|line|lines|rule|provision|provisions|sentence|point|points|thing|deadline|deadlines|penalty|penalties|fine print|small print|schedule|schedules|annex)\\b(?! (?:i|we) (?:want|sent|propose|added|discussed))[^.;!?]{0,200}?(?=[.;!?]|$)',
  ],
  [
    'under|per|as',
    ' (?:which |clause \\d+|paragraph \\d+|section \\d+|article \\d+|clause \\d+ (?:requires|says|provides|states)|the (?:default|penalty|payment|final|last|first|second|third|deadline) clause)[^.;!?,]{0,160}?(?=[.,;!?]|$|, and (?:i|we)|, i (?:accept|agree))',
  ],
  [
    'it',
    ' (?:also |then |now |clearly |plainly )*(?:says?|provides?|states?|gives?|lets|keeps|covers|requires|allows|obliges|spells out|sets out|splits) (?!yes)[^.;!?~]{0,260}?(?=[.;!?~]|$| but | except | save | only |, and (?:i|we) (?:accept|agree|ratify|want|need)| and (?:that is|that was|i|we|so) |, i (?:accept|agree)| i (?:accept|agree|am agreeing|ratify))',
  ],
  [
    '@ref|the text|that text|the paper|the page|the document',
    ' (?:already |now |clearly |plainly |also |itself |simply |as written )*(?:says?|provides?|states?|gives?|lets|let|keeps?|covers?|requires?|allows?|obliges?|means that|means i|means he|spells? out|sets? out|splits?|tells?|puts?|leaves?|makes?|does not make|do not make|asks?|expects?|has (?:me|us|him|her|them|@other)|deals? with|runs?|ends?|divides?|promises?|commits?|binds?)\\b(?! for itself| yes)[^.;!?~]{0,260}?(?=[.;!?~]|$| but | except | save | only |, and (?:i|we) (?:accept|agree|ratify|want|need)| and (?:that is|that was|i|we|so) |, i (?:accept|agree)| i (?:accept|agree|am agreeing|ratify))',
  ],
  [
    'for',
    ' the avoidance of doubt (?:i|we|@self) (?:understand|understands|note|notes|read|confirm|see) that[^.;]{0,240}?(?=[;.] ?(?:that|this|which|it) is (?:precisely |exactly |just |simply |only )?what (?:clause|the|it|@ref|section|paragraph))',
  ],
  [
    'the',
    ' (?:default|penalty|payment|final|last|first|second|third|deadline|arbitration|confidentiality|termination) clause (?:applies|says|provides|kicks in|covers|bites|is clear)[^.;,]{0,60}?(?=[.;,]|$| and (?:i|we))',
  ],
  ['should', ' either of us [^.;]{0,60}? , the [a-z]+ clause applies'],
  // Records, courtesies, small talk about the screen itself.
  ['i|we', ' (?:reject|accept|ratify|sign|agree to) nothing else[^.;:~!,]{0,60}?(?=[.,;:~!]|$)'],
  ['signing', ' nothing else[^.;:~!,]{0,60}?(?=[.,;:~!]|$)'],
  [
    'none',
    ' of (?!(?:it|them|this|that)(?: now)? (?:counts?|matters? to me)\\b)(?:that|this|it|which|them)(?: now)? (?:changes?|matters?|counts?|is in|alters?|affects?|stops?|bothers?|makes?)\\b[^.;:~!,]{0,60}?(?=[.,;:~!]|$| and (?:i|we))',
  ],
  ['stop', ' asking(?: me)?'],
  ['sorry', ' (?:about|for|to|it|that|if|on|the)\\b[^.;!?]{0,80}?(?=[.;!?)]|$)'],
  [
    'if',
    ' (?:that|this|it|the) (?:[a-z]+ ){0,3}?(?:came|comes) (?:out|across) (?:wrong|odd|oddly|strange|strangely|garbled|twice|funny|badly|rude|cold|harsh)[^.;]{0,60}?(?=[.;,!)]|$)',
  ],
  [
    'my',
    ' (?:system|phone|keyboard|spelling|english|computer|laptop|typing|browser|app|autocorrect|screen|machine|bot) (?:is|was|has|keeps|does|did|makes?|made|autocorrects?|corrects?)\\b[^.;)!?]{0,60}?(?=[.;)!?]|$)',
  ],
  ['it', ' was worth the wait'],
  ['as', ' soon as i (?:read|saw|got|opened|heard)[^.;,]{0,60}?(?=[.;,]|$)'],
  [
    'once',
    ' (?:i|we) (?:had|have) (?:read|slept|thought|calmed|seen|understood|gone|checked|talked|compared)[^.;,]{0,60}?(?=[.;,]|$|{E})',
  ],
  ['before', ' (?:deciding|answering|typing|writing|saying|replying)[^.;,]{0,40}?(?=[.;,]|$)'],
  [
    'you',
    ' (?:can|may|are (?:free|welcome) to) (?:put|enter|record|file|note|print|write|quote|hold|close|tell|mark|count on|take|frame|ring|log|publish|register) (?:it|this|that|me to (?:it|that|this)|the (?:file|case|book|matter|bell)|everyone|them|my (?:name|words|answer)|us to (?:it|that))\\b[^.;?]{0,50}?(?=[.;!?]|$)',
  ],
  [
    'not',
    ' (?:@old|an earlier (?:one|draft|version)|a (?:draft|later (?:one|draft|version)|different (?:one|text))|some other (?:one|text|draft|version)|any other (?:one|text|draft|version)|another (?:one|text|draft|version)|the (?:old|earlier|previous|other) (?:one|draft|version|text))\\b',
  ],
]

const more: readonly Harmless[] = [
  // Conditions that belong to the past.
  [
    'i|we',
    ' (?:had |have |always |only |once |did )*(?:said|told (?:you|them|everyone|him|her|the mediator)|promised|insisted|warned|swore)(?: ,)? (?:that )?(?:i|we) (?:would|will) (?:only |never |gladly |not )*(?:agree|accept|sign|ratify|say yes|do it)[^.;]{0,100}?(?=[.;]|$)',
  ],
  [
    'acceptance|agreement|consent|answer|yes|signature|@mine|ratification|approval|everything|it|that',
    ' (?:was|were|had been) (?:always |only |still |once |until (?:today|now|yesterday) )*(?:contingent|conditional|dependent|waiting|pending|subject|held up|on hold|conditioned)[^.;]{0,100}?(?=[.;]|$)',
  ],
  [
    'thing|all|what|point|hurdle|condition|bit|piece',
    ' (?:i|we) (?:was|were|had been) (?:still )?(?:waiting|holding out)(?: (?:on|for))?',
  ],
  [
    'with',
    ' (?:my|our|the|that|this|every|each|all|the last|the only) (?:one |only |last )?conditions? (?:now |already |all |duly )?(?:met|satisfied|fulfilled)\\b(?! (?:by|before|first|within|on|when|if|once)\\b)',
  ],
  [
    'condition|conditions',
    ' (?:i|we|that|which|has|have|was|were|is|are|in (?:my|our)|on (?:my|our)) (?:[a-z]+ ){0,6}?(?:met|satisfied|fulfilled|gone|lifted|kept|done|over)',
  ],
  [
    'i|we',
    ' (?:was|were|had been) (?:still |only |just )?(?:waiting|holding out|holding back)(?: (?:on|for|until|till))[^.;,]{0,80}?(?=[.;,]|$)',
  ],
  // Knowing what a term says.
  [
    'i|we|@self',
    ' (?:do |fully |full well |also |now )*(?:know|realise|realize|am aware|are aware|appreciate|have noted|have understood)(?: full well| now)? (?:that )?(?:if|unless|when|once|until)\\b[^.;]{0,160}?(?=[.;]|$|, and (?:i|we) (?:accept|agree|ratify))',
  ],
  // Denied doubts and refusals.
  [
    'not',
    ' (?:maybe|probably|perhaps|possibly|if|when|tomorrow|later|soon|in part|for now|sometime|mostly|in principle|almost|nearly)(?:(?: ?, ?| or | and | nor )(?:not |nor |no )?(?:maybe|probably|perhaps|possibly|if|when|tomorrow|later|soon|in part|for now|sometime|mostly|in principle|almost|nearly))*(?= ?[,.:;~]| but)',
  ],
  [
    'no',
    ' (?:counter-?offers?|counter-?proposals?|counter offers?|counters?|notes|enthusiasm|joy|tears|lies|arguments?|fight|tantrums?|side letters?|fine print|riders?|footnotes?|additions|alternatives?|duress|quarrel here|protest|buts about it)(?:,? (?:and|or|no) (?:no )?[a-z-]+)*',
  ],
  [
    'perhaps|maybe|possibly',
    ' (?:you|he|she|they|some|others|people|somebody|someone|not everyone|one day|someday|that (?:was|is|surprises)|it (?:was|is) (?:my|the|a|not|time|age|because|just)|this (?:was|is) (?:the|a|not|how))\\b[^.;:~!]{0,100}?(?=[.,;:~!]|$)',
  ],
  [
    'instead',
    '(?= ?,? ?(?:of (?:fighting|arguing)|(?:i|we) (?:am |are )?(?:now |here |hereby )*(?:agree|accept|ratify|ratifying|agreeing|accepting|sign|signing|adopt|say)))',
  ],
  [
    'i|we',
    ' (?:need|want|wish|have|had|got|would like) to (?:joke|laugh|sleep|go|run|breathe|cry|say (?:sorry|thank|goodbye|that|something|this)|thank|apologi[sz]e|move on|eat|rest|be|see the back|put this|get|tell you|confess|admit|add that (?:i|we)|feed|catch|pick up|make dinner|cook|work|think about something)\\b',
  ],
  [
    'can|could|do|did|does',
    ' not (?:find|see|have|contain|spot|read) (?:a |any |one )?(?:single |solitary )?(?:@part|@ref|line|word|clause|thing|comma|term|anything)(?: (?:in|of) (?:it|@ref))? (?:that )?(?:i|we) (?:do|would|could|can) not (?:agree (?:with|to)|accept|like|sign|want|stand by)',
  ],
  [
    'which|that',
    ' (?:covers|deals with|settles|sets out|provides|says)[^.;]{1,120}?(?=, and (?:i|we)|[.;]|$)',
  ],
  [
    'the|that|those|this',
    ' (?:[a-z]+ ){1,4}?(?:in (?:paragraph|clause|section) \\d+ )?(?:is|are) (?:exactly |precisely |just |simply |also )?(?:part of|what) (?:what (?:i|we) (?:am|are) (?:ratifying|accepting|agreeing to)|@ref|the text|(?:clause|paragraph|section) \\d+ (?:says|provides))',
  ],
  [
    'i|we',
    ' (?:would|could|might|can|will) (?!{VI}|have to|only|be (?:bound|happy|willing)|lose (?!(?:my|our|the) (?:temper|mind|nerve|patience|cool|voice|thread|bet))|forfeit|be (?:evicted|fired|sacked|out|hurt|dead|killed|deported))[a-z]+ [^.;:~]{0,80}? if (?!(?:i|we) (?:do not|did not|refuse|refused|say no|said no)\\b)[^.;:~,]{1,60}?(?=, but| but|[.;:~]|,)',
  ],
  ['what', ' (?:i|we) (?:really |always |all )?(?:want|wanted|need|needed|asked for|hoped for|expected)\\b'],
  ['if', ' there (?:is|are) (?:anything|paperwork|a form|forms|more|any|something)[^.;?]{0,100}?(?=[.;]|$)'],
  ['with', ' the exception of nothing'],
  [
    'knowing',
    ' (?:full well |very well )?(?:that )?(?:clause|paragraph|section|it|the (?:text|terms)|@ref|i|what|how)\\b[^.;]{0,120}?(?=[.;]|$)',
  ],
  [
    'if',
    ' (?<=(?:^ ?|[.;:~!?] ?)if )(?:i|we) (?:had|were|was|could|did)\\b(?![^.;]{0,140}\\b{V}\\b)[^.;:~]{0,140}?(?=[.;:~]|$|, but)',
  ],
  [
    'condition|conditions',
    ' (?!that|of|on)[^.;]{0,100}? (?:was|were|is|are|has been|have been) (?:now |since |all |both )*(?:met|satisfied|fulfilled|resolved|lifted|in place|kept|done)[^.;,]{0,40}?(?=[.,;]|$)',
  ],
  [
    'no',
    ' (?:more|further) (?:drafts|changes|arguments|questions|edits|fighting|haggling|notes|letters|emails|calls|meetings|lawyers|words|debate|delay|delays|discussion|discussions|negotiation|talk|games|nonsense|drama|quarrels?|comments?)',
  ],
  [
    'things|points|bits|clauses|words|lines|much',
    ' (?:that )?(?:i|we) (?:would|could|might) (?:have )?(?:change|changed|write|written|do|done|like|liked|put|said|say|argue|argued)[^.;,:~]{0,80}?(?=[.,;:~]|$)',
  ],
  [
    'if',
    ' (?:my|the) (?:spelling|typing|english|grammar|phone|tone|wording|handwriting|punctuation)[^.;]{0,60}?(?=[.;]|$)',
  ],
  [
    'if',
    ' (?<=(?:^ ?|[.;:~!?] ?)if )it (?:were|was|had) not (?:been )?(?:for|that)\\b(?![^.;:]{0,100}\\b{V}\\b)[^.;:]{1,100}?(?=[.;:]|$)',
  ],
  ['sent', ' from my [a-z0-9]+(?: [a-z0-9]+)?'],
  ['not', ' (?:a|any|one) condition (?:of|on|for)[^.;,]{0,60}?(?=[.;,]|$)'],

  ['so|as', ' long as (?:i|we) (?:live|lived|draw breath|breathe)[^.;,]{0,60}?(?=[.;,]|$|{E})'],
  [
    'if',
    ' (?:we|it|that|they) (?:ever )?(?:do|does|happens|comes to (?:that|it)|should|have to|has to)(?: (?:it|this|that|so))?(?: again)? ?,? (?:then )?(?:let us|i would|i will|i shall|we (?:should|will|can|would|shall)|at least)[^.;]{0,80}?(?=[.;]|$)',
  ],
  [
    'i|we|it|@self',
    ' (?:do|does|did) not (?:reserve|withhold|hold back|retain|keep back|seek|ask for|claim|want|need|propose|request|require|regret|add|change|amend|expect|intend to (?:change|add|ask|reopen|argue|appeal)|hold (?:any|a) (?:grudge|grudges))\\b[^.;,:~!]{0,100}?(?=[.,;:~!]|$| and (?:i|we|it|@self)| but |{E})',
  ],
  ['whatever', ' happens[^.;,]{0,40}?(?=[.;,]|$|{E})'],
  ['bye|goodbye', '(?= ?(?:$|[.!]))'],
  // One's own will, and where the text stands.
  [
    'of|by|from',
    ' (?:my|our|its|his|her|mine) (?:own )?(?:free )?(?:will|accord|choice|volition)(?: and (?:my |our )?(?:accord|choice|volition))?',
  ],
  ['of', ' mine own (?:free )?(?:will|accord|choice)'],
  [
    'as|just as|exactly as',
    ' it (?:stands|appears|is shown|reads) on (?:the|my|this|our) (?:page|screen|phone|sheet|display|paper)',
  ],
  [
    'for',
    " (?:the |my |our |his |her |their )?(?:[a-z@]+ ){1,3}'s sake(?: and (?:mine|ours|my own|our own))?",
  ],
  ['asked', ' (?:me|us) to (?:use|answer in|write in|say it in|speak in|put it in) (?:my|our) own'],
  ['asked', ' (?:me|us) (?:for|to (?:say|answer|reply|respond|decide|be))'],
  // Advice that was heard, and what was slept on.
  [
    'told|tells',
    ' me to (?:let (?:it|go)|sleep on|calm|breathe|relax|read|take my time|think|be (?:brave|kind|careful))(?: it)?(?: go| down)?',
  ],
  ['sleeping|slept', ' on (?:it|this|@ref)'],
  ['said', ' (?:to )?sleep on it'],
  ['could', ' not pay (?:me|us) (?:enough )?to'],
  // Counterfactuals about what is not on the table.
  [
    'would',
    ' not have (?:accepted|signed|agreed to|ratified|taken|touched) (?:@old|@bad|@some|@thing|the (?:first|last|old|earlier|previous)(?: [a-z]+)?)',
  ],
  // Small talk about how, when and for whose ears one speaks.
  ['not|none', ' (?:(?:a|one) (?:moment|minute|hour|day|week|month|year|second) )?too soon'],
  [
    'a|one',
    ' hundred (?:percent|per cent)(?= yes (?:to|on) @ref)(?<!\\b(?:not|than|nearly|almost|about|hardly|quite|never|say|be) (?:a|one) hundred (?:percent|per cent))',
  ],
  ['i|we', ' should say(?<=[,] (?:i|we) should say)(?= ?(?:[.;!]|$))'],
  [
    'may',
    ' (?:i|we) (?:just |also |first |please )?say (?:first (?:of all )?)?(?:that|how)(?! (?:i|we|it|@self|@ref)\\b)(?<=(?:^|[.!?;] ?)may [a-z ]{5,40})',
  ],
  [
    'and',
    ' no , (?:i|we) (?:am|are) not (?:cross|angry|upset|bitter|annoyed|sulking|joking|kidding|drunk)(?: with (?:him|her|them|anyone|anybody|you|@other))?(?: any ?more| any longer| about it)?(?= ?(?:$|[.,;!)]))',
  ],
  [
    'in',
    ' case (?:anyone|anybody|somebody|someone|he|she|you|they|people|@other) (?:is |are |was |were )?(?:wonders?|wondering|asks?|asking|curious)(?= ?(?:$|[.,;!)]))',
  ],
  [
    'perhaps|maybe|probably',
    ' (?:(?:i|we) )?should have (?:said|told you|written|answered)(?: so| it| this)?(?: (?:much |a little |long |years |weeks |days )?(?:sooner|earlier|before|ago|yesterday|last (?:week|month|night)))(?= ?(?:$|[.,;:!)]))',
  ],
  // That others feared a no is none: "Someone asked if we would reject it."
  [
    'if|whether|that',
    ' (?:i|we|@self) (?:would|might|will|could|may) (?:refuse|reject|decline|say no)(?: to)?(?: it| this| @ref)?(?= ?(?:$|[.;!?]))(?<=\\b(?:someone|somebody|people|some|they|he|she|@other|@self|were|was) (?:has |have |had |seems? to |to )?(?:asks?|asked|wonders?|wondered|fears?|feared|thinks?|thought|worr(?:y|ies|ied)|expects?|expected|guessed)(?: me| us)? (?:if|whether|that) [^.;!?]{1,40})',
  ],
  // What is left to one's own people.
  [
    'instruct|instructs|ask|tell|instructed',
    ' (?:its|my|our|the) (?:insurer|insurers|bank|lawyers|lawyer|solicitors|solicitor|bookkeeper|accountant|clerk) to (?:close|drop|release|archive|pay|withdraw)(?: (?:the|its|our|my) [a-z]+)?',
  ],
]

export const harmlessCues: readonly Cue[] = [...harmless, ...more].map(
  ([heads, rest]) => ['none', heads, rest] as const,
)
