import { matchesOf } from '@/server/patterns/matches'
import type { Hit } from '@/server/ratification/line'
import type { ReasonCode } from '@/server/ratification/reading'

const self = 'me|us|myself|ourselves|@self|the undersigned|yours truly'
const closing = '(?= ?(?:$|[.,;:!?~)]))'

/** Passive assent names nobody: what stands behind it says whose it is and how far it goes. "This settlement: accepted by others." */
const behindPassive: readonly (readonly [ReasonCode, RegExp])[] = [
  [
    'third_party',
    new RegExp(
      `^ by (?:(?:all )?(?:the )?others?|the other (?:sides?|party|parties|one|ones|two|three|signator(?:y|ies))|another|(?:some|any)(?:body|one)|everyone but me|everybody but me|him|her|them|you|strangers|(?:my|our) (?:late )?(?:wife|husband|mother|father|son|daughter|brother|sister|partner|lawyer|solicitor|agent|neighbours?|tenants?|landlord|boss|accountant)|proxy|default|mistake|accident|error|silence|implication)\\b(?![^.;!?~]*\\b(?:${self})\\b)`,
      'u',
    ),
  ],
  [
    'negated',
    /^ (?:(?:as written|in full|,) )*by (?:absolutely |exactly |precisely |almost |practically )?(?:nobody|no one|no-one|none)\b(?! (?:other |else )?(?:but|than|except|save|if not)\b)/u,
  ],
  [
    'partial',
    /^ (?:only |merely |just |but )?(?:in (?:part|parts|some parts|some measure|most parts|half)|partially|partly|by and large|by most of|as to (?:part|parts|half|most))\b(?! and (?:in |as (?:to )?)?(?:a |the )?(?:whole|full|all)\b)/u,
  ],
  ['past_or_reported', /^ (?:elsewhere|somewhere else|in another (?:room|place|matter|case|town))\b/u],
  [
    'past_or_reported',
    new RegExp(
      `^ (?:, )?(?:or )?(?:so )?(?:(?:i|we) (?:am|are|was|were|have been) (?:told|informed|assured|advised|given to understand|led to believe)|(?:i|we) (?:hear|gather|read|understand)|(?:he|she|they|you|people|@other) (?:says?|tells? (?:me|us)|claims?)|it is (?:said|claimed|rumou?red|reported)|(?:rumou?r|word) has it|allegedly|reportedly|supposedly|apparently)${closing}`,
      'u',
    ),
  ],
]

/** What a text is taken up for that binds nobody yet: "I accept this settlement for discussion." */
const forSomethingElse =
  /^ (?:only |merely |just |purely )?(?:for|towards?|with a view to) (?:(?:the )?purposes? of )?(?:the |its |our |their |some |further |careful |due |public |general )*(?:discussion|consideration(?! (?:stated|given|named|set out|of \d))|review|comments?|study|debate|consultation|scrutiny|inspection|examination|checking|reading|proofreading|circulation|negotiation)\b/u

const passive = /\b(?:accepted|ratified|adopted|approved|agreed|affirmed|confirmed|endorsed|signed)$/u

/** Why an act is not the speaker's own to the whole of the settlement, told by the words right behind it. */
export function fallsShort(text: string, act: Hit): ReasonCode | undefined {
  const end = act.end + (/^[a-z]*/u.exec(text.slice(act.end))?.[0].length ?? 0)
  const behind = text.slice(end, end + 90)
  if (forSomethingElse.test(behind)) return 'hedged'
  if (!passive.test(text.slice(act.start, end))) return undefined
  return behindPassive.find(([, pattern]) => pattern.test(behind))?.[0]
}

const passives = new RegExp(passive.source.replace('$', '\\b'), 'gu')

/** Whether any passive assent falls short, where no act is known at all. */
export const passiveFallsShort = (text: string): boolean =>
  matchesOf(text, passives).some(
    ({ index, 0: said }) =>
      /(?:@ref|\b(?:it|they|this|these))\b[^.!?;]*$/u.test(text.slice(Math.max(0, index - 200), index)) &&
      fallsShort(text, { start: index, end: index + said.length }) !== undefined,
  )

/** "This settlement: to be ratified." */
export const isToCome = (text: string, cue: Hit): boolean =>
  /^@ref\b.* to be /u.test(text.slice(cue.start, cue.end))

/** "Let me look tonight." "Ask me again tomorrow." Whoever asks for time has not answered yet, whatever else he says; one who will say the same has. */
export const asksForTime =
  /(?:^|[.;!?~…] |, (?:but|though|although|only) )(?:please |do |just |but |so |well |ok |hm |, )*(?:let (?:me|us) (?:look|read|think|check|see|consider|sleep on|go)|ask (?:me|us)|come back to (?:me|us)|give (?:me|us)(?: (?:until|till|time until))?)(?: (?:at|it|this|that|them|@ref|again|over|into|through|about|once more|properly)){0,4} (?:tonight|later|tomorrow(?: (?:morning|night|evening))?|another (?:day|time)|next week|(?:in|after|over) (?:the|my) [a-z]+|(?:on |until )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?= ?(?:$|[.;!]))(?!.{0,60}\b(?:same|still|differ|chang))/u
