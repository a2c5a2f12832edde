import { HOLLOW, WEAKENING } from '@/server/ratification/acts'
import type { Cue } from '@/server/ratification/scan'

const number =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty(?:-[a-z]+)?|\\d+|many|several|countless|numerous|hundreds|dozens|half a dozen|a (?:few|couple|dozen))'
/** No count of what is over goes on with these: "one signature later" waits for it. */
const awaited =
  '(?:and|payments?|instalments?|transfers?|deposits?|cheques?|signatures?|from|hence|if|when|until|till|after|once|unless|i|we|you)'
const things = `(?:(?!${awaited} )[a-z\\d'@-]+ ){1,6}`
const time = `(?:(?:an?|one|${number}) (?:[a-z]+ )?)?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|meetings?) `
const opening =
  '(?:^|[.!?…] ) ?(?:(?:finally|and|so|well|now|then|but|still|anyway|yes|ok|okay|at last|at long last|here we are|@ok|@say)(?: ,)? ){0,3}'
/** "Later", where a count of what is over opens the sentence: "Six drafts later", "Finally, two rounds and a bus strike later". */
const notCounted = `(?<!${opening}(?:${time}|(?:one|${number}) ${things}(?:(?:, )?(?:and )?(?:an?|one|${number}) ${things}){0,4})later)`

/** Hedges, likelihoods, the future, the past, reports. */
export const weaknessCues: readonly Cue[] = [
  [
    'hedged',
    'think|guess|suppose|reckon|feel|believe|spose|imagine|figure|assume|presume|gather',
    ' (?:that |like |as if )?{S} (?:do |can |could |should |will |would |might |may |have |am |are |now |already |basically |probably )*(?:{V}|{VG}|{VD}|in|fine|okay|good)\\b',
  ],
  ['hedged', 'somewhere|someplace', '(?= ?(?:$|[.,;!?)]))', 'act'],
  ['hedged', 'i', ' (?:think|guess|suppose|reckon|spose|suspect|gather|believe)(?= ?(?:$|[.,;!?)~…]))'],
  [
    'hedged',
    'i',
    ' (?:think|guess|suppose|reckon|spose|suspect|believe) (?:so|@ref|this|that is|it is|yes)',
    'lone',
  ],
  ['hedged', 'we', ' (?:think|guess|suppose|believe)(?= ?(?:$|[.,;!?)~…]))'],
  ['hedged', 'or', ' (?:whatever|something|so|not)(?= ?(?:$|[.,;!?)~]))'],
  ['hedged', 'whatever|whatevs|meh', '(?= ?(?:$|[.,;!?)~…]))'],
  [
    'hedged',
    'sort|kind',
    ' of(?! (?:person|thing|people|agreement|settlement|deal|man|woman|guy|mid|sad|tired|happy|glad|relieved|funny))',
  ],
  ['hedged', 'kindof|sortof|ish|kinda-sorta|iish', ''],
  ['hedged', 'more', ' or less'],
  [
    'hedged',
    'mostly|largely|broadly|generally|basically|essentially|substantially|partially|partly|tentatively|provisionally|theoretically|notionally|loosely|vaguely|roughly|nominally|seemingly|apparently|ostensibly|technically|virtually|practically|almost|nearly|halfheartedly|half-heartedly|semi|quasi|pretty much',
    '(?! (?:happy|relieved|tired|glad|sad|everyone|everything|nobody|because|speaking|certain|identical|a year|every|nine|ten|two|three|\\d))',
    'act',
  ],
  ['hedged', 'provisionally|tentatively|preliminarily|informally|speaking provisionally', ''],
  [
    'hedged',
    'in',
    ' (?:principle|theory|essence|substance|general|spirit|outline|the main|some sense|a sense|a way|a manner of speaking|broad terms|most respects|large part|the abstract|so many words)',
  ],
  [
    'hedged',
    'on',
    ' (?:the whole|balance|paper|first reading|the face of it)(?= ?[,.;!]| (?:i|we|@self) (?:am|are|accept|agree|can|think))',
  ],
  [
    'hedged',
    'for',
    ' (?:now|the (?:moment|time being|present|interim)|today at least|(?<=(?:@ref|@mine|written|stands|is|it|them|accepts?|agrees?|ratify|ratifies)(?: ,)? for )(?<!\\b(?:thought (?:about|over)|slept on|sat with|lived with|been over|gone over|considered|pondered|weighed|studied|mulled over|had) @ref for )(?:the next|a (?:while|bit|week|month|year|day|trial)|this (?:week|month|year)|\\d+ [a-z]+|as long))(?! being final)',
  ],
  [
    'hedged',
    'at',
    ' (?:least for now|this (?:stage|point|time) at least|the moment|present|least until)(?= ?(?:$|[.,;!?)~]| (?:i|we|@self)))',
    'act',
  ],
  ['hedged', 'temporarily|pro', '(?: tem| tempore)?', 'act'],
  [
    'hedged',
    'as',
    ' (?:things (?:presently |currently |now )?stand|far as (?:i|we) (?:can|could|know|am aware|understand|see|remember)|best (?:i|we) can|(?:i|we) (?:understand|read|see|interpret|recall|remember|know|imagine|construe) (?:it|@ref|them|that|things)|per usual|it were|an? (?:first step|starting point|start|beginning|basis|framework|working (?:draft|basis)|interim|guideline|idea|draft|experiment|trial|gesture|courtesy|piece of|matter of courtesy|compromise for now|work in progress|proposal|suggestion|document|text))',
  ],
  ['hedged', 'the', ' way (?:i|we) (?:understand|read|see|interpret|remember)'],
  [
    'hedged',
    'to',
    ' (?:the best of my|a (?:degree|point|certain|large extent|great extent|degree)|some (?:extent|degree)|my (?:knowledge|understanding))',
  ],
  [
    'hedged',
    'inclined|leaning|lean|tempted|minded|disposed|tending|tend|veering|edging',
    '(?: (?:to|towards?))?',
  ],
  [
    'hedged',
    'can',
    ' (?:probably |certainly |definitely |gladly |happily |now )?(?:{VI}|live with|go along|work with|see (?:my|our)|tolerate|stomach|manage|put up|say yes|agree|do @ref|get behind|stand)\\b(?! that)(?!(?<=can (?:now |gladly |happily )?confirm) @mine to @ref)',
  ],
  ['hedged', 'could', ' (?:live with|go along|work with|get behind|stomach)'],
  [
    'hedged',
    'able|prepared|willing|ready|free|open|obliged|bound|required|obligated|due|set|poised|keen|eager|disposed|authorised|authorized|entitled|supposed|expected|meant|qualified',
    ' to {VI}(?! (?:that|my|our|@mine))(?! (?:be )?bound by)',
  ],
  [
    'hedged',
    'content',
    ' to (?!be bound\\b)(?!(?<=(?:\\bi am|\\bwe are|@self (?:is|are)) (?:very |quite )?content to ){VI}(?: to| with)? @ref(?: as written)? ?,? and hereby (?:do|does)(?: so|(?: {VI})? (?:it|@ref|this|these|them))?(?= ?(?:$|[.,;!]))){VI}(?! (?:that|my|our|@mine))',
  ],
  [
    'hedged',
    'content',
    ' to be bound by @ref ,? ?(?:as an? (?:[a-z]+ )?(?:stopgap|start|beginning|experiment|trial|makeshift)|as an? (?:temporary|interim|stopgap|provisional|passing) [a-z]+|in the (?:meantime|interim)\\b|and to (?:change|amend|alter|rewrite|reopen|revise|edit|adjust|correct|cancel|leave|end) (?:it|that|this|@ref)\\b|for (?:now|the time being|the moment)|or (?:something|anything|one|another|the like)\\b)',
  ],
  [
    'future_intent',
    'content',
    ' to be bound by @ref ,? ?(?:in (?:due |good )?(?:time|course)|at some|one day|some day|some other day|another (?:day|time)|in the end|in (?:the )?future|later|next (?:week|month|year))\\b',
  ],
  [
    'hedged',
    'in',
    ' the (?:meantime|interim)(?= ?(?:$|[.;!)]))(?<=(?:@ref|written|it) (?:, )?in the (?:meantime|interim))',
  ],
  [
    'hedged',
    'usually|normally|ordinarily|sometimes|often|occasionally',
    ' (?:quite )?(?:content|happy|bound|glad|willing)\\b',
  ],
  ['hedged', 'live', ' with (?:@ref|it|this|that|these)'],
  ['hedged', 'go', ' along with', 'lone'],
  [
    'hedged',
    'no|any|nothing|without|raise|have|has',
    ' (?:real |particular |further |major |serious |strong |fundamental |specific |formal )?(?:objections?|objection|issues?|problems?|quarrel|qualms|complaints?|difficulty|argument)(?: (?:to|with|about|against|from (?:me|us|@self))| with)? (?:to |with |about |against )?(?:@ref|@part|this|it|any of|that|the terms)',
    'lone',
  ],

  [
    'hedged',
    'not',
    ' (?:actively |going to |here to )?(?:oppose|opposed|object|objecting|contest|contesting|dispute|disputing|stand in the way|standing in the way|block|blocking|mind|against|unhappy with|displeased|disagree|disagreeing|averse|unacceptable|reject|rejecting|refuse|refusing|decline|declining|disapprove|saying no|say no|unwilling|opposing)\\b',
    'lone',
  ],
  ['hedged', 'nothing', ' against (?:@ref|it|this)', 'lone'],
  [
    'hedged',
    '@ref',
    ' (?:as written |as it stands |, as written , )?(?:is |are |looks? |seems? |appears? |sounds? |feels? |reads? |strikes (?:me|us) as |works? )(?:to be |to me |like |very |quite |pretty |perfectly |really |a |an |all |entirely |more than |just |broadly |good and |mostly |about |rather |so |kind of |its |absolutely |totally |completely )*(?:fine|okay|ok|good|great|acceptable|reasonable|fair|balanced|sensible|right|alright|all right|workable|tolerable|excellent|agreeable|satisfactory|decent|solid|sound|positive|promising|fine by (?:me|us)|for (?:me|us)|out|well|nice|palatable|best|step|what we|better)\\b',
    'lone',
  ],

  [
    'hedged',
    'looks|sounds|seems|feels|lgtm',
    ' (?:good|fine|ok|okay|right|reasonable|fair|great|alright|all right|acceptable|perfect|about right)',
    'lone',
  ],

  [
    'hedged',
    'fine|okay|ok|cool|good|comfortable|happy|satisfied|pleased|content|at peace|delighted|alright|down|chill',
    ' with (?:@ref|@part|this|it|that|most|everything|all of)',
    'lone',
  ],

  [
    'hedged',
    'support|supports|like|likes|welcome|welcomes|favour|favor|favours|favors|applaud|appreciate|appreciates|respect|love|loves|recommend|admire|back|commend|prefer',
    ' (?:@ref|@gist|@part)',
    'lone',
  ],

  [
    'hedged',
    'in',
    ' (?:favour|favor|support|broad agreement|general agreement|principle agreement) (?:of |with )?(?:@ref|it|this)',
  ],
  ['hedged', 'on', ' board with', 'lone'],
  ['hedged', 'accept|accepts|ratify|agree|adopt|approve|endorse|like', ' (?:to |with )?@gist'],
  ['hedged', '@gist', ''],
  [
    'hedged',
    'please|kindly|let',
    ' (?:us |@other |you |just )?(?:(?:proceed|go ahead|move (?:forward|ahead|on)|carry on|continue|press on|get on) (?:with |on )?(?:@ref|it|this)|(?:implement|finalise|finalize|process|file|advance|run|roll out) @ref)',
  ],
  ['hedged', 'under', ' (?:protest|reserve|reservation|sufferance)'],
  [
    'hedged',
    'reserve|reserves|reserving|reserved|retain|retains|retaining|preserve|preserving|keep|keeping',
    ' (?:my|our|all|the|its|his|her|any|every|full)? ?(?:legal |other |full )?(?:rights?|positions?|claims?|option|options|remedies|remedy|freedom)\\b',
  ],
  ['hedged', 'rights|right', ' (?:are |is |fully |expressly )?reserved'],
  ['hedged', 'without', ' prejudice'],
  [
    'hedged',
    'reservation|reservations|misgivings|doubts|qualms|caveat|caveats',
    '(?: (?:about|on|as to|regarding))?',
  ],
  [
    'hedged',
    'not',
    ' (?:entirely|totally|fully|quite|completely|altogether|100 ?%|really|too|so|all that|that|absolutely|wholly) (?:sure|certain|convinced|there|decided|on board|persuaded|ready|comfortable|settled)',
  ],
  ['hedged', 'not|un', ' (?:sure|certain|decided|convinced|ready|there yet|made up my mind)'],
  ['hedged', 'unsure|uncertain|undecided|ambivalent|torn|doubtful|hesitant|wavering|iffy', ''],
  [
    'hedged',
    'still',
    ' (?:thinking|deciding|considering|undecided|unsure|reading|looking|on the fence|weighing|mulling|checking|need|needs|have to|want to|waiting)',
  ],
  ['hedged', 'on', ' the fence'],
  ['hedged', 'good|fair|close|near', ' enough(?= ?(?:$|[.,;!?)~]))', 'lone'],
  ['hedged', 'it', ' is what it is', 'lone'],
  ['hedged', 'it', ' (?:will|would) (?:do|have to do)'],
  [
    'hedged',
    'might|may',
    ' (?:as well|well|even|just|yet|still)? ?(?:as well )?(?:{VI}|change my mind|reconsider|come back|revisit|withdraw|decide)',
  ],
  ['hedged', 'neither', ' {VI}s? nor'],
  ['hedged', 'i', ' (?:would not|do not) say (?:that )?(?:i|we|no)'],
  ['hedged', 'not', ' that (?:i|we) do not'],
  [
    'hedged',
    'do|does',
    ' not (?:not|disagree|reject|refuse|oppose|object|decline|disapprove|dispute|contest|dissent|say no)',
    'lone',
  ],
  ['hedged', 'subject|open', ' to (?:revision|change|review|correction|second thoughts|reconsideration)'],
  ['hedged', 'change', ' my mind(?= (?:later|tomorrow|if|until|before|about|at any|any time|again)| ?[,.;])'],
  [
    'hedged',
    'right',
    ' to (?:reopen|revisit|change|withdraw|object|appeal|challenge|amend|renegotiate|reconsider|dispute|claim|contest|cancel|revoke|review|walk)',
  ],
  ['hedged', 'mutatis|salvo|e&oe', ''],
  ['hedged', 'errors', ' (?:and omissions )?excepted'],
  ['hedged', 'if', ' i (?:must|have to|had to|am forced)(?= ?(?:$|[.,;!)]))'],
  ['hedged', 'as', ' if'],
  ['hedged', 'so', ' to speak'],
  ['hedged', 'let', ' us (?:all |both |just |then |now )*(?:{VI}|say|call)\\b'],
  ['hedged', 'not', ' (?:the worst|too bad|bad)(?: @ref| (?:deal|outcome))?(?= ?(?:$|[.,;!]))', 'act'],
  [
    'hedged',
    'approve|approved|approval|agreement|agree|agreed|yes',
    ' (?:[a-z]+ )?in (?:principle|theory|general|substance|spirit)',
  ],
  ['hedged', 'not', ' legally binding'],
  ['hedged', 'non-binding|nonbinding', ''],
  ['hedged', 'would', ' (?:seem|appear|say|suggest|be inclined|think|lean|tend|hope)\\b(?! that was)', 'act'],
  [
    'hedged',
    'it',
    '(?<!as it) (?:seems|appears|looks like|would seem|would appear|feels like|sounds like|strikes me)',
  ],
  ['hedged', 'seem|seems|appear|appears', ' to (?:be )?(?:{VI}|fine|okay|good|acceptable)'],
  ['hedged', 'ambiguous|ambivalently', ''],
  ['hedged', 'a', ' qualified (?:yes|acceptance)'],
  ['hedged', WEAKENING, ' (?:yes|acceptance|agreement|consent|approval|assent|ratification|ok|@mine)'],
  // "my grudging and partial assent", "my qualified but real consent", "my limited support and assent"
  [
    'hedged',
    "my|our|its|@self 's",
    ` (?:(?!my|our)[a-z-]+ (?:and |but |, ){0,2}){0,2}?(?:${WEAKENING}|${HOLLOW})(?: ,)?(?: (?:and|but|yet|or|though|if)(?: (?!my|our)[a-z-]+){1,2}| than [a-z]+| (?!my|our)[a-z-]+(?: and)?)? (?:yes|acceptance|agreement(?= (?:to|with)\\b| ?(?:$|[.,;!]))|consent|approval|assent|ratification|ok|signature|word|vote|endorsement|signing)\\b`,
  ],

  [
    'probabilistic',
    'maybe|perhaps|possibly|presumably|conceivably|perchance|mayhaps|prolly|probs|supposedly',
    '',
  ],
  ['probabilistic', 'probably|likely', '(?! (?:the|my|our|one|as|more|less|a)\\b)'],
  [
    'probabilistic',
    '#',
    ' ?(?:% |percent |per cent )?(?:sure|certain|there|likely|chance|of the way|convinced|decided|on board|confident|probability|yes|inclined)\\b(?<!100% (?:sure|certain|convinced|decided|on board|confident|yes))(?<!100 (?:percent|per cent|%) (?:sure|certain|convinced|decided|on board|confident|yes))',
  ],
  ['probabilistic', 'odds|chances', ' are'],
  [
    'probabilistic',
    'two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|#',
    ' to (?:one|two|three|1|2|3) (?:on |that |we |i |{S} )',
  ],
  [
    'probabilistic',
    'chance|likelihood|probability|possibility|odds',
    '(?= (?:that |of |we|i|{S}|is|are)\\b)',
  ],
  [
    'probabilistic',
    'even|good|fair|decent|strong|high|better',
    ' (?:chance|odds|likelihood|probability|than even)',
  ],
  ['probabilistic', 'in', ' all (?:likelihood|probability)'],
  ['probabilistic', 'fifty-fifty|50-50|50§50|toss-up', ''],
  ['probabilistic', '#', '§\\d{1,2} (?:that |on |in favour|chance|{S} )'],
  [
    'hedged',
    'free|entitled|at liberty',
    ' to (?:leave|walk away|withdraw|pull out|back out|change (?:my|our|its) minds?|cancel|terminate|exit)(?: (?:it|this|@ref))?(?: from it)? (?:at any (?:time|moment|point)|whenever|any time|at will|when)',
    'act',
  ],
  [
    'probabilistic',
    'percent|%|per',
    '(?: cent)? (?:sure|certain|there|likely|chance|of the way|convinced|decided|on board|confident|in|probability|yes|inclined|agreed)\\b',
  ],
  ['probabilistic', 'nine|nines|eight|three|four|seven|two|nineteen', ' times out of'],
  ['probabilistic', 'all', ' but (?:certain|sure|decided)'],
  [
    'probabilistic',
    'sure|certain|convinced|confident',
    ' (?:that )?{S} (?:will |can |would |do )?{V}',
    'act',
  ],
  [
    'probabilistic',
    'pretty|fairly|almost|nearly|quite|reasonably|mostly|practically|virtually',
    ' (?:sure|certain|much|confident|convinced|decided|there)\\b(?! i am)',
    'act',
  ],
  ['probabilistic', 'bound|apt', ' to agree'],
  ['probabilistic', 'likely|unlikely', ' (?:to )?(?:{VI}|yes)'],
  ['probabilistic', 'may', ' (?:or may not|very well|be able)'],

  [
    'future_intent',
    'will|shall|wll',
    ' (?:of course |certainly |definitely |probably |happily |gladly |also |then |formally |soon |be |absolutely |surely |now |likely |eventually |be in a position to |be able to |be happy to |be pleased to |be glad to |be ready to |most )*(?:{VI}|{VG}|do the|give (?:my|our|@mine)|be giving)(?! (?:that )?@q| by it| by them|{C} by @ref as)(?! (?:the register|the cheque|the form|for the parcel))',
  ],
  ['future_intent', 'going', ' to (?:be )?(?:[a-z]+ly )?(?:{VI}|{VG})'],
  [
    'future_intent',
    'intend|intends|intending|plan|plans|planning|want|wants|wish|wishes|hope|hopes|hoping|expect|expects|expecting|promise|promises|undertake|undertakes|mean|aim|aims|propose|proposes|desire|desires|aspire|would like|love|look|vow|swear|pledge|pledges|prepare|preparing|commit|commits|committed|decide|long|offer|offers|looking forward|looking|waiting|trying|try',
    ' (?:forward )?(?:on |to |myself to |ourselves to )(?:be |formally |soon |eventually |hereby )*(?:{VI}|{VG}|say yes)(?! (?:to )?be bound)',
  ],
  [
    'future_intent',
    'would',
    ' (?:like|love|be (?:happy|glad|delighted|pleased|honoured|proud)|want|wish|prefer|hope) to (?:formally |hereby )?{VI}',
  ],
  ['future_intent', 'about', ' to (?:[a-z]+ly )?{VI}'],
  [
    'future_intent',
    'intention|plan|wish|hope|desire|aim|goal|intent|promise|word',
    ' (?:is |here is )?to {VI}',
  ],
  [
    'future_intent',
    'ready|set|prepared|poised|due|standing by',
    ' to (?:[a-z]+ly )?(?:{VI}|close)(?! the (?:book|file|matter))',
  ],
  [
    'future_intent',
    'tomorrow|tonight|later|soon|eventually|someday|presently',
    `(?= ?(?:$|[.,;!?)~]))(?<!(?:from|reads|stands|as of|as it is) tonight)${notCounted}`,
    'act',
  ],
  [
    'future_intent',
    'next',
    ' (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time)(?= ?(?:$|[.,;!?)~]))',
    'act',
  ],
  [
    'future_intent',
    'later',
    ' (?:tonight|today|on(?= ?[,.])|this (?:morning|afternoon|evening|week|month|year)|in the (?:day|week|month|year))\\b(?: ?,)? (?:i|we|@self) (?:am |are |is |will )?(?:formally |gladly |hereby )?(?:{V}|{VG})',
  ],
  [
    'future_intent',
    '@ref',
    '(?<!\\b(?:declares?|consider|hold|deem|find|pronounce|take|want|wish|i|we) (?:that )?@ref) ?(?:[,:~] ?)?(?:(?:is|are|remains?|stands?|waits?|still) ){0,2}to be (?:[a-z]+ ){0,2}?{VD}\\b',
  ],
  ['future_intent', 'sleep', ' on it'],
  [
    'future_intent',
    'tomorrow|later|soon|eventually|someday|next week|next month|on monday|on friday|on sunday',
    `(?<!\\b(?:came(?: in| back| through)?|arrived|landed|received|met|(?:was|were|been) [a-z]+ed) on [a-z]+)${notCounted} ?[,:]? (?:i|we|@self) (?:am |are |is )?(?:formally |gladly |hereby )?(?:{V}|{VG})`,
  ],
  ['future_intent', 'getting|working', ' (?:ready|up|around|round) to'],
  [
    'future_intent',
    'from',
    ' (?:tomorrow|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the (?:first|1st) of|january|february|march|april|may|june|july|august|september|october|november|december|\\d)',
    'act',
  ],
  [
    'future_intent',
    'authorise|authorize|authorises|empower|empowers|appoint|instruct|permit|allow',
    ' (?:the |my |our |you |him |her |@other |a )',
  ],
  [
    'future_intent',
    'grant',
    ' (?:the |my |our |you |him |her |@other )[^.;]{0,40}(?:authority|power|permission|leave)',
  ],
  [
    'future_intent',
    'give',
    ' (?:the |my |our |you |him |her |@other )[^.;]{0,40}(?:authority|power of|permission) to',
  ],
  ['future_intent', 'let', ' me (?:think|sleep|read|check|talk|ask|get back|consider|know)'],
  ['future_intent', 'let', ' us {VI}'],
  ['future_intent', 'takes|take', ' (?:legal |full )?(?:effect|force) (?:on|from|at)'],
  ['future_intent', 'yet', ' to {VI}'],
  ['future_intent', 'can', ' not wait to {VI}'],

  [
    'past_or_reported',
    'i|we|@self',
    ' (?:already |previously |once |both |only |never |also |just |have |had |has |all |verbally |orally |in fact )*(?:accepted|ratified|agreed|consented|approved|signed|adopted|confirmed|said yes)(?! (?:by me|by us))(?: (?:to|with|on|off on))? ?(?:@ref|@bad|@old|it|this|that|these)\\b',
  ],
  [
    'past_or_reported',
    'said|says|say|saying|told|tells|tell|writes|wrote|write|claims|claimed|announced|announces|reports|reported|mentioned|insists|insisted|swears|texted|emailed|posted|informed|heard|hears|hear|repeats|repeated|shouted|whispered|quoted|quotes|stated|states|noted|suggests|suggested|asserts|asserted|alleges|alleged|typed|types|typing',
    ' (?:that |to (?:me|us|you|him|her|them|say|everyone|the [a-z]+|@other|@self) (?:that )?|him |her |them |everyone |everybody |people |you |@other |the [a-z]+ |hr |me |: |, |like |down )*{S} (?:do |hereby |also |have |had |already |would |will )*(?:{V}|{VD}|in)\\b',
  ],
  [
    'past_or_reported',
    'says|said|reads|read|goes|went|writes|wrote|typed|states|stated|quote|quoting|quoted|written|say|write|type|saying|example|sample|template|called|line|phrase|sentence|formula|words',
    ' ?(?:: |, |~ |is |would be |like )?@q(?! (?:as|to mean|means))',
  ],
  [
    'past_or_reported',
    'record|records|recorded|minutes|notes|diary|read|reads|show|shows|email',
    ' (?:that|:|say|says|show|shows|state) (?:that )?{S} (?:do |hereby |also )*{V}\\b',
  ],
  ['past_or_reported', 'according', ' to (?!(?:me|us|@ref|my|our|clause)\\b)'],
  [
    'past_or_reported',
    'example|sample|template|specimen|illustration|instance',
    ' (?:of |:|text|sentence|phrase|reply|answer|wording)',
  ],
  [
    'past_or_reported',
    'rehearsed|rehearse|rehearsing|rehearsal|practising|practicing|practise|practice|drafting|imagining|pretending|pretend|role-play|roleplay',
    '(?<!(?<!\\bfor )\\b(?:the|our|my) practice(?= (?:{V}|will|is|has|pays|keeps|closes|and|behind|in|on)\\b| ?[.,;]))',
  ],
  ['past_or_reported', 'quote|unquote', ''],
  [
    'past_or_reported',
    'imagine|suppose|picture|say',
    ' (?:that )?(?:for a moment )?(?:that )?{S} (?:{V}|{VD})',
  ],
  [
    'past_or_reported',
    'in',
    ' (?:my|our|a|the|another) (?:[a-z]+ )?(?:dream|dreams|head|version|draft|film|movie|play|novel|story|script|parallel|alternate|world|universe|imagination|letter|email|e-mail|diary|speech|song|poem)\\b',
    'act',
  ],
  [
    'past_or_reported',
    'recommended|advised|suggested|proposed|expected|reported|rumoured|said|alleged|thought|believed|understood',
    ' (?:by|to (?:have|be))',
    'act',
  ],
  [
    'past_or_reported',
    'last',
    ' (?:week|month|year|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?= ?(?:$|[.,;!?)~]))',
    'act',
  ],
  ['past_or_reported', 'yesterday', '', 'act'],
  ['past_or_reported', 'back', ' (?:in|on|when|then) [^.;,]{0,40}? ?,? (?:i|we|@self) {V}', 'act'],
  ['past_or_reported', 'at', ' (?:the )?(?:meeting|hearing|court|table|time)(?= ?(?:$|[.,;!?)~]))', 'act'],
  [
    'past_or_reported',
    'was|were',
    ' (?:accepted|ratified|agreed|approved|adopted|signed)(?: (?:by|to|on|last|in|yesterday))?',
    'act',
  ],
  [
    'past_or_reported',
    '@ref',
    ' (?:was|were|had been|has already been|has been|have been) (?:[a-z]+ly )?(?:accepted|ratified|agreed|approved|adopted|signed)',
  ],
  ['past_or_reported', 'used', ' to (?:think|say|believe|accept)'],
]
