/** The words by which people point at the text in front of them. */
export const determiners =
  '(?:all (?:of )?|both (?:of )?|the whole of |every(?:thing)? (?:one |word |line |clause |bit |part |comma |letter |term )?(?:of|in) |the (?:entirety|whole) of )?(?:this(?: here| very| same)?|these(?: here| very| same)?|that(?: very| same)?|those(?: same)?|the(?: said| very| same)?|said|our|its|my|your|their|his|her|an?|any|some|another|no|such an?|either|each)'

export const nouns =
  'settlements?|agreements?|terms|deals?|texts?(?! of (?:this|the|these|that) )|documents?|(?<!own )accords?|concords?|covenants?|pacts?|arrangements?|proposals?|drafts?|versions?|wording(?! of (?:this|the|these) )|compromise|contracts?|papers?|instruments?|resolutions?|provisions|clauses|conditions|treaty|concordat|memorandum|letter|handbook|lease|policy|translation|summary|offer|plan|one(?!-)'

/** What may follow the noun and only says "the one before us". */
export const deicticTails =
  '(?:as )?(?:(?:set|laid|spelled|spelt|written) (?:out|down|forth)(?: (?:here|above|in this document|before (?:me|us)))?|(?:that |which )?(?:you|we|i|everyone) (?:can )?see(?: it)? (?:above|here|there|on (?:this|the|my) (?:page|screen))|above|up above|up there|up here|right here|over here|here|hereto|herein|in question|at hand|at issue|on (?:the|my|this) (?:table|screen|page|phone|laptop|display)|in front of (?:me|us|all of us|you|my eyes)|before (?:me|us)|shown(?: to (?:me|us))?(?: (?:here|above))?|on screen|displayed(?: (?:here|above))?|given above|stated above|quoted above|printed above|listed above|presented(?: to (?:me|us))?(?: (?:here|above|today))?|put (?:to|before|in front of) (?:me|us)|(?:that |which )?you (?:have |just |all )*(?:laid out|written|put (?:to|before|in front of) (?:me|us)|set out|set down|drafted|proposed|sent(?: (?:me|us))?|shown(?: (?:me|us))?|showed(?: (?:me|us))?|posted|gave (?:me|us)|given (?:me|us)|presented)(?: it| them)?(?: (?:in this document|here|above|to (?:me|us|both of us|all of us)))?|(?:that|which) (?:is|are|appears?|stands?) (?:written |set out |printed |shown )?(?:here|above|on (?:the|my|this) (?:page|screen)|in front of (?:me|us)|before (?:me|us))|(?:that|which) (?:we|the parties) (?:have )?(?:reached|settled on|agreed|made|negotiated|drafted|worked out|came to)(?: together| here)?|between (?:us|the parties|me and @other|@self and @other|@other and (?:me|us|myself)|the two of us|the three of us|him and me|her and me|them and (?:me|us))|reached(?: (?:here|between us|in this (?:mediation|room|negotiation)))?)|as a whole|in its entirety'

/** Phrases that mean the settlement without naming it. */
export const wholePhrases =
  '(?:all (?:of )?|each and every word of |every (?:single )?(?:word|line|clause|bit) of |the whole of )?(?:(?:what|everything|all|whatever)(?: that)?(?: (?:is|has been|was|stands|you have|you|they have|it))?(?: (?:just|now))? (?:written|set out|set down|laid out|stated|shown|printed|put|says|said|stands|appears|proposed|agreed)?(?: ?(?:down|out))? ?(?:above|up there|right here|here above|on (?:the|my|this) (?:page|screen)|in front of (?:me|us)|before (?:me|us)|in this document|in this text|on this page)|the (?:above(?!-| (?:is|was|mentioned [a-z]+ (?:not|is)))|foregoing|aforesaid|above-written|aforementioned)(?= (?:in|as|and|,|\\.|!|without|with|~|;|is|has|it|by|from|to be|fully|~)|$| ?[.,;!~])|everything above|(?:what|everything|all that) (?:is|stands|was) (?:written|set down|set out|printed) (?:here|herein|in here)|all (?:of )?the above(?! [a-z]+(?:s|ment)\\b))'

export const neverModifier =
  'i|we|is|are|was|were|be|been|has|have|had|do|does|did|not|no|and(?! (?!i\\b|we\\b)[a-z]+ (?:[a-z]+ )?(?:settlement|agreement|accord|terms))|or|but|if|unless|that|which|who|to|of|in|on|at|for|with|by|from|as|it|you|he|she|they|accept|accepts|accepted|ratify|ratifies|ratified|agree|agrees|agreed|will|would|shall|should|can|could|may|might|must|this|these|the|an?|my|our|your|his|her|their|its|so|than|then|because|when|while|until|once|after|before|about|under|over|into|out|up|down|there|here|says?|said|gets?|goes|what|how|why|where|between|reject|refuse|am|means|pays?|part|half|rest|one(?!-)|person|people|man|woman|way|only|idea|spirit|point|number|money|time|thing|day|side'

/** Adjectives that change nothing about which text is meant. */
export const freeModifiers: ReadonlySet<string> = new Set(
  `above above-mentioned abovementioned aforementioned aforesaid foregoing present current whole entire full complete written final proposed provisional same very
  exact said attached mediated negotiated long short lengthy fair good decent reasonable sensible painful damn damned bloody lovely blessed wretched great excellent
  whole entire mutual formal new latest binding proper actual real total single wee little big boring dull dry solemn honest hard-won hard-fought long-awaited famous
  infamous legal official important fine blasted ruddy sodding bleeding flipping effing goddamn stupid daft silly imperfect modest humble simple plain clear tidy neat
  careful balanced compromise family peace commercial civil settlement following within`.split(/\s+/u),
)

/** Words that say: not this text, another one. */
export const badModifiers: ReadonlySet<string> = new Set(
  `original previous earlier prior old older oldest former initial other others another alternative alternate alternatively revised amended modified corrected updated draft
  verbal oral spoken handshake translated translation spanish french german italian portuguese dutch english chinese japanese korean arabic hindi polish swedish turkish welsh
  employment lease tenancy rental loan insurance handbook confidentiality side separate summary template sample example counter staff rival competing abandoned
  superseded withdrawn rejected unamended unrevised shorter longer simplified informal preliminary interim redlined marked-up hypothetical imaginary
  yesterday tuesday monday wednesday thursday friday saturday sunday counter-proposal marriage prenuptial purchase service licence-holder first
  next future forthcoming upcoming better different similar`.split(/\s+/u),
)

export const partPhrases =
  'preamble|recitals?|introduction|heading|title|first (?:half|part|page|paragraph)|second (?:half|part|page|paragraph)|opening|figures?|numbers|dates?|money|payment|remedy|deadline|schedule'
