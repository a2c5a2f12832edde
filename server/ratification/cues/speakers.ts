import type { Cue } from '@/server/ratification/scan'

/** Who is speaking, and for whom. */
export const speakerCues: readonly Cue[] = [
  ['partial', 'exception', ' (?!of nothing)'],
  ['partial', 'exept', ''],
  ['partial', 'take|leave|strike|cross', ' (?:out|off) (?:the|clause|paragraph|section|that)'],
  ['partial', 'swap|substitute|replace', ' (?:for )?(?:clause|paragraph|section)'],
  ['partial', 'not', ' (?:agreeing|accepting|signing up) (?:to )?(?:the [a-z]+ clause|clause|that clause)'],
  [
    'undisclosed_delegate',
    'her|his|their',
    ' (?<=[(,~] ?(?:well , |actually |or rather |i mean )?(?:her|his|their) )(?:son|daughter|wife|husband|brother|sister|mother|father|partner|carer|assistant|lawyer|solicitor|secretary|nephew|niece|friend|neighbour)(?= ?(?:$|[).,;]))',
  ],
  [
    'undisclosed_delegate',
    'holder|signatory|principal|party|boss|manager|director|tenant|owner',
    ' (?:is|was) (?:away|ill|unwell|out|absent|abroad|on holiday|travelling|in hospital|asleep|busy|not here|indisposed|unavailable)',
  ],
  ['undisclosed_delegate', 'speaking|acting|answering|signing', ' for (?:@self|her|him|them)\\b'],
  [
    'undisclosed_delegate',
    'i|we',
    ' (?:am|are) (?:here )?(?:his|her|their) [a-z]+(?! (?:equal|match|neighbour|tenant|landlord|ex|mother|father|opponent))',
  ],
  [
    'undisclosed_delegate',
    'i|we',
    " , (?:her|his|their|@self 's) (?:[a-z]+ )?(?:family|children|sons?|daughters?|parents|wife|husband|carers?|relatives|nephews?|nieces?|brothers?|sisters?|assistants?|lawyers?|solicitors?|friends?|neighbours?),?",
  ],
  [
    'undisclosed_delegate',
    '@self',
    ' (?:asked|told|instructed|wants|begged|got|had|texted|rang|phoned) (?:me|us)',
  ],
  [
    'undisclosed_delegate',
    '@self',
    ' (?:will|would|is going to) (?:thank|forgive|kill|shout at|be (?:cross|angry|furious|pleased|happy|grateful)(?: with| to)?) (?:me|us)',
  ],
  [
    'undisclosed_delegate',
    'as',
    " (?:@self|her|his|their)(?: 's)? (?:son|daughter|wife|husband|brother|sister|mother|father|partner|carer|lawyer|solicitor|assistant|neighbour|friend|flatmate|colleague|boss)",
  ],
  [
    'undisclosed_delegate',
    'signed|accepted|written|ratified|agreed',
    ' (?:on |here )*for (?:@self|her|him|them|my (?:mother|father|mum|dad|mom|wife|husband|boss|client|aunt|uncle|sister|brother|son|daughter))\\b',
  ],
  [
    'undisclosed_delegate',
    '@ref',
    " (?:as written |in full |, )*for (?:my|her|his|their) (?:mother|father|mum|dad|mom|wife|husband|boss|client|aunt|uncle|sister|brother|son|daughter|employer|principal|gran|grandmother|grandfather|friend|neighbour)(?! 's sake)",
  ],
  ['undisclosed_delegate', 'in', " (?:her|his|their|@self 's) (?:place|stead|absence|name|shoes)"],
  [
    'undisclosed_delegate',
    'typed|sent|entered|posted|submitted|dictated|keyed',
    ' (?:in |here |up )*(?:by|for|on behalf of) (?!(?:me|us|myself|@self|the mediator|you|mistake|accident|error)\\b)',
  ],
  [
    'undisclosed_delegate',
    'i|we',
    " (?:[a-z]+ ){1,4}@self 's (?!(?:board|members|directors|staff|team|committee|trustees|management))",
  ],
  [
    'undisclosed_delegate',
    'her|his|their',
    ' (?:daughter|son|wife|husband|sister|brother|carer|assistant|lawyer|mother|father|partner|friend|neighbour|secretary) (?:here|speaking|typing|writing)',
  ],
  [
    'partial',
    'except|excepting|save|bar|barring|minus|excluding|apart|aside|other|sans|omitting|leaving',
    ' (?:for|from|than|out|that|in|only|as)? ?(?:the|clause|clauses|paragraph|section|part|parts|that|those|one|two|a|an|my|his|her|its|what|where|anything|everything|as|for|this|schedule|point|items?)\\b(?! (?:that|which) (?:it|@ref|the text|clause))',
    'act',
  ],
  ['partial', 'except|minus|sans|excluding|bar', '', 'act'],
  [
    'partial',
    'but',
    ' (?:not|only) (?:the|clause|clauses|paragraph|section|to|for|in|part|that|its|on|with|as (?:far|regards|to))\\b',
    'act',
  ],
  [
    'partial',
    'as|in|so',
    ' (?:far as|regards|so far as|relation to|respect of|concerns|to the|concerning) ?(?!i can|i know|i am concerned|we are concerned|@self is concerned|possible|it goes)(?:the|it|this|that|they|clause|my|our|his|her|those|@)',
    'act',
  ],
  ['partial', 'insofar|inasmuch', ' as'],
  ['partial', 'to', ' the extent'],
  [
    'partial',
    'though|but|albeit|and|,',
    ' (?:certainly |expressly )?not as (?:an? |the |its |my |our )?[a-z-]+(?= ?[,.;])',
    'act',
  ],
  [
    'partial',
    'only',
    ' (?:the|clause|clauses|part|parts|to the|for the|with regard|as regards|as to|in respect|in so far|my|half|some|for my|as far)\\b',
    'act',
  ],
  [
    'partial',
    'most|mostly|largely|partly|partially|some|half|almost all|nearly all|bits|parts',
    '(?<!\\b(?:both|all)(?: of)?(?: its| the| these)?(?: two| three| four| five| six)? parts)(?: of (?:it|@ref|them|the))?(?= ?(?:$|[,.;]| (?:i|we|but)))',
    'act',
  ],
  [
    'partial',
    'rest|remainder|others|other half',
    ' (?:i|we|of it|is|are|can|will|later|remains?|stays?)[^.;]{0,40}(?:open|later|not|no|think|decid|say nothing|leave|object|reject|nothing|reserve|undecided)',
  ],
  ['partial', '#', ' ?(?:%|percent|per cent) (?:of )?(?:@ref|it|the terms|the settlement|the agreement)'],
  [
    'partial',
    'everything|all|anything|each',
    ' (?:of it |in it |here |there )?(?:but|except|save|bar|apart|other than|minus)(?! (?:for )?the (?:cat|kitchen sink))',
  ],
  [
    'undisclosed_delegate',
    'answering|typing|replying|writing|clicking|signing|responding|here|logged|messaging|posting',
    " (?:this |it |now |in )*(?:from|on|with|as|under|via|using|through|in) (?:her|his|their|@self 's|mum 's|dad 's|my (?:wife|husband|mother|father|mum|dad|boss|sister|brother|friend|son|daughter|partner|gran|aunt|uncle) 's|the boss 's) ",
  ],
  [
    'undisclosed_delegate',
    'helping|assisting|managing|looking',
    ' (?:out )?(?:with |after |@self |her |him |them |my [a-z]+ )*(?:this account|the account|her account|his account|@self|with (?:this|her|his|the) (?:account|case|matter|laptop|tablet|phone|login)|with (?:her|his|their) )',
  ],
  [
    'undisclosed_delegate',
    'she|he|they|grandma|grandpa|gran|mum|mom|dad|mother|father|nana|nan|granny|@self|boss|wife|husband|sister|brother',
    ' (?:just |has |have |only |already |also |is |was |can |can not |could not |does not |will |would )*(?:nodded|asked me|told me to|said (?:yes|to say|i (?:should|can|could)|ok|okay|fine)|gave me the (?:nod|go-ahead|ok)|happy for me|lets me|let me|work the|use the|type|see the screen|read the screen|in surgery|in theatre|driving|asleep|in hospital|away|abroad|travelling|on holiday|unwell|ill|out of (?:office|town)|busy|too (?:ill|busy|old|tired))\\b[^.;]{0,60}?(?:so|,|:|and|~|;)',
  ],
  [
    'third_party',
    'everyone|everybody|all|both|nobody|none|neither|each|the others|most|some|many|half',
    ' (?:of us|of them|of you|sides|parties|parents|partners|here|there|else|involved|concerned|present|at this table|at the table|in (?:the|this) (?:room|family|house|company|office|meeting)|the (?:members|drivers|staff|family|others|parties|siblings|heirs|tenants|neighbours))* ?(?:fully |gladly |hereby |now |all |has |have |had |already )*(?:accepts?|ratif(?:y|ies|ied)|agrees?|approves?|consents?|adopts?|signs?|accepted|agreed|signed) (?:to |with |on )?(?:@ref|@old|@bad|it|this)',
  ],
  [
    'third_party',
    'he|she|they|you|@other|people|others|anyone|someone|somebody|who|whoever',
    ' (?:[a-z]+ ){0,2}?(?:accepts?|ratif(?:y|ies)|agrees?|approves?|consents?|adopts?|accepted|ratified|agreed|approved|signed|signs?) (?:to |with |on |off on )?(?:@ref|@old|@bad|@part)',
  ],
  [
    'third_party',
    'my|our|the|his|her|their|a|an|this',
    ' (?!(?<=\\b(?:i|we) have the )(?:honou?r|pleasure) to |(?:own |only |final )?(?:decision|choice) is to |(?<=\\bas a )whole )(?:(?!i\\b|we\\b|me\\b)[a-z-]+ ){1,3}?(?:hereby |fully |gladly |also |now |all |has |have |both |already |happily |unanimously |duly )*(?:accepts|ratifies|agrees to|agrees with|approves|consents to|adopts|accept|ratify|agree to|have accepted|has accepted|has agreed to|has clicked yes to|has said yes to|signs) (?:to |with )?(?:@ref|@old|@bad)',
  ],
  [
    'third_party',
    'my|our|her|his|their',
    ' (?!company|firm|business|club|board|committee|association|society|trust|team|shop|family|household|partnership|union|council|side|party|answer|client)(?:[a-z-]+ ){1,2}, (?:who|which) [^,.;:]{1,60} , (?:fully |gladly |also |now |hereby |wholly |happily )*(?:accepts|ratifies|agrees to|approves|consents to|adopts) @ref',
  ],
  [
    'third_party',
    '@other|mediator|you|everyone|guys|folks|all|both|dad|mum|mom|bro|dude|people|team',
    ' ?,? (?:please |just |now |so |come on ,? |for once |kindly )*(?:accept|ratify|agree to|sign|adopt|approve) (?:to )?@ref',
  ],
  [
    'third_party',
    'tell|ask|get|let|make|have|persuade|convince|urge|remind|invite|want|need',
    ' (?!(?<=\\b(?:i|we) have )the (?:honou?r|pleasure) to )(?:@other|him|her|them|the [a-z]+|my [a-z]+|you|everyone|both) (?:to |just to )?(?:accept|ratify|agree to|sign|approve|adopt)',
  ],
  [
    'third_party',
    'accepted|agreed|ratified|adopted|approved',
    ' (?:to )?by (?:those|people|everybody else|everyone else|whoever|them|him|her|others|the others|the rest)\\b(?! and (?:me|us|@self))',
  ],
  ['third_party', 'congratulations|congrats', ' (?:to|on|,)'],
  [
    'third_party',
    'all|most|some|half|many|none',
    ' (?:of )?(?:the|my|our|his|her|these|those) [a-z]+ (?:that )?(?:i|we) (?:know|asked|spoke to|have asked) (?:also |now )?(?:accept|ratify|agree to|adopt|approve)\\b',
  ],
  [
    'third_party',
    'all|both|every|each',
    ' (?:the )?(?:parties|sides|party|side|siblings|heirs|members|others) (?:have |has |now |hereby )*(?:accept|ratif|agree|sign|approv|consent)[a-z]*',
  ],
  [
    'third_party',
    '@other',
    " (?:'s |has |have |already |had |also )*(?:accepted|ratified|agreed|signed|ratification of @ref|acceptance of @ref|consent to @ref|approval of @ref)",
  ],

  [
    'undisclosed_delegate',
    'deputy|temp|intern|nephew|niece|grandson|granddaughter|son-in-law|daughter-in-law|lodger|carer|stand-in|typist|scribe|interpreter',
    ' (?:here|speaking|typing)\\b',
  ],
  [
    'undisclosed_delegate',
    'he|she|they|who',
    ' (?:is|are|sits|sit) (?:now |here |the one |sitting )*(?:at the (?:keyboard|keys|computer|laptop|tablet|controls)|(?:doing|does|do) (?:all )?the typing)',
  ],
  ['undisclosed_delegate', 'pp', ''],
  ['undisclosed_delegate', 'per', ' pro'],
  [
    'undisclosed_delegate',
    'my|our',
    ' (?:client|clients|principal|principals|boss|employer|customer|instructions|instruction|mandate)\\b',
  ],
  ['undisclosed_delegate', 'on', ' (?:the )?behalf'],
  ['undisclosed_delegate', 'behalf', ''],
  [
    'undisclosed_delegate',
    'typing|writing|answering|replying|posting|sending|entering|filling|signing|speaking|texting|submitting|clicking|doing|saying',
    ' (?:this |it |that |here |in |on |in this |on this )*(?:for|instead of|in place of) (?:@self|him|her|them|my (?:mother|father|mum|dad|mom|wife|husband|boss|partner|son|daughter|brother|sister|client|aunt|uncle|grandmother|grandfather|gran|friend|neighbour|colleague|manager|director)|someone|somebody|the (?:company|boss|director|party|tenant|owner|others|real))',
  ],
  [
    'undisclosed_delegate',
    'act|acts|acting|appear|appearing',
    ' (?:in this matter|here |as |for |on |in )+(?!of|a party|if|one|soon|well|witness|long|(?<=\\bact on )(?:it|them|these|this|@ref)\\b)',
  ],
  [
    'undisclosed_delegate',
    'instructed|authorised|authorized|mandated|empowered|deputised|delegated|asked|told|appointed|nominated|entitled',
    '(?<!\\bnot asked(?= to (?:give|say|tell) (?:reasons|a reason|why|more)\\b)) (?:in writing |by [^.;]{1,60}? |expressly |duly |fully )?to (?:{VI}|say|confirm|respond|reply|answer|tell|type|write|act|bind|do|enter|give|speak|communicate|convey)',
  ],
  [
    'undisclosed_delegate',
    'as',
    " (?:a |an |the |his |her |their |its |@self 's |my (?:mother|father|mum|dad|mom|wife|husband|boss|client|aunt|brother|sister|son|daughter) 's |court-appointed |legal |duly |authorised |authorized |appointed |registered |acting |sole |managing )*(?:attorney|agent|proxy|representative|guardian|solicitor|lawyer|counsel|barrister|advocate|delegate|executor|executrix|trustee|administrator|deputy|nominee|assistant|secretary|pa|broker|chair|chairman|chairwoman|chairperson|director|officer|president|treasurer|ceo|manager|spokesperson|parent|mandatary|next friend|litigation friend|conservator|carer)\\b(?! of @ref)",
  ],
  [
    'undisclosed_delegate',
    'i|we',
    " (?:am|are) (?:here )?(?:@self 's|his|her|their|the|acting as|a|an|@self) (?:[a-z-]+ ){0,3}(?:attorney|agent|proxy|representative|guardian|solicitor|lawyer|counsel|barrister|executor|trustee|delegate|deputy|assistant|secretary|pa|broker|director|chair|brother|sister|son|daughter|wife|husband|partner|mother|father|mum|dad|flatmate|colleague|neighbour|friend|carer|nephew|niece|spouse|interpreter|translator)\\b(?! of @ref)",
  ],
  [
    'undisclosed_delegate',
    '@self',
    " (?:'s (?:wife|husband|son|daughter|brother|sister|assistant|secretary|lawyer|solicitor|agent|attorney|representative|flatmate|mother|father|mum|dad|boss|colleague|partner|proxy|carer)\\b|(?:asked|told|instructed|authorised|authorized|wants|has asked|has told|says|said|would like|is happy|is fine|has instructed|has authorised|is driving|is away|is out|is ill|can not come|could not) (?:me|us|to say|that|for|to)?)",
  ],
  [
    'undisclosed_delegate',
    'in|under',
    " (?:@self 's|her|his|their|my (?:mother|father|mum|dad|client|principal|wife|husband) 's|the party 's) (?:name|stead|place)",
  ],
  [
    'undisclosed_delegate',
    'for',
    ' (?:and (?:on behalf of|in the name of)|and in the name of|my (?:mother|father|mum|dad|mom|wife|husband|boss|client|son|daughter|brother|sister|aunt|uncle|principal|employer|director)|him|her|them|@self) ?,? (?:i|we|who)\\b',
  ],
  [
    'undisclosed_delegate',
    'i',
    ' (?:speak|answer|sign|write|type|reply|act|accept|am (?:speaking|answering|signing|acting|writing|replying|accepting)) (?:@ref )?(?:here )?for (?!(?:myself|me|my own|us|ourselves|both of us|all|what|everyone|good|the record|now|the last|a))',
  ],
  [
    'undisclosed_delegate',
    'agent|bot|assistant|software|automated|algorithm|script|ai|machine|system|program|programme|autopilot|robot|chatbot|copilot',
    '(?= (?:of|for|acting|operating|registered|that|which|accepts?|ratif|here|speaking|i|, |on|ratifies|agrees|authorised|authorized|reply|response|message|agent|account)\\b)',
    'any',
  ],
  ['undisclosed_delegate', 'power|powers', ' of attorney'],
  [
    'undisclosed_delegate',
    'husband|wife|son|daughter|brother|sister|flatmate|secretary|assistant|nephew|niece|carer|interpreter',
    ' (?:here|speaking|typing|writing)',
  ],
]

/** A software agent, however it names itself. */
export const softwareAgent =
  /\b(?:(?:response|message|answer|reply|statement|submission) (?:was |is |has been )?(?:auto-?)?generated\b|(?:software|automated|automatic|ai|a\.i|digital|virtual|autonomous|artificial|contracting|negotiation|negotiating|machine|electronic|procurement|robotic|llm|language[ -]model|algorithmic)(?: [a-z-]+){0,2} (?:agent|assistant|bot|system|delegate|program|programme|service|process|model|representative)|bot\b|[a-z]+-[a-z]*bot\b|(?!(?:ab|tal|tur|ca|sa|ja)bot\b)[a-z]{2,}bot\b|[a-z]+-ai\b|ai (?:[a-z-]+ ){0,2}(?:negotiator|secretary|helper|registrar|officer|clerk)|(?:this is|i am|here is) (?:the |an? )?[^.,;:!?]{1,40} ai\b|chatbot|robot|an? (?:ai|llm|algorithm|bot|language model|program|script|agent running)|software agent|ai agent|language model|this agent|the agent (?:software|process)|autonomous|automated|automatically generated|auto-?reply|auto-?generated|i am an agent built|agentic)\b/u

/** Words that state an authority, not merely a wish to help. */
export const statedAuthority =
  /\b(?:power of attorney|powers of attorney|prokurist|prokura|procurator|managing director|sole director|executive director|company secretary|under its board|board resolution|lpa|epa|poa|authoris(?:ed|ation)|authoriz(?:ed|ation)|mandate|mandated|resolution|court order|order of|under the order|court-appointed|appointed|written permission|permission|letter of authority|written authority|authority|proxy (?:form|dated|signed|given|held|lodged)|under (?:a|the|his|her|my|their|its) (?:[a-z]+ )?(?:proxy|grant|mandate|authority|lpa|power|deed|will|instrument|appointment|order)|registered lpa|instructed in writing|written instructions?|signed instructions?|attorney under|attorney-in-fact|guardianship|guardian|deputyship|court of protection|probate|letters of administration|grant of|grant dated|delegation dated|empowered|articles|bylaws|by-laws|statutes|board minute|minutes of|commercial register|registered (?:director|attorney|representative)|sole director|managing director|authorised signatory|signatory)\b/u

/** Denials and ordinary phrases that only look like acting for another. */
export const ownVoice =
  /\b(?:on (?:my|our|its) own behalf|on behalf of (?:myself|ourselves|itself|me|no one|nobody|no-one)(?: (?:alone|only|and (?:nobody|no one|no-one) else))?|not (?:acting|speaking|here|signing|typing|writing) (?:on behalf of|for|as) [^.;,]{0,60}|(?:speaking|acting|signing|answering) (?:only |solely |purely )?(?:for|as) (?:myself|ourselves|itself)(?: (?:alone|only))?|nobody 's (?:agent|proxy)|no (?:agent|proxy|lawyer|delegate|bot)|without (?:a |an |any )?(?:agent|proxy|lawyer|delegate|middleman)|not (?:a|an|anyone 's|anybody 's) (?:agent|bot|proxy|delegate|lawyer|robot|machine|assistant))\b/gu
