import { withoutReplaced } from '../language/polarity'
import type { Clash, Sentence } from './clash'
import { figures } from './figure-clashes'
import { lettersIn } from './options'
import { everyDay, opposite, sole } from './word-clashes'

/** The first way found in which two sentences cannot both hold; null where none is. */
export function clashOf(first: Sentence, second: Sentence): Clash | null {
  const a = { ...first, text: withoutReplaced(first.text) }
  const b = { ...second, text: withoutReplaced(second.text) }
  return options(a, b) ?? figures(a, b) ?? opposite(a, b) ?? everyDay(a, b) ?? sole(a, b)
}

/** Two answers to one question that name different choices by their letters, and none in common. */
function options(a: Sentence, b: Sentence): Clash | null {
  if (a.issue === null || a.issue !== b.issue) return null
  const [mine, theirs] = [lettersIn(a.text), lettersIn(b.text)]
  const apart = mine.length > 0 && theirs.length > 0 && !mine.some((one) => theirs.includes(one))
  return apart ? { how: 'options', sure: true, mine: null, theirs: null } : null
}
