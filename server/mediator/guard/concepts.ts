import { sieveOf } from '@/server/patterns/sieve'
import { kept } from '../language/kept'

/**
 * Words that give the same secret away. A sealed note that says "bankrupt" is leaked by "short of money".
 * Broad on purpose, and used only where a sealed part holds the concept and nothing public does.
 */
const CONCEPTS: Record<string, RegExp> = {
  money:
    /\b(?:bankrupt\p{L}*|insolven\p{L}*|broke|cash[- ]?flow|cash|debts?|indebted|arrears|behind with (?:their|his|her|the) \p{L}+|owes?|owing|overdrawn|short of (?:money|funds|cash)|(?:no|lacks?|lacking|without|little) (?:the )?(?:money|funds|means|capital)|money|funds|loans?|mortgage|financial(?:ly)?|liquidity|savings|creditors?|afford)\b/u,
  urgency:
    /\b(?:desperate\p{L}*|urgent\p{L}*|must sell|needs? to sell|in a hurry|quickly|under (?:time )?pressure|short of time|running out|runs out|expir\p{L}+|lapses?|before (?:long|the end))\b/u,
  elsewhere:
    /\b(?:another (?:studio|buyer|dealer|offer|bidder|tenant|option|job|employer|company|supplier|party|place|shop|room|house|roof|building|site|partner|publisher|client|customer|firm|landlord|school|venue|contractor|provider|bank|investor|lab|press|theatre|taker|source|deal|candidate|vendor|agency)|other (?:offers?|buyers?|options?|bidders?|employers?|suppliers?|takers?|candidates|interested|studios?|publishers?|jobs?|places?|tenants?)|second (?:building|buyer|offer|option|bidder|supplier|tenant)|elsewhere|somewhere else|someone else|somebody else|rival|competitors?|competing|alternatives? (?:lined up|in hand|offer|buyer|supplier)|fallback|fall-back|plan b|back-?up|better off without|next door|lined up|neighbou?r(?:s|ing)? (?:would|who|field|lot|plot)|a (?:dealer|buyer|relative|cousin|touring company|competitor|rival)|buy (?:him|her|them|it) out|instead of this|outside offer|better offer|quoted|switch to|has (?:somebody|someone)|close by)\b/u,
  job: /\b(?:salary|salaried|six-figure|employ(?:er|ment|ed by)|hired|position (?:waiting|at|with)|post (?:waiting|at|with)|chair waiting|place waiting|a (?:company|firm) (?:\p{L}+ ){0,4}(?:has|wants|waits|is waiting|would take)|job|interview\p{L}*|appl(?:y|ied|ying) (?:for|to|elsewhere)|new job|job offer|other employer|another employer|resign\p{L}*|quits?|quitting|hand in (?:her|his|their) notice|leav(?:e|es|ing) the (?:company|firm|team|clinic|institute|hospital)|leaves? for|chair (?:in|at)|university|professorship|career|headhunt\p{L}*|recruit\p{L}*|join(?:s|ing)? (?:a|another|the) (?:competitor|rival|company|team|firm))\b/u,
  relationship:
    /\b(?:met (?:someone|somebody)|(?:new|another) (?:partner|man|woman|love|family|life|wife|husband)|girlfriend|boyfriend|fianc\p{L}*|in love|romance|affair|wedding|marr(?:y|ies|ied|ying)|engaged to|lover|seeing (?:someone|somebody)|dating)\b/u,
  moving:
    /\b(?:liv(?:e|es|ing) (?:abroad|overseas|in another)|settl(?:e|es|ing) (?:abroad|in \p{L}+)|wants? to move|move (?:there|in with)|start (?:over|again|a new life)|mov(?:e|es|ing) (?:abroad|away|to|out|house)|emigrat\p{L}*|relocat\p{L}*|leav(?:e|es|ing) (?:town|the country|the area|the city)|gone to|going to (?:\p{Lu}|live)|abroad|overseas)\b/u,
  selling:
    /\b(?:sell(?:s|ing)?|sold|sale|on the market|put up for|estate agent|realtor|dispos(?:e|al) of|find a buyer|list(?:s|ed|ing)? the (?:house|flat|property)|chang(?:e|es|ing) hands|new owners?|(?:will|would|might|may) own\b|ownership|developers?|buyers?)\b/u,
  health:
    /\b(?:ill|illness|sick\p{L}*|disease|diagnos\p{L}*|cancer|surgery|operat(?:ed|ion)|hospital\p{L}*|knee|hip|heart|health|medical|treatment|therapy|depress\p{L}*|burn(?:s|ed|t|ing)?[- ]?out|overwork\p{L}*|exhaust\p{L}*|worn out|stress(?:ed|ful)?|doctor'?s?|chemotherapy|recover\p{L}*|disab\p{L}+|dementia|stroke)\b/u,
  birth:
    /\b(?:pregnan\p{L}*|bab(?:y|ies)|expecting|second child|newborn|maternity|paternity|parental leave|due in|family (?:is )?growing|give birth|birth)\b/u,
  divorce: /\b(?:divorc\p{L}*|separat(?:ed|ing|ion)|split up|break[- ]?up|custody|marriage)\b/u,
  law: /\b(?:lawsuit|sued?|suing|court|litigat\p{L}*|prosecut\p{L}*|lawyers?|attorney|legal (?:action|proceedings|trouble|fees)|trial|charges?d? with|investigat\p{L}*|fined?|penalt\p{L}*|audit\p{L}*|settle out of)\b/u,
  licence: /\b(?:licen[cs]es?|permits?|authori[sz]ation|certificat\p{L}*|approval|ethics|accredit\p{L}*)\b/u,
  barred:
    /\b(?:suspend\p{L}*|revok\p{L}*|withdrawn|banned|disqualif\p{L}*|expir\p{L}*|runs? out|lapse[sd]?|invalid|unable to sail|not allowed)\b/u,
  closing:
    /\b(?:clos(?:e|es|ed|ing|ure) (?:the|down|of)?|shut(?:s|ting)?(?: down)?|wind(?:ing)? (?:up|down)|discontinu\p{L}*|scrap\p{L}*|abolish\p{L}*|phase[sd]? out|close)\b/u,
  layoff:
    /\b(?:lay(?:ing)? off|layoffs?|laid off|redundan\p{L}*|dismiss\p{L}*|cut(?:ting)? (?:jobs|staff|posts)|downsiz\p{L}*|fired?|firing|restructur\p{L}*)\b/u,
  merger:
    /\b(?:merg\p{L}+|acqui(?:re[sd]?|sition)|takeover|bought by|investors?|ipo|go(?:es|ing)? public|fundrais\p{L}*|funding round|sold to)\b/u,
  defect:
    /\b(?:defects?|fault(?:y|s)?|crack\p{L}*|leak(?:s|ing|y)|mou?ld|damp|rot(?:ten|ting)?|rust\p{L}*|(?<!as )broken(?! already)|contaminat\p{L}*|nitrate|asbestos|poison\p{L}*|unsafe|fails? (?:a|the|its|inspection)|failed|damage[sd]?|worn out|recall)\b/u,
  vacant: /\b(?:vacan\p{L}*|empty|unoccupied|unused|idle|unlet|unrented|unsold|stands? still)\b/u,
  rather:
    /\b(?:rather|prefers?|sooner than|instead of|at (?:nearly |almost )?any price|at all costs?|avoid)\b/u,
  insurance: /\b(?:un)?insur\p{L}*|\buncovered\b|\b(?:not|no longer|never) covered\b|\bcoverage\b/u,
  demand:
    /\b(?:ticket sales|few tickets|weak (?:sales|demand|season)|poor sales|struggl\p{L}*|half[- ]empty|fill the \p{L}+|bookings|attendance|sales|revenue|losing (?:customers|clients|readers)|declin\p{L}*|low demand|slow season)\b/u,
  strike: /\b(?:strikes?|walk-?outs?|industrial action|stoppage|picket\p{L}*)\b/u,
  ruin: /\b(?:ruin\p{L}*|collaps\p{L}*|surviv\p{L}*|disaster|catastroph\p{L}*|go under|lose the (?:contract|client|customer)|devastat\p{L}*)\b/u,
  building:
    /\b(?:rebuil\p{L}+|renovat\p{L}*|redevelop\p{L}*|demoli\p{L}*|tear(?:ing)? down|construct\p{L}*|convert\p{L}*|refurbish\p{L}*|new building|planning permission)\b/u,
  fear: /\b(?:afraid|fears?|scared|worr(?:y|ied|ies)|anxious|dread\p{L}*|nervous|intimidat\p{L}*)\b/u,
  fondness:
    /\b(?:sorry to lose|keep(?:ing)? the|attached to|loves?|fond of|sentimental|emotional\p{L}*|cherish\p{L}*|hate to lose|would miss|matters? to)\b/u,
  stop: /\b(?:retir\p{L}*|pension|step(?:s|ping)? down|resign\p{L}*|leav(?:e|es|ing) (?:office|the post)|(?:new|different|another) (?:mayor|head|director|chair|boss|manager)|give[s]? up|stop working|hand over to|succession|successor)\b/u,
  bluff:
    /\b(?:bluff\p{L}*|pretend\p{L}*|no intention|does not mean|lying|lied|not true|in truth|in reality|secretly|actually)\b/u,
  series: /\b(?:streaming|series|television|tv show|netflix|film rights|broadcast\p{L}*)\b/u,
}

const ALL = Object.entries(CONCEPTS)
const sifted = sieveOf(ALL.map(([, pattern]) => pattern.source))

export const conceptsIn = kept((text: string): ReadonlySet<string> => {
  const may = sifted(text)
  return new Set(ALL.flatMap(([name, pattern], at) => (may.has(at) && pattern.test(text) ? [name] : [])))
})

/** Where a concept shows in a text, for the span. */
export function placeOf(concept: string, text: string): { start: number; end: number } | null {
  const found = CONCEPTS[concept]?.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

/** Ways to speak of somebody's way out of the deal: what a sealed alternative is about, whatever it says. */
export const WAY_OUT =
  /\b(?:another (?!day|time|week|month|year|way|point|question|word|term|issue|party|side|person|version|draft|reading|wording|option|one\b)\p{L}+ (?:lined up|available|waiting|ready|in hand|in mind|on offer|offers?|would|has|that would)|better off (?:elsewhere|without|alone)|(?:go|goes|went|move|moving|look|looking|turn|turning|buy|sell|rent|work|better|cheaper|offer|offered|option) elsewhere|somewhere else|other offers?|lined up|fall-?back|plan b|(?:her|his|their|its) (?:own |best |real |outside |private )*(?:alternatives?|batna|outside option|way out)|(?:outside|rival|competing) (?:offers?|options?|bids?|engagements?|jobs?|proposals?|interest)|(?:gets?|got|has|have|takes?|finds?|found) another (?!day|time|week|month|year|way|point|question|word|term|issue|party|side|person|version|draft|reading|wording|option|one\b|say)\p{L}+|other (?:buyers?|bidders?|suppliers?|takers?) (?:waiting|ready|interested)|has (?:already )?(?:an?|some) (?:other )?(?:alternative|offer)s?|(?:employ|hire|find|get|switch to|go with|turn to|deal with|sell to|buy from|rent from|work (?:for|with)) (?:someone|somebody|another|a different|some other)\b)\b/u
