import type { Cue } from '@/server/ratification/scan'

const released =
  '(?:comes?|gets?|goes|go|walks?|returns?|is|are|will be|can (?:come|go|leave)|will (?:come|go|see|get|let|be))'
const desk =
  '(?:temp|receptionist|reception|intern|trainee|apprentice|clerk|caretaker|bookkeeper|accountant|cleaner|porter|lodger|neighbou?r|roommate|housemate|babysitter|colleague|office (?:manager|junior)|front desk|duty [a-z]+|night [a-z]+|paralegal|student|volunteer|grandson|granddaughter|cousin|mum|dad|mother|father)'

/** Danger that hides in an ordinary sentence: threats told as news, terms and stand-ins mentioned in passing. */
export const disguisedCues: readonly Cue[] = [
  // Somebody is free, or safe, once the words are written.
  [
    'under_duress',
    'he|she|they|@other|says|say|said',
    ` [^.;:]{0,60}\\b${released} (?:home|back|free|out|go|safe|released|unharmed|away|alone)\\b[^.;:]{0,20} (?:when|once|if|after|as soon as|the moment) (?:i|we) `,
  ],
  [
    'under_duress',
    'what',
    ' (?:will|would|might|may|could|is going to) (?:become of|happen to|be done to|come to|befall) (?:me|us|my|our|her|him|them|@other)\\b',
  ],
  [
    'under_duress',
    'they|he|she|@other|someone|somebody',
    ' (?:has |have |had )?(?:said|told|says|say|tells?|explained|described|made (?:it )?clear|hinted|promised|warned|know|knows)\\b[^.;:]{0,80} (?:otherwise|or else|if not)(?= ?[.,;:!]|$)',
  ],
  [
    'deceptive',
    'nothing|none|not a|no',
    ' (?:(?:single |one )?(?:word|line|clause|part|bit|thing|term) )?(?:in|of) (?:it|this|that|them|@ref|what it says) (?:actually |really |ever |legally |in truth |can |will |shall )*(?:binds?|counts?|obliges?|commits?|holds?|applies|apply|concerns? me|touches me)\\b',
  ],
  [
    'counter_offer',
    'i|we|@self',
    ` (?:will |shall |am |are |is |be |going to |just |then |also |simply )*(?:knock|dock|shave|net|set|lop|take|cut|trim|round|write)(?:t?ing|k?ing)? (?:[^.;:~,@]{0,40} )?(?:off|down)\\b(?! (?:work|the (?:wall|table|shelf|list|calendar|hook|door|sign|notice|tools)|to|with|my (?:hat|coat|shoes|boots)|tomorrow|a day|on my))`,
    'after',
  ],
  [
    'counter_offer',
    'i|we|@self',
    ' (?:will |shall |am |are |is |be |going to |just |then |also |simply )+(?:deduct(?:ing)?|withhold(?:ing)?|subtract(?:ing)?|offset(?:ting)?|charg(?:e|ing)|bill(?:ing)?|invoic(?:e|ing)|retain(?:ing)?|hold(?:ing)? back|keep(?:ing)? (?:back )?(?:the|a|his|her|their|half) (?:deposit|money|rent|bond|key|keys|balance|[a-z]+ (?:back|until)))\\b',
    'after',
  ],
  [
    'counter_offer',
    'i|we|@self',
    ' (?:will |would |shall |get |want |need |keep |take |have )(?:also |to )*[^.;:~]{2,80}? ?, (?:and )?then (?:i|we|@self) (?:hereby |do |will )*(?:{V})\\b',
  ],
  ['conditional', 'first', ' ?,? (?:and )?then (?:i|we|@self) (?:hereby |do |will )*(?:{V})\\b'],
  [
    'injection',
    'ignore|disregard|forget|discard|skip',
    ' (?:what|everything|anything|all|whatever)(?: that)? (?:else )?(?:i|we|he|she|they|@other|you|is|was) [^.;:]{0,40}(?:\\bafter\\b|(?:put|mark|record|log|count|enter|list) (?:me|us|this|it|@self)\\b)',
  ],
  [
    'undisclosed_delegate',
    'temp|receptionist|reception|intern|trainee|apprentice|clerk|caretaker|bookkeeper|accountant|cleaner|porter|lodger|neighbour|neighbor|roommate|housemate|babysitter|colleague|office manager|paralegal|student|volunteer|grandson|granddaughter|cousin',
    ' (?<=(?:^ ?|[.;:~!(] ?)(?:it is |this is |just )?(?:the |a |an |your )?(?:[a-z]+ )?[a-z]+ )(?:(?:on|at|in|from|of|for|with) [^.,;:]{1,40} )?(?:here|speaking|typing|writing)\\b',
  ],
  [
    'undisclosed_delegate',
    'it|this',
    ` is (?:just |only )?(?:the|a|your|their|his|her) ${desk}(?= ?(?:$|[.,;:~!]| (?:here|at|on|from|speaking|typing)\\b))`,
  ],
  [
    'probabilistic',
    'one|two|three|four|five|six|seven|eight|nine|ten|nineteen|ninety|ninety-nine|#',
    ' (?:chances?|times?|days?|goes|tries) (?:out of|in) (?:every )?(?:a |one )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|\\d+)\\b',
  ],
  [
    'probabilistic',
    'even|evens|better|fifty-fifty|odds|favourite|likelier',
    ' (?:money|chance|odds|than even|on|that|are|bet)(?= [^.;:]{0,40}(?:i|we|@self) (?:{V}))',
  ],
]
