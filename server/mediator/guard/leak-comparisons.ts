import type { Reading } from './reading'

const MATTERS = '(?:matters?|counts?|weighs?|cares?|is worth|are worth|means|values?|prizes?)'
const AMOUNT =
  '(?:(?:far|much|way|a lot|a great deal|considerably|clearly|slightly|little|very) )*(?:more|most|less|least|twice|two|three|four|five|six|seven|eight|nine|ten|half|as much|double|above all|well over|over|little|hardly|the bulk|a third|two thirds|nothing|everything)'

/** Comparisons that only somebody who had read a sealed part could make, by the kind of part behind them. */
export function comparisonPatterns(reading: Pick<Reading, 'name'>): { bounds: string[]; weights: string[] } {
  return {
    bounds: [
      String.raw`\b(?:would|could|might|can|will|is (?:really |secretly |in fact )?(?:willing|prepared|ready|able) to)\b[^.;?!]{0,30}\b(?:accept|go|settle|take|do it|let (?:it|her|him|them) go|come down|live with|stretch|pay|sell|agree)\b[^.;?!]{0,18}\b(?:for (?:a good deal |much |far |a lot |considerably |somewhat )?(?:less|more)|(?:much |far |a lot |somewhat |a bit )?(?:lower|higher|further|less than (?:that|this|asked|she|he|they|it)|more than (?:that|this|offered|she|he|they|it)))\b`,
      String.raw`\b(?:would|could|might|can|will|is (?:\p{L}+ )?(?:willing|prepared|ready|able) to)\b[^.;?!]{0,40}\bfor (?:a good deal |much |far |a lot |somewhat |a bit )?(?:less|more)(?= than|[.,;?!]|$)`,
      String.raw`\b(?:has|have|holds?|is sitting on|got) (?:a |an |some |already |still )*(?:better|stronger|weaker|good|strong|weak|poor|other|cheaper|attractive|outside|excellent|bad|worse|no real|no other|comfortable) (?:alternatives?|offers?|options?|fallback|outside option|batna|position to walk)\b`,
      String.raw`\b(?:below|above|under|beneath|beyond|better than|worse than|short of|over) (?:its|his|her|their|own|the party's|${reading.name}'s?) (?:own )?(?:number|alternative|batna|walk-?away|limit|minimum|threshold|floor|ceiling|reserve|fallback|outside option)\b`,
      String.raw`\b(?:better|worse) off (?:in|at|with|without|elsewhere|by|walking|if (?:it|they|he|she) (?:walk|leave|left))\b`,
      String.raw`\b(?:floor|ceiling|bottom line|walk-?away (?:point|price|value)|reservation (?:price|value|point)|batna|breaking point|secret limit|true limit|real limit|real (?:minimum|maximum|price)|hidden (?:limit|reserve))s? (?:is|are|lies|stands|of|at|would be)\b`,
      String.raw`\b(?:${reading.name})(?:'s)? (?:floor|ceiling|bottom line|walk-?away|reservation price|batna|breaking point|true limit|real limit|alternative)\b`,
      String.raw`\bthreat to (?:leave|walk|go)[^.;?!]{0,20}\b(?:is real|is empty|is serious|is credible|is hollow)\b`,
    ],
    weights: [
      String.raw`\b(?:most|much|the bulk|nearly all|almost all|half|two thirds|a third|little|none|a large part) of (?:what|all that|everything) [^.;?!]{0,20}\b(?:cares?|matters?|counts?|values?|wants?|is about)\b`,
      String.raw`\b(?:for|to) (?:the )?(?:${reading.name})\b[^.;?!]{0,40}\b(?:key|central|decisive|crucial|paramount|secondary|overriding|essential)\b`,
      String.raw`\beverything else (?:is|comes|counts|matters)\b[^.;?!]{0,14}|\b(?:all|any)thing (?:else )?to (?:begin|start|get|have|keep|avoid)\b|\b(?:least|hardly|never) (?:do|live|manage) without\b|\b(?:nearly|almost) (?:anything|everything) (?:to|for)\b|\bat (?:nearly |almost )?any price\b`,
      String.raw`\b(?:outweighs?|trumps?|eclipses?|dwarfs?)\b`,
      String.raw`\b${MATTERS}\b[^.;?!]{0,30}\b${AMOUNT}\b[^.;?!]{0,40}\b(?:than|as|times|to (?:him|her|them|it|you)|for (?:him|her|them|it)|important|everything|half|all|for (?:the )?(?:${reading.name})|to (?:the )?(?:${reading.name}))\b`,
      String.raw`\b(?:top|first|main|highest|chief|real|lowest|biggest) (?:priority|concern|interest) (?:is|lies|of|for)\b|\bpriority (?:of|for) (?:the )?(?:${reading.name})\b`,
      String.raw`\b(?:most|least|more|less|twice as|times as|half as|hardly|barely|not) important (?:to|for|than|issue|thing|of all)\b`,
      String.raw`\b(?:cares?|minds?) (?:${AMOUNT}|about nothing|only|mostly|mainly|chiefly|above all|little|hardly|more|most)\b`,
      String.raw`\b(?:well over|more than|over|almost|nearly|about|roughly|around|most of|the (?:bulk|lion's share|better part|majority) of)\b[^.;?!]{0,20}\b(?:what counts|what matters|the decision|of everything|the value|its value|the whole|the score|all that)\b`,
      String.raw`\b(?:worth|valued at) (?:far |much |way |a lot )?(?:more|most|less|twice|double|half)\b[^.;?!]{0,20}\bto (?:him|her|them|it|the|${reading.name})\b`,
      String.raw`\b(?:gains?|loses?) (?:far |much |the )?(?:more|most|less|least) (?:from|by|in|on|than)\b`,
    ],
  }
}
