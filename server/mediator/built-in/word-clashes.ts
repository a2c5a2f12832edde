import { isNegated, withoutComparisons } from '../language/polarity'
import { shared, stem, stemsOf, wordsIn } from '../language/words'
import { type Clash, type Sentence, TIME, topicOf } from './clash'

const ANTONYMS: [string, string][] = [
  ['stay', 'move'],
  ['stay', 'leave'],
  ['keep', 'sell'],
  ['keep', 'remove'],
  ['keep', 'drop'],
  ['open', 'close'],
  ['raise', 'lower'],
  ['increase', 'reduce'],
  ['buy', 'sell'],
  ['quiet', 'loud'],
  ['build', 'demolish'],
  ['plant', 'fell'],
  ['publish', 'withhold'],
  ['hire', 'dismiss'],
]
const OPPOSITES = ANTONYMS.map(([a, b]): [string, string] => [stem(a), stem(b)])

/** "Stays complete" and "keeps within" say how something is, not where somebody lives. */
const withoutState = (text: string) =>
  text.replace(
    /\b(?:stay|remain|keep)(?:s|ed|ing)? (?=complete|as|at|open|closed|below|above|under|over|within|the same|free|on|valid|unchanged|with|quiet|safe|clean|dry|informed)\b/gi,
    '',
  )

/** What one states the other denies, or says with the opposite verb. */
export function opposite(a: Sentence, b: Sentence): Clash | null {
  const [mine, theirs] = [topicOf(a), topicOf(b)]
  const common = shared(mine, theirs)
  const clash: Clash = { how: 'opposite', sure: true, mine: null, theirs: null }
  const [denies, denied] = [isNegated(a.text), isNegated(b.text)]
  if (denies === denied) {
    const [first, second] = [withoutState(a.text), withoutState(b.text)]
    const [mine, theirs] = [stemsOf(first), stemsOf(second)]
    const turned = OPPOSITES.some(
      ([x, y]) => (mine.has(x) && theirs.has(y)) || (mine.has(y) && theirs.has(x)),
    )
    return turned && common.filter((one) => !TIME.has(one)).length > 0 && !denies ? clash : null
  }
  const negative = denies ? a.text : b.text
  // What is forbidden but for a case may well be done in that case.
  if (EXCEPTED.test(negative)) return null
  const size = Math.min(stemsOf(a.text).size, stemsOf(b.text).size)
  if (common.length < 2 || common.length < size * 0.5) return null
  const forbidden = predicateOf(negative)
  return forbidden.length > 0 && forbidden.some((one) => common.includes(one)) ? clash : null
}

const EXCEPTED =
  /(?:\b(?:no|not|never|nobody|none|nothing|cannot)|n['’]t)\b.*\b(?:without|unless|except|other than|but for)\b/i

/** The first words of matter after a "no", "not" or "without": what is forbidden. */
function predicateOf(text: string): string[] {
  const plain = withoutComparisons(text)
  return [
    ...plain.matchAll(
      /\b(?:no|not|never|nobody|none|nothing|cannot|without|forbid\p{L}*|prohibit\p{L}*|ban(?:s|ned)?|refuses?)\b|n['’]t\b/giu,
    ),
  ].flatMap((one) =>
    wordsIn(plain.slice(one.index + one[0].length))
      .slice(0, 1)
      .map((word) => word.stem),
  )
}

const ALL_DAYS =
  /\b(?:every (?:\p{L}+ )?day|each day|daily|all (?:\p{L}+ )?(?:\p{L}+ )?days|seven days|whole week|all week|every evening|every night|at all times|always)\b/iu
const ONE_DAY =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|holidays?)\b/i

export function everyDay(a: Sentence, b: Sentence): Clash | null {
  const [all, some] = ALL_DAYS.test(a.text) ? [a, b] : [b, a]
  const fits =
    ALL_DAYS.test(all.text) &&
    ONE_DAY.test(some.text) &&
    (isNegated(some.text) || /\bonly\b/i.test(some.text))
  const common = shared(topicOf(all), topicOf(some)).filter((one) => !TIME.has(one))
  return fits && common.length > 0 ? { how: 'days', sure: true, mine: null, theirs: null } : null
}

const SOLE =
  /\b(?:sole|solely|exclusive|exclusively|alone|only (?:i|we)|nobody else|no one else|(?:is|are|be) (?:mine|ours)|belongs? to (?:me|us)|entire|the whole of|all of the)\b/i

/** Two parties claiming the same thing, at least one of them for itself alone. */
export function sole(a: Sentence, b: Sentence): Clash | null {
  if (!SOLE.test(a.text) && !SOLE.test(b.text)) return null
  const common = shared(stemsOf(a.text), stemsOf(b.text)).filter((one) => !TIME.has(one))
  return common.length >= 2 ? { how: 'sole', sure: false, mine: null, theirs: null } : null
}
