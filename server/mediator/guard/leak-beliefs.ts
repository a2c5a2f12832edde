import type { Reading } from './reading'

/**
 * What somebody says of a party who has looked into its papers: how much room it has left, what it would fall back on,
 * who needs this more, what weighs how much. Sources of patterns, by the kind of sealed part behind them.
 */
export function beliefPatterns({ name }: Pick<Reading, 'name'>): { bounds: string[]; weights: string[] } {
  const who = `(?:${name}|he|she|they|it|you|the other side|one (?:side|party|of (?:them|you|the two))|either|both|neither)`
  return {
    bounds: [
      `\\b(?:further|more|lower|higher|longer|less|deeper)(?: to (?:fear|lose|give|spare))? than (?:${name}|it|he|she|they|you) (?:lets? on|admits?|pretends?|gives? away)\\b|\\b(?:less|more|little) to (?:fear|lose|spare|give) [^.;?!]{0,24}than (?:${name}|it|he|she|they) (?:says?|shows?|claims?)\\b`,
      `\\b(?:closer|nearer|smaller|narrower|less far) (?:together |apart )?than (?:the (?:two |three )?(?:sides|parties) |${who} |it |they )?(?:believes?|thinks?|knows?|looks?|seems?|appears?|suspects?|realis\\p{L}+|realiz\\p{L}+)\\b`,
      `\\b(?:as (?:far|high|low|much) as|precisely where|exactly where|the point (?:where|at which)|about where) (?:${name})(?:'s)? (?:\\p{L}+ )?(?:goes?|stretch(?:es)?|reach(?:es)?|stops?|ends?|can (?:go|manage|stretch|afford)|could (?:go|manage|stretch)|would (?:walk|stop|give up|leave))\\b`,
      `\\b(?:${name}(?:'s?)?|his|her|its|their|your) (?:\\p{L}+ )?(?:financing|purse|budget|credit|funds|mandate|board|backing|lender|bank)\\b[^.;?!]{0,14}\\b(?:stretch(?:es)?|reach(?:es)?|ends?|stops?|runs? out|allows?|permits?|would allow|goes no further|gives out)\\b`,
      `\\b(?:has|have|with) (?:very |rather |quite |relatively |comparatively )?(?:little|nothing|less|not much|much|more|a lot|a great deal) to (?:fear|lose|gain)\\b`,
      `\\b(?:a |any |this |the )?(?:deal|agreement|settlement|signature|yes) (?:here )?(?:beats?|is (?:only |just |barely |slightly |much |far |hardly )*(?:better|worse|worth more|worth less)(?: for \\p{L}+)? than|(?:barely|hardly|easily|clearly|only just|narrowly) beats?|is worth)\\b[^.;?!]{0,20}\\b(?:no deal|none|walking|nothing|without|the alternative|court|leaving|it)\\b`,
      `\\b(?:in|from) (?:the|a) (?:weaker|stronger|worse|better|poorer|comfortable|strong|weak) (?:seat|position|hand|spot|place)\\b|\\b(?:holds?|has|have) (?:the )?(?:better|stronger|weaker|worse|upper|whip|stronger) (?:cards|hand)\\b`,
      `\\b(?:needs?|wants?|depends? on) (?:this|it|the (?:deal|agreement|money|settlement|sale)|an? (?:deal|agreement)) (?:far |much |a lot |rather )?(?:more|less|badly|urgently|desperately|most)\\b|\\bmore than (?:${name}|it|he|she|they) (?:needs?|wants?) (?:this|it|\\p{L}+)\\b`,
      `\\b(?:has|have|had|with) (?:already )?(?:something|somebody|someone|somewhere|another|other (?:\\p{L}+ )?(?:irons|plans|offers|options|prospects|arrangements)|an offer|offers|an alternative|a fall-?back|a second \\p{L}+)\\b[^.;?!]{0,24}\\b(?:in hand|in reserve|elsewhere|up (?:its|his|her|their) sleeve|waiting|in the wings|lined up|on the side|in (?:its|his|her|their) pocket|to go to|to turn to|secured)\\b`,
      `\\b(?:by|on|according to|from|in) (?:the |an? |its |his |her |their |your )?(?:own |private |internal |confidential |unpublished )*(?:estimate|calculation|reckoning|papers|figures|forecast|assessment|advice|books|numbers)\\b[^.;?!]{0,20}\\b(?:itself|been given|kept|private|own|internal\\p{L}*|not shared|undisclosed|(?:has|have) (?:itself )?been)\\b`,
      `\\b(?:would|could|can|will) (?:still )?(?:come out ahead|be (?:better|worse|no worse|just as well|as well) off|be left better|leave (?:you|them|him|her|it|${name}) (?:better|worse) off|make do|fare better|do better|walk away happy|be (?:glad|content|happy|relieved|satisfied) (?:of|with|at|to (?:get|have|take)))\\b`,
      `\\bwould (?:still )?(?:leave|make|put) (?:you|them|him|her|it|${name}) (?:still )?(?:better|worse) off\\b`,
      `\\b${who} (?:would|will|'d) (?:simply |just |rather |sooner )+(?:sail|go|turn|take|move|sell|buy|rent|walk|switch|leave|play|hire|look)\\b`,
      `\\b${who} (?:can|could) (?:always|at any time|in any case|whenever \\p{L}+ likes?) (?:go|turn|train|sell|buy|rent|move|take|play|work|hire|find|fall back|walk|live|land|get|borrow)\\b`,
      `\\b(?:inside|within|outside|beyond|under|above|below|over) what (?:the \\p{L}+|${who}) (?:can|could) (?:afford|pay|bear|manage|give|raise|spend)\\b`,
      `\\b(?:the \\p{L}+|${who}) would (?:say (?:yes|no)|agree|sign) to (?:the )?(?:first|second|third|former|latter|one|\\(?[a-d]\\)?)\\b[^.;?!]{0,16}\\b(?:and|but)\\b[^.;?!]{0,16}\\b(?:yes|no|not)\\b`,
      `\\bby (?:its|his|her|their) own (?:reckoning|estimates?|calculations?|books)\\b[^.;?!]{0,14}\\b(?:does|do|is|are|comes?|fares?|gains?|profits?|makes?)\\b`,
      `\\b(?:${name}|you|he|she|they) (?:can|could|would) (?:well |just |easily |quite )?live with (?:an? |about |around |some )?(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|twenty|thirty|forty|fifty)\\b(?! of)`,
      `\\b(?:is|are) (?:only |really |merely |just )?(?:bluffing|not serious|not in earnest)\\b|\\b(?:the |this |that |its |his |her |their )(?:threat|ultimatum|no|refusal)\\b[^.;?!]{0,16}\\b(?:is|are) (?:only |merely |just |not )*(?:empty|hollow|bluff|theatre|serious|meant)\\b`,
    ],
    weights: [
      `\\b(?:weighs?|counts?|matters?|is worth|are worth|means?) (?:for )?(?:next to nothing|almost nothing|hardly anything|nothing|little|a great deal|most|least|everything|far more|far less|more|less|double|twice)\\b(?=[^.;?!]{0,14}\\b(?:to|with|for) (?:the )?(?:${name}|him|her|them|it)\\b)`,
      `\\b(?:is|it's|this is) (?:only |really |mostly |chiefly |all |mainly )*about (?:the )?\\p{L}+ and (?:almost |hardly |very )?(?:nothing|little|not much) else\\b`,
      `\\b(?:matters?|counts?|weighs?|cares?|is worth|are worth)\\b[^.;?!]{0,20}\\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|half|\\d+)(?: times)? as (?:much|heavily|dear)\\b|\\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|half|\\d+)(?: times)? as important\\b`,
      `\\b(?:the )?(?:heart|core|bulk|crux|essence|better part|larger part|greater part|main part|lion's share) of (?:the matter|it|things|everything|what counts|the package) (?:is|lies|for)\\b(?=[^.;?!]{0,20}\\b(?:for|to|with) (?:${name}|him|her|them)\\b)`,
      `\\b(?:for|to|with) (?:the )?(?:${name}|him|her|them),? [^.;?!]{0,40}\\b(?:comes? (?:first|last|before|after|second)|is (?:the )?(?:main|chief|real|lesser|minor|smaller) (?:thing|point|matter|concern|issue)|(?:is|are) (?:a )?(?:side issue|secondary|negligible|trifling|immaterial))\\b`,
      `\\bwhat ${who} (?:really |actually )?(?:wants?|needs?|values?) most (?:is|are)\\b|\\bcomes? (?:only |just )(?:second|last|third|after that) (?:for|to|with) (?:${name}|him|her|them|it)\\b`,
      `\\b(?:close to|near|nearly|almost|about) the (?:best|most|worst) (?:it|he|she|they|${name}|that) (?:could|can|might)\\b|\\b(?:the )?(?:best|ideal|dream|perfect) (?:package|outcome|result) for (?:${name}|him|her|them|it)\\b`,
    ],
  }
}
