import { type Line, rewrite } from '@/server/ratification/line'
import type { ScreenContext } from '@/server/ratification/reading'

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
)
const earlier =
  'earlier|earliest|previous|prior|former|old|older|oldest|original|initial|preceding|other|different|next|later|future|superseded|withdrawn|rejected|discarded|unrevised|unamended|shorter|longer|simpler|modified|altered'
const forms = 'form|shape|version|draft|edition|wording|state|text|stage'
const which = `((?:${earlier}|${ordinals.join('|')}))`

/** "this settlement, the earlier one", "in its second form": another text, unless the count is that of the version. */
const oneOfSeveral = new RegExp(
  `@ref(?: ,? ?as (?:it is )?written)?(?: , (?:but )?| [(] )(?:in )?(?:the|an?|its|my|our) (?:(?:much|very|even|far|rather) )?${which}(?: ,? ?[a-z]+ly)? (?:one|${forms})\\b(?! (?:of (?:mind|our|my|life)|ever|(?:that )?(?:i|we) (?:have|had|ever)))`,
  'gu',
)
const inForm = new RegExp(
  `@ref(?: ,? ?as (?:it is )?written)?(?: ,)? (?:in|under) (?:the|an?|its|their|some|one of its) (?:(?:much|very|even|far|rather) )?${which} (?:${forms})s?\\b(?! (?:of mind|than i))`,
  'gu',
)

export function markForm(line: Line, context: ScreenContext): Line {
  const right = (word: string | undefined) => ordinals.indexOf(word ?? '') + 1 === context.settlementVersion
  return [oneOfSeveral, inForm].reduce(
    (marked, form) => rewrite(marked, form, (m) => (right(m[1]) ? undefined : '@bad')),
    line,
  )
}
