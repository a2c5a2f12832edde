import { plainOf } from '../language/plain'
import { stemsOf } from '../language/words'
import type { Reading } from './reading'

/**
 * Whether wordings are only listed: between quotation marks or behind list signs, under a heading and perhaps above a sentence that tells a red line
 * again. Nothing is said then of why any of them is put forward.
 */
export function onlyLists(reading: Reading): boolean {
  // What stands behind such a sign counts as quoted whole, its reasons too.
  if (/(?:^|\n)\s*>/u.test(reading.text)) return false
  const lines = stemsOf(reading.context.redLines.map((one) => plainOf(one.text).text).join('\n'))
  let items = 0
  for (const part of partsOf(reading.own)) {
    const quoted = part.split(BLANK).length - 1
    const rest = part.replaceAll(BLANK, ' ')
    const item = ITEM.exec(rest)?.[1]
    const words = (item ?? rest).match(/[\p{L}\d]+/gu)?.length ?? 0
    if (item !== undefined && words > 0) {
      if (EXPLAINS.test(item) || (quoted > 0 && words > 1)) return false
      items += Math.max(1, quoted)
    } else {
      items += quoted
      if (words > (quoted > 0 ? 1 : 0) && !isHeading(rest, words) && !tellsAgain(rest, lines)) return false
    }
  }
  return items > 1
}

/** Sentences and lines, a list on one line taken apart. */
const partsOf = (text: string): string[] =>
  text
    .replace(QUOTED, BLANK)
    .split(/\n|(?<=[.;!?”])\s+(?!\d)|(?<=:)\s+(?=[“(])|\s[–—]\s/u)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** What stands for a quotation. */
const BLANK = '“”'
const QUOTED = /[“"«][^“”"«»]*[”"»]/gu
const ITEM =
  /^(?:[-–—•▪*]|[([]?(?:\d|[a-dxyz]|[ivx]{1,3})[)\].:,]|[\da-d] [-–—]|(?:(?:option|version|clause|wording|alternative|variant)(?: (?:\d|[a-d]))?|one|two|three|(?:first|second|third)(?: version)?|or|either) ?[:)])\s*(.*)$/u
const EXPLAINS =
  /\b(?:because|since|so|which|but|though|although|while|whereas|would|could|might|may|this|that|these|those|its?|reasons?|why|closer|near(?:er)?|former|latter|both|rather|than|instead of|as|follows?|from|between|middle|half ?way|midway|costs?|cheaper|names?|named|says?|said|asks?|wants?|fills?|his|her|their)\b/u

const HEADS =
  /\b(?:wordings?|options?|proposals?|proposed|possib\p{L}+|versions?|suggest\p{L}+|discussion|provisional\p{L}*|binding|drafts?|alternatives?|adopted|final|ways?|terms?|choices?|unconfirmed|comment|debate|rules|tentative|issue \d)\b/u
const isHeading = (text: string, words: number): boolean =>
  words < 15 && HEADS.test(text) && !EXPLAINS.test(text)

const SMALL = stemsOf(
  'all each both either any of them three two the and not none every case per has have are stays stand remains same unchanged under with',
)
/** A sentence two thirds of whose words are those of red lines. */
function tellsAgain(text: string, lines: ReadonlySet<string>): boolean {
  const stems = [...stemsOf(text)].filter((one) => !SMALL.has(one))
  return stems.length > 0 && stems.filter((one) => lines.has(one)).length * 3 >= stems.length * 2
}
