import { shared, stem, stemsOf } from '../language/words'
import { type Clash, type Sentence, TIME, topicOf } from './clash'
import { compareFigures, type Figure, figuresIn, opposedFigures } from './figures'

export function figures(a: Sentence, b: Sentence): Clash | null {
  const common = shared(topicOf(a), topicOf(b)).filter((one) => !TIME.has(one))
  const sameIssue = a.issue !== null && a.issue === b.issue
  const [left, right] = [claimed(a.text), claimed(b.text)]
  const apart = moneyApart(a, b, left, right)
  for (const mine of left)
    for (const theirs of right) {
      const together = common.length > 0 || sameIssue
      if (
        mine.kind === 'percent' &&
        theirs.kind === 'percent' &&
        together &&
        mine.bound !== 'at-most' &&
        theirs.bound !== 'at-most' &&
        mine.value + theirs.value > 100 &&
        claims(a.text) &&
        claims(b.text)
      )
        return { how: 'shares', sure: true, mine, theirs }
      // "From nine" and "from seven" could both be kept, and answer one question differently.
      if (sameIssue && sameBoundApart(mine, theirs)) {
        const exactly = { bound: 'exactly' as const }
        return {
          how: 'figures',
          sure: true,
          mine: { ...mine, ...exactly },
          theirs: { ...theirs, ...exactly },
        }
      }
      if (!opposedFigures(mine, theirs) || partOfWhole(a, b, mine, theirs)) continue
      if (!apart && mine.kind === 'money' && mine.bound === 'exactly' && theirs.bound === 'exactly') continue
      if (mine.kind === 'percent' && mine.bound === 'exactly' && theirs.bound === 'exactly') continue
      if (!sameIssue && mine.per === '' && LENGTH.test(mine.unit) && !sameThing(a, b, mine, theirs)) continue
      const bounded = mine.bound !== 'exactly' || theirs.bound !== 'exactly'
      if (together && (sameIssue || bounded || mine.kind === 'clock' || mine.kind === 'day'))
        return { how: 'figures', sure: common.length > 0 || sameIssue, mine, theirs }
      if (!bounded) continue
      const rate =
        mine.kind === 'money' && mine.per !== '' && mine.per === theirs.per && !TIME.has(stem(mine.per))
      const counted = mine.kind === 'count' && !TIME.has(stem(mine.unit.split(' ').at(-1) ?? ''))
      if (rate || counted || mine.kind === 'day') return { how: 'figures', sure: rate, mine, theirs }
    }
  return null
}

/**
 * Whether sums of money in two texts can be set against each other at all: not where one of them stands in both, nor
 * where the two that are nearest are a part and its whole.
 */
function moneyApart(a: Sentence, b: Sentence, left: Figure[], right: Figure[]): boolean {
  const pairs = left
    .flatMap((mine) => right.map((theirs) => ({ mine, theirs })))
    .filter(
      ({ mine, theirs }) => mine.kind === 'money' && theirs.kind === 'money' && mine.unit === theirs.unit,
    )
    .map((pair) => ({
      ...pair,
      ratio: Math.max(pair.mine.value, pair.theirs.value) / Math.min(pair.mine.value, pair.theirs.value),
    }))
    .sort((one, other) => one.ratio - other.ratio)
  const [nearest] = pairs
  return !nearest || (nearest.ratio > 1 && !partOfWhole(a, b, nearest.mine, nearest.theirs))
}

const PART =
  /\b(?:share|part|portion|each|apiece|per|a (?:head|month|week|year|person)|monthly|weekly|yearly|my half|half|third|quarter|instal(?:l)?ments?|contribution|deposit|down payment)\b/i
const WHOLE =
  /\b(?:total|whole|altogether|in all|overall|entire|full|sum|complete(?:ly)?|together|all of (?:us|them|it)|combined)\b/i

/** Whether one figure may be a part of the other: a share beside a total is no disagreement. */
function partOfWhole(a: Sentence, b: Sentence, mine: Figure, theirs: Figure): boolean {
  if (mine.kind !== 'money' || theirs.kind !== 'money') return false
  if (mine.bound !== 'exactly' && theirs.bound !== 'exactly') return false
  const around = ({ text }: Sentence, one: Figure) => text.slice(Math.max(0, one.start - 45), one.end + 30)
  const [small, large] =
    mine.value < theirs.value ? [around(a, mine), around(b, theirs)] : [around(b, theirs), around(a, mine)]
  const ratio = Math.max(mine.value, theirs.value) / Math.min(mine.value, theirs.value)
  const times = Math.abs(ratio - Math.round(ratio)) < 1e-9 && ratio >= 2 && ratio <= 36
  const [part, whole] = [PART.test(small), WHOLE.test(large)]
  return (part && whole) || (times && ((part && !PART.test(large)) || (whole && !WHOLE.test(small))))
}

/** Lengths, of which any number of things have one: fifty metres to a path and two metres of fence are not compared. */
const LENGTH =
  /^(?:millimetre|centimetre|metre|meter|kilometre|kilometer|mile|foot|feet|inch|cm|mm|km|m|degree)$/u

/** Whether what is measured is named in both: the words before the figures share one, or all but one of them do. */
function sameThing(a: Sentence, b: Sentence, mine: Figure, theirs: Figure): boolean {
  const unit = stemsOf(`${mine.unit} ${theirs.unit}`)
  const before = ({ text }: Sentence, one: Figure) => stemsOf(text.slice(0, one.start))
  const meet = (x: Set<string>, y: Set<string>) =>
    shared(x, y).filter((one) => !TIME.has(one) && !unit.has(one))
  return meet(before(a, mine), before(b, theirs)).length > 0 || meet(topicOf(a), topicOf(b)).length > 1
}

function sameBoundApart(mine: Figure, theirs: Figure): boolean {
  const time = mine.kind === 'clock' || mine.kind === 'day'
  const pair = time && mine.bound !== 'exactly' && mine.bound === theirs.bound && compareFigures(mine, theirs)
  return pair !== false && pair !== null && pair[0] !== pair[1]
}

/** Figures that are wanted: neither the two of "between two shifts", nor what stands in the reason for it. */
function claimed(text: string): Figure[] {
  const reason = REASON.exec(text)?.index ?? text.length
  return figuresIn(text).filter(
    (one) =>
      one.start < reason &&
      (one.kind !== 'count' || one.bound !== 'exactly' || !/\bbetween\s*$/i.test(text.slice(0, one.start))),
  )
}
const REASON = /\b(?:because|as (?:we|I)|since (?!\d|last\b|then\b|\p{Lu}))\b/u

/** A percentage that somebody asks for, rather than reports. */
function claims(text: string): boolean {
  return !/\b(?:voted|members|survey|last year|grew|risen|fell)\b/i.test(text)
}
