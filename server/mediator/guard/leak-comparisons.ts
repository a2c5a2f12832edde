import type { Reading } from './reading'

/** Comparisons that only somebody who had read a sealed part could make, by the kind of part behind them. */
export function comparisonPatterns(reading: Pick<Reading, 'name'>): { bounds: string[]; weights: string[] } {
  return {
    bounds: [
      String.raw`\b(?:has|have|holds?|is sitting on|got) (?:a |an |some |already |still )*(?:better|stronger|weaker|good|strong|weak|poor|other|cheaper|attractive|outside|excellent|bad|worse|no real|no other|comfortable) (?:alternatives?|offers?|options?|fallback|outside option|batna|position to walk)\b`,
      String.raw`\b(?:better|worse) off (?:in|at|with|without|elsewhere|by|walking|if (?:it|they|he|she) (?:walk|leave|left))\b`,
      String.raw`\bthreat to (?:leave|walk|go)[^.;?!]{0,20}\b(?:is real|is empty|is serious|is credible|is hollow)\b`,
    ],
    weights: [
      String.raw`\b(?:most|much|the bulk|nearly all|almost all|half|two thirds|a third|little|none|a large part) of (?:what|all that|everything) [^.;?!]{0,20}\b(?:cares?|matters?|counts?|values?|wants?|is about)\b`,
      String.raw`\b(?:for|to) (?:the )?(?:${reading.name})\b[^.;?!]{0,40}\b(?:key|central|decisive|crucial|paramount|secondary|overriding|essential)\b`,
      String.raw`\beverything else (?:is|comes|counts|matters)\b[^.;?!]{0,14}|\b(?:all|any)thing (?:else )?to (?:begin|start|get|have|keep|avoid)\b|\b(?:least|hardly|never) (?:do|live|manage) without\b|\b(?:nearly|almost) (?:anything|everything) (?:to|for)\b|\bat (?:nearly |almost )?any price\b`,
      String.raw`\b(?:outweighs?|trumps?|eclipses?|dwarfs?)\b`,
      String.raw`\b(?:top|first|main|highest|chief|real|lowest|biggest) (?:priority|concern|interest) (?:is|lies|of|for)\b|\bpriority (?:of|for) (?:the )?(?:${reading.name})\b`,
      String.raw`\b(?:most|least|more|less|twice as|times as|half as|hardly|barely|not) important (?:to|for|than|issue|thing|of all)\b`,
      String.raw`\b(?:worth|valued at) (?:far |much |way |a lot )?(?:more|most|less|twice|double|half)\b[^.;?!]{0,20}\bto (?:him|her|them|it|the|${reading.name})\b`,
      String.raw`\b(?:gains?|loses?) (?:far |much |the )?(?:more|most|less|least) (?:from|by|in|on|than)\b`,
    ],
  }
}
