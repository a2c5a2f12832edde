import type { Phrase, PhrasesOf } from './phrase'

/** Words that judge wherever they stand as a predicate. */
const JUDGING =
  '(?:heavy-handed|high-handed|harsh|steep|stiff|lavish|meagre|measly|paltry|tight-fisted|stingy|greedy|grasping|selfish|spiteful|vindictive|callous|heartless|ruthless|cynical|arrogant|rude|childish|immature|silly|foolish|unwise|wise|clever|sensible|senseless|prudent|imprudent|rash|reckless|careless|negligent|irresponsible|honest|dishonest|decent|indecent|noble|gracious|kind|kinder|unkind|humane|inhumane|considerate|inconsiderate|thoughtful|thoughtless|generous|ungenerous|reasonable|unreasonable|fair|unfair|fairer|fairest|unjust|equitable|even-handed|one-sided|lopsided|balanced|well-balanced|better-balanced|unbalanced|skewed|justified|unjustified|legitimate|illegitimate|warranted|unwarranted|deserved|undeserved|overdue|excessive|exaggerated|inflated|overblown|outrageous|scandalous|shameful|disgraceful|insulting|ridiculous|absurd|laughable|preposterous|silly|stubborn|obstinate|intransigent|pig-headed|unhelpful|constructive|cooperative|praiseworthy|commendable|laudable|admirable|exemplary|impressive|splendid|superb|excellent|wonderful|marvellous|elegant|attractive|convincing|unconvincing|persuasive|compelling|flimsy|shaky|terrible|awful|lousy|dreadful|disappointing|regrettable|deplorable|unfortunate|lamentable|unacceptable|tolerable|intolerable|bearable|unbearable|unfitting|ideal|optimal|preferable|desirable|undesirable|superior|inferior|mistaken|misguided|misplaced|healthy|unhealthy|modest|immodest|realistic|unrealistic|workable|unworkable|viable|sane|insane|civilised|uncivilised|dignified|undignified|hypocritical|pointless|futile|worthwhile)'
const MORE =
  '(?:rather|somewhat|quite|very|so|far|much|too|a bit|a little|a touch|simply|plainly|frankly|clearly|obviously|hardly|scarcely|perfectly|entirely|wholly|truly|really|downright|nothing but|pretty|fairly|distinctly|decidedly|only|by far|all|equally|most|more|less|just|surely|certainly|undoubtedly|arguably)'
const THING =
  '(?:offers?|proposals?|options?|versions?|variants?|wordings?|drafts?|solutions?|arrangements?|deals?|compromises?|outcomes?|prices?|rents?|figures?|sums?|amounts?|numbers?|demands?|requests?|conditions?|claims?|positions?|points?|arguments?|ideas?|shares?|fees?|rates?|penalt(?:y|ies)|splits?|course|path|way|choice|step|move|answer|attitude|stance|behaviou?r|conduct|refusal|tone|insistence|gesture|concession)'

export function verdictPhrases(of: PhrasesOf, name: string): Phrase[] {
  const who = `(?:${name}|you|they|he|she|we|it)`
  return [
    ...of(
      'own_values',
      ['attributed', 'open', 'denied'],
      [
        // A verdict as a predicate on what somebody puts forward or how somebody behaves.
        `\\b(?:this|that|it|which|${THING}|${name}|(?:\\p{L}+ )?(?:percent|euros?|dollars?|pounds?|a month|a year|an hour|metres|weeks|days)|half|a third|a quarter|version \\d|option \\p{L}|\\(?[a-d]\\)?)(?: of (?:the|this|that|\\p{L}+)(?: \\p{L}+)?)? (?:is|are|was|were|would be|will be|seems?|looks?|sounds?|feels?|appears?|strikes me as|is being|are being|comes across as)(?: to be)? (?:${MORE} )*${JUDGING}\\b(?! (?:of|for) (?:what|whom)| or (?:not|un|in)|'|[ -](?:time|faith|grounds?|angle|order|night|morning|friday|weather|bank holiday))`,
        `\\b(?:the|an?|by far the|clearly the) (?:${MORE} )*(?:more|most|less|least|only|one) (?:${MORE} )*(?:${JUDGING}|obvious|natural) (?:and \\p{L}+ )?(?:${THING}|one|thing|ones)\\b`,
        `\\b(?:the|only) (?:fairer|kinder|wiser|saner|nobler|braver|smarter|better|best|worse|worst|fairest|kindest|wisest|finest|nicest|sanest|healthier|decenter|better-balanced|worthier) (?:${THING}|one|of (?:the )?(?:two|three|four|all|both)|thing|alternative|for (?:all|both|everyone))\\b`,
        `\\b(?:better|best|worse|worst|fairer|fairest|kinder|wiser|saner|nobler) of (?:the )?(?:two|three|four|these|those|both|all)\\b`,
        `\\b(?:the|this|that|an?) (?:${MORE} )*${JUDGING} (?:and \\p{L}+ )?(?:way (?:out|forward|to)|thing to do|course|middle|compromise|solution|sum|price|share|balance|demand|offer|gesture|concession|attitude|position|request|claim)\\b`,
        `\\bthey are the only\\b|\\b(?:the )?only (?:workable|sensible|viable|realistic|serious|credible|sane|honest|decent|proper|practical|feasible|tenable) (?:${THING}|ones?)\\b`,
      ],
    ),
    ...of(
      'own_values',
      [],
      [
        `\\b(?:don't|do) you (?:not )?(?:owe|think (?:it|that|he|she|they|you) (?:should|ought|deserves?)|feel you (?:should|owe))\\b`,
      ],
    ),
    ...of(
      'own_values',
      ['attributed', 'open', 'denied'],
      [
        `\\b(?:is|are|was|were|would be|seems?|asks?|takes?|wants?|costs?|pays?|gets?|gives?|demands?|claims?) (?:rather |quite |simply |frankly |far |clearly |a bit |just )*(?:too (?:much|little|many|few)|a lot for|a bit much|rather a lot|next to nothing for|more than (?:enough|generous|fair)|out of (?:all )?proportion|over the top|beyond (?:the pale|what is)|below the belt)\\b`,
        `\\b(?:more|less) than (?:the |this |that |it |he |she |they |\\p{L}+ )?(?:\\p{L}+ )?(?:is|are|was) (?:really |actually |ever )?worth\\b|\\bmore than (?:he|she|they|it|${name}) (?:deserves?|earned|merits?|should)\\b|\\bnot worth (?:the|it|that|fighting|arguing|quarrelling)\\b|\\bworth every\\b`,
        `\\b(?:does?|do|did|would do|will do) (?:him|her|them|it|you|both|all|neither|${name})? ?(?:full |more |some |no )?justice\\b`,
        `\\bowes? it to\\b`,
        `\\b(?:plainly|simply|clearly|just|frankly) (?:not right|wrong)\\b|\\bit (?:is|would be|was) (?:plainly |simply )?wrong to\\b|\\b(?:under|over)valu(?:es|ed) (?:him|her|them|it|you)\\b|\\b(?:is|are) worth little\\b`,
        `\\b(?:has|have) (?:every (?:right|reason)|no (?:right|business|excuse)|good reason|a point) (?:to|for|in)\\b|\\b(?:nobody|no one|who) (?:could|can|would) (?:seriously |reasonably |possibly )?(?:object|complain|disagree|quarrel)\\b|\\bno (?:good |real )?reason to (?:refuse|object|insist|hold|cling)\\b`,
        `\\b(?:to (?:his|her|their|its|your) credit|to be (?:commended|praised|blamed|welcomed|regretted|applauded|congratulated)|has only (?:himself|herself|itself) to blame|have only themselves to blame|deserves? (?:credit|praise|respect|better|more|less|to)|does (?:him|her|it|them) credit|does credit to|well[- ]founded|ill-founded|well[- ]deserved|well[- ]earned|hard to (?:argue with|fault|justify|defend|swallow)|easy to (?:justify|defend)|speaks for itself|goes too far|asks too much|oversteps?|out of line|has a strong case|has a good case|carries more weight|holds more water|holds no water|does not hold water)\\b`,
        `\\b(?:makes?|making) (?:more|most|good|perfect|little|no|better|a lot of|every) sense\\b(?! (?:of|to (?:him|her|them|${name})))|\\bstands to reason\\b|\\b(?:common|elementary|basic|simple|plain|human) (?:decency|courtesy|sense|fairness|justice|honesty|politeness)\\b|\\bmatter of (?:decency|principle|justice|fairness|honour|respect|course)\\b`,
        `\\b(?:any|every|no) (?:\\p{L}+ )?(?:caring|decent|sensible|reasonable|responsible|honest|good|loving|serious|thinking|normal|halfway \\p{L}+) \\p{L}+ (?:would|will|could|should|knows?|sees?|understands?)\\b`,
        `\\b(?:should|ought to) (?:really |simply |surely |at least |by rights |rightly |just )*(?:have|has|feel|show|come|count|yield|move|bear|carry|be (?:able|ready|willing|content|glad|grateful|ashamed|proud)) (?:no (?:trouble|difficulty|problem)|to|more|less|grace|way|first|most|heavier|enough)\\b`,
        `\\b(?:sadly|regrettably|thankfully|commendably|admirably|shamefully|disappointingly|inexcusably|deservedly|rightfully|by rights|in all fairness|in fairness|in all honesty|to be fair|to be honest|frankly speaking|let's be honest|let us be honest|truth be told)\\b`,
        `\\b${who} (?:is|are|was|were) (?:in the (?:right|wrong)|right|wrong|to blame|at fault|the (?:better|bigger|wiser|injured) (?:one|party|person))\\b(?! (?:about|on|to|in) (?:the|what) (?:date|number|figure))`,
      ],
    ),
  ]
}
