import type { Reading } from './reading'

/** What a party would take, sign or leave over, said as known. Sources of patterns, for those who have sealed a bound. */
export function acceptPatterns({ name }: Pick<Reading, 'name'>): { bounds: string[]; weights: string[] } {
  const who = `(?:(?:the )?${name}|the \\p{L}+|he|she|they|it|you)`
  const whom = `(?:(?:the )?${name}|him|her|them|it)`
  const pressed = `if (?:pressed|pushed|asked|need be|necessary|forced|(?:it|he|she|they|${name}) (?:had|has|have) to|it came to (?:it|that))|at a pinch|in the end|when it comes to it|rather than (?:lose|leave|go to (?:court|trial))`
  const choice =
    '(?:\\(?[a-d]\\)?|the (?:first|second|third|former|latter|lower|higher|middle) (?:one|figure|wording)?)'
  return {
    bounds: [
      `\\b(?:is|are|be|would be|will be) (?:already |just |quite |more than |all )?enough for ${whom}\\b`,
      `\\b(?:will|would|does|already) do for ${whom}\\b`,
      `\\b(?:number|figure|sum|amount|point|level|price|rate|share) (?:at|with|for|from|above|below) which ${who} (?:is|are|would be|will be) (?:already |quite )?(?:satisfied|content|happy|ready|willing|prepared|fine)\\b`,
      `\\b${who} (?:would|will|could|might) (?:also |still |even |well )*(?:accept|take|sign|pay|give|grant|allow|agree to|go|double|raise|lower|cut|move|settle|come)\\b[^.;?!]{0,40}\\b(?:${pressed})\\b`,
      `\\b${who} (?:would|will|could) (?:gladly |happily |readily |also )*(?:sign|accept|take|agree to|say yes to|live with|be (?:content|happy|satisfied|fine) with) (?:any|each|either|every one|all|both|none|neither) of (?:these|them|the)\\b`,
      `\\b(?:inside|within|outside|beyond|under|above|below|over) what ${who} (?:would|will|is (?:ready|willing|prepared|able) to|are (?:ready|willing|prepared|able) to) (?:in fact |really |still )?(?:pay|accept|give|take|bear|spend|go|sign)?\\b`,
      `\\bat (?:about |around |only |just )?(?:[€$£] ?)?\\d[\\d.,]*(?: (?:percent|euros?|a \\p{L}+|\\p{L}+))? ${who} (?:would|will) (?:leave|go|walk|stay|sign|accept|quit|stop|sell|agree|refuse)\\b`,
      `\\b(?:all|the only thing|what) (?:that )?${who} (?:really|actually|truly|in truth) (?:needs?|wants?)\\b`,
      `\\b(?:above|over|beyond|within|inside|under|below|exceeds?) (?:his|her|its|their|your|${name}'s?) (?:credit (?:line|limit)|budget|means|mandate|borrowing|loan limit)\\b`,
      `\\b(?:is|are|be|would be|will be) (?:already |just |quite |perfectly )?(?:fine|all right|acceptable|good enough|satisfactory|okay|no problem) (?:with|for|to) ${whom}\\b`,
      `\\b(?:only |just )?${choice} (?:would|will|is|are) (?:be )?(?:enough|acceptable|good enough|too (?:much|little|low|high|late)) (?:for|to) ${whom}\\b`,
    ],
    weights: [],
  }
}
