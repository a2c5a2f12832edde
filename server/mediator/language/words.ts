import { kept } from './kept'

const STOP = new Set(
  `a an the and or but nor so than then as at by for from in into of on onto out over to up with within without upon via per
  is are was were be been being am do does did done has have had having will would shall should can could may might must
  i me my mine we us our ours you your yours he him his she her hers it its they them their theirs this that these those
  who whom whose which what when where why how there here not no never none nobody nothing neither only also too very just
  if unless until till while because since about around all any each every both either some such same other another own more
  most less least much many few several one two three ones again still even ever yet already
  least most please let lets get gets got want wants wish wishes like likes need needs ask asks asked say says said write writes wrote`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words of the same matter that have no letters in common. Kept short: a wrong tie is worse than a missing one. */
const SAME: Record<string, string> = {
  lunch: 'meal',
  lunches: 'meal',
  dinner: 'meal',
  dish: 'meal',
  automobile: 'car',
  vehicle: 'car',
  cars: 'car',
  apartment: 'flat',
  kids: 'child',
  kid: 'child',
  children: 'child',
  cash: 'money',
  payment: 'pay',
  payments: 'pay',
  paid: 'pay',
  pays: 'pay',
  bought: 'buy',
  sold: 'sell',
  sale: 'sell',
  gave: 'give',
  given: 'give',
  kept: 'keep',
  met: 'meet',
  ran: 'run',
  began: 'begin',
  begun: 'begin',
  start: 'begin',
  starts: 'begin',
  finish: 'end',
  finished: 'end',
  left: 'leave',
  sang: 'sing',
  written: 'write',
  people: 'person',
  feet: 'foot',
  women: 'woman',
  men: 'man',
  built: 'build',
  sent: 'send',
  taken: 'take',
  took: 'take',
  made: 'make',
  held: 'hold',
  lent: 'lend',
  grew: 'grow',
  salary: 'wage',
  wages: 'wage',
  cost: 'cost',
  costs: 'cost',
  dogs: 'dog',
  noise: 'loud',
  noisy: 'loud',
}

const DOUBLED = /(bb|dd|ff|gg|ll|mm|nn|pp|rr|tt|zz)$/

/** A rough English stem: enough to see that two sentences speak of the same thing. */
export const stem = kept((word: string): string => {
  const same = SAME[word]
  if (same) return same
  let base = word.replace(/['’]s?$/, '')
  if (base.length > 4 && /(?:ies|ied)$/.test(base)) base = `${base.slice(0, -3)}y`
  else if (base.length > 4 && /(?:sses|shes|ches|xes|zes)$/.test(base)) base = base.slice(0, -2)
  else if (base.length > 3 && /[^su]s$/.test(base)) base = base.slice(0, -1)
  const ending = /(?:ing|(?<!e)ed)$/.exec(base)
  if (ending && base.length > 3 && /[aeiouy]/.test(base.slice(0, ending.index)))
    base = base.slice(0, ending.index).replace(DOUBLED, (pair) => pair.charAt(0))
  if (base.length > 6 && /(?:ation|ement)$/.test(base)) base = base.replace(/(?:ation|ement)$/, '')
  else if (base.length > 5 && /[^aeiou]at$/.test(base)) base = base.slice(0, -2)
  else if (base.length > 5 && /ly$/.test(base)) base = base.slice(0, -2)
  return SAME[base] ?? base.replace(/(?<=..)e$/, '')
}, 20_000)

export type Word = { start: number; end: number; word: string; stem: string }

/** Words that carry matter, with places. Numbers are not words. */
export const wordsIn = kept((text: string): readonly Word[] =>
  [...text.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)].flatMap((one) => {
    const word = one[0].toLowerCase().replace(/’/g, "'")
    if (STOP.has(word) || STOP.has(word.replace(/'.*$/, '')) || word.length < 3) return []
    return [{ start: one.index, end: one.index + one[0].length, word, stem: stem(word) }]
  }),
)

export function stemsOf(text: string): Set<string> {
  return new Set(wordsIn(text).map((one) => one.stem))
}

export function shared(a: Set<string>, b: Set<string>): string[] {
  return [...a].filter((one) => b.has(one))
}
