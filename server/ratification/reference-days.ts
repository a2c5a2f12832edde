import { matchesOf } from '@/server/patterns/matches'
import { datePattern, feastDay, feastPattern, isDayOf, isNoDay, parseDay } from '@/server/ratification/dates'
import { type Line, rewrite } from '@/server/ratification/line'
import type { ScreenContext } from '@/server/ratification/reading'
import { nouns } from '@/server/ratification/reference-words'

/** What leads from a settlement to its day. */
export const dated = `(?:,? ?(?:which (?:is |was )|that (?:is |was )|being |as )?(?:dated(?: ,)?|timestamped|executed(?: on)?|concluded(?: on)?|date|of|from|made(?: on)?|issued(?: on)?|proposed(?: on)?|presented(?: on)?|put (?:forward|up|to us|to me)(?: on)?|posted(?: on)?|sent(?: on)?|recorded(?: on)?|tabled(?: on)?|as of|bearing(?: the)? date(?: of)?|with(?: the)? date(?: of)?|on) )`
const datedOnly = new RegExp(`${dated}(${datePattern})|[(] ?(${datePattern}) ?[)]`, 'gu')
const datedBefore = new RegExp(
  `\\b(?:the|this|that|our|your|its) (${datePattern}) (?:settlement|agreement|terms|deal|text|document|version|one)\\b`,
  'gu',
)
const bareDated = new RegExp(`\\bthe (${datePattern}) (?:${nouns}|one)\\b`, 'gu')
/** What opens a sentence needs no article: "Settlement of the 26th of June: accepted." */
const openingDated = new RegExp(
  `(?<=(?:^|[.:;!?~]) ?)(?:settlement|agreement|document|terms)(?:${dated}| ?,? ?[(]? ?)(${datePattern})(?: [)])?(?! (?:is|was|has|had|would|did|never|came)\\b)`,
  'gu',
)
/** "3/4 of the wall" */
const shareOf = '\\d{1,2}§\\d{1,2} (?:of|to|for) (?!\\d)'
const lateDate = new RegExp(
  `@ref(?: ?,? (?:which is |as )?(?:dated|date|of|from|issued|made|executed|concluded)(?: on)?(?: (?:${feastPattern}))?(?: ,)? | ?, (?:the )?(?!${shareOf}))(${datePattern})`,
  'gu',
)
/** "the settlement dated New Year's Day" */
const ofFeast = new RegExp(
  `@ref(?: ?,)? (?:which is |that is )?dated(?: on)? (${feastPattern})(?: (\\d{4}))?\\b`,
  'gu',
)
/** What follows "dated" and is no name of a day. */
const noName =
  "(?:as|and|or|so|above|below|today|yesterday|now|here|overleaf|in|on|at|by|to|it|i|we|with|for|of|from|before|after|when|where|which|that|this|my|our|the(?! (?:feast|eve|night|first day of))|[a-z]+ly|(?:[a-z]+-)?(?:first|second|third)|[a-z-]+th|(?:mon|tues|wednes|thurs|fri|satur|sun)day|[a-z]+ (?:the )?(?:[a-z-]+(?:th|first|second|third)|\\d)[a-z\\d]*)(?![a-z'-])"
/** "the settlement dated last Easter", "dated Yom Kippur": no day that could be checked, unless a day stands beside it. */
const ofNamedDay = new RegExp(
  `@ref(?: ?,)? (?:which is |that is )?dated(?: on)? (?!${noName}|${feastPattern}|${datePattern})(?:[a-z][a-z'-]*(?: 's)? ){1,6}?(?:(?:, |[(] )?(?:that is |being |i ¦ e )?(${datePattern})|(?=[.,;:!?)]|$|(?:as|is|are|has|have|and|in|by|with|\\d{4})\\b))`,
  'gu',
)
/** "the loan agreement of 2019" */
const ofYear = /@ref (?:of|from|dated|made in|reached in) ((?:19|20)\d\d)(?![-¦§\d])/gu
/** "as they stood on 30 March": a text of that day. */
const asOfDay = new RegExp(
  ` as (?:(?:it|they|this|these) )?(?:was |were |is |are )?(?:drawn up|drafted|written|set (?:down|out)|recorded|printed|concluded|worded|stood|read|appeared|presented|issued|tabled|circulated|published|posted|sent|proposed|dated|made)(?: on| of| by)? (${datePattern})`,
  'gu',
)
/** “in the form tabled by the unions on 1 April”, “the date borne by the instrument, namely 6 March”. */
const formOfDay = new RegExp(
  ` in (?:the|its) (?:form|shape|version|wording|state)(?: [a-z@'-]+){1,7}? (?:on|of|from|dated) (${datePattern})`,
  'gu',
)
const bornDate = new RegExp(
  `\\b(?:the|its) date (?:borne by|carried by|on|of|given (?:in|on)|at the (?:head|foot|top|bottom) of) (?:it|@ref|@thing)(?: ?,)? (?:namely |being |is |which is |: ?)(${datePattern})`,
  'gu',
)

/** "the 2 April settlement" */
export const markDayBefore = (line: Line, context: ScreenContext): Line =>
  rewrite(line, datedBefore, (m) => rightOrWrong(m[1], context))

/** "the 2 April one", "Settlement of 2 April: accepted." */
export const markDayAlone = (line: Line, context: ScreenContext): Line =>
  [bareDated, openingDated].reduce(
    (marked, day) => rewrite(marked, day, (m) => rightOrWrong(m[1], context)),
    line,
  )

/** A day told of what is marked already, in a clause of its own or as the day of its form. */
export function markDayBehind(line: Line, context: ScreenContext): Line {
  let marked = rewrite(line, lateDate, (m) =>
    m[0].startsWith('@ref ,') && isNoDay(m[1] ?? '') ? undefined : rightOrWrong(m[1], context),
  )
  marked = rewrite(marked, ofFeast, (m) => (feastFits(m[1] ?? '', m[2], context) ? undefined : '@bad'))
  marked = rewrite(marked, ofNamedDay, (m) => (m[1] === undefined ? '@bad ' : rightOrWrong(m[1], context)))
  marked = rewrite(marked, ofYear, (m) => rightOrWrong(m[1], context))
  for (const day of [asOfDay, formOfDay, bornDate])
    marked = rewrite(marked, day, (m) => (dayFits(m[1] ?? '', context) ? undefined : ' @bad'))
  return marked
}

/** Whether every day in what follows a reference is the settlement's. */
export function datesFit(post: string, context: ScreenContext): boolean {
  if (post === '') return true
  for (const match of matchesOf(post, datedOnly))
    if (!dayFits(match[1] ?? match[2] ?? '', context)) return false
  return true
}

export function dayFits(text: string, context: ScreenContext): boolean {
  return isDayOf(parseDay(text.replace(/(?: ,)? (?:at )?\d{1,2}¤.*$/u, '')), context.settlementDate)
}

const rightOrWrong = (day: string | undefined, context: ScreenContext): string =>
  dayFits(day ?? '', context) ? '@ref' : '@bad'

/** What moves from year to year is not reckoned: it is no day that could be checked. */
function feastFits(name: string, year: string | undefined, context: ScreenContext): boolean {
  const day = feastDay(name)
  return (
    day !== undefined &&
    isDayOf(year === undefined ? day : { ...day, year: Number(year) }, context.settlementDate)
  )
}
