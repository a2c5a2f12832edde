import type { Reading } from './reading'

/** What makes a bound somebody's own, and what a bound is called. */
export const UTMOST =
  '(?:own )?(?:very )?(?:lowest|highest|top|bottom|real|true|actual|last|best|private|unspoken|secret|hidden|final)'
export const BOUND =
  '(?:limit|bound|sum|figure|price|number|amount|offer|threshold|minimum|maximum|margin|mark|rate|percentage|budget|reserve)'

/**
 * Claims that nobody can make who has read only what was said in public: about somebody's bounds, weights and ways
 * out. As sources of patterns, by the kind of sealed part that would be behind them.
 */
export function claimPatterns(reading: Pick<Reading, 'name'>): { bounds: string[]; weights: string[] } {
  const { name } = reading
  const who = `(?:${name}|he|she|they|it|you|the other side|one (?:side|party|of them))`
  const own = `(?:(?:the )?(?:${name})(?:'s?)?|his|her|their|its)`
  return {
    bounds: [
      `\\b(?:upper|lower|outer|inner|highest|lowest|top|bottom|real|true|actual|private|unspoken|undisclosed|own) ${BOUND}s? (?:of (?:his|her|their|its) own|in mind|that (?:he|she|they|it) (?:has|have) not)\\b`,
      `\\b${own} ${UTMOST} ${BOUND}\\b(?! (?:named|stated|offered|so far|in public|on the record|written))`,
      `\\bthere is (?:in truth|in fact|really|actually|secretly|already|more)[^.;]{0,20}\\b(?:no conflict|room|an overlap|overlap|a deal|space|common ground)\\b|\\bin truth no (?:conflict|gap|difference)\\b|\\b(?:zone|range) of possible (?:agreement|agreements|deals)\\b|\\blimits? (?:of (?:the|both) [^.;]{0,14})?(?:overlap|cross|meet)s?\\b`,
      `\\b${who}\\b[^.;?!]{0,20}\\b(?:has|have|is keeping|are keeping|keeps?) (?:some |more |a little |plenty of |much |still |further )*(?:room|slack|leeway|headroom|margin|space) (?:to|left|above|below|beyond|up|down|for)\\b`,
      `\\b(?:will|would) not (?:be|end up|stand|go) (?:on the street|empty-handed|without|hungry|homeless|alone)\\b|\\b(?:has|have|there is|is) (?:\\p{L}+ ){0,4}(?:waiting|ready|set aside|reserved|kept) for (?:her|him|them|it)\\b|\\b(?:four|five|six|seven|eight)[- ](?:figure|digit)\\b|\\b(?:a|the) (?:softer|soft) landing\\b|\\bsomething (?:else )?to fall back on\\b`,
      `\\bif (?:no (?:deal|agreement|settlement)|this fails|the talks fail|it falls through|nothing comes of (?:it|this))\\b[^.?!]{0,40}\\b(?:${name})\\b[^.?!]{0,20}\\b(?:has|have|would (?:simply|just|still|only)|will (?:simply|just|still|only|not)|can (?:simply|just|still|always)|loses? (?:nothing|little))\\b`,
      `\\b(?:a (?:handful|hair|touch|shade|bit|little|few)|just|slightly|somewhat|well|far|not far|a good deal) (?:above|below|beneath|under|over|beyond|short of|north of|south of) what\\b|\\b(?:lies|is|sits|stands|falls) (?:beneath|below|above|under|over|within|inside|outside) what ${who} (?:has|have|puts?|offers?|asks?)\\b`,
    ],
    weights: [
      `\\b(?:nothing|no(?: other)? (?:point|issue|matter|question)|little|few things) (?:else )?(?:matters?|counts?|weighs?|means?|is worth)\\b[^.;?!]{0,20}\\b(?:as|so) much\\b|\\b(?:nothing|little) (?:matters?|counts?|weighs?) (?:more|as much) (?:to|for|than)\\b`,
      `\\b(?:only|merely|just|hardly|barely|no more than) (?:a |an )?(?:side ?show|detail|trifle|afterthought|bargaining chip|throwaway|minor (?:point|matter)|small thing|formality) (?:for|to|in the eyes of)\\b|\\b(?:a |the )?(?:side ?show|trifle|afterthought|bargaining chip) (?:for|to) (?:${name}|him|her|them|it)\\b`,
    ],
  }
}
