import { numbersIn } from '../../language/numbers'
import { plainOf } from '../../language/plain'
import { isNegated } from '../../language/polarity'
import { wordsIn } from '../../language/words'
import { namesPattern, type Reading } from '../reading'
import { akin, linesOf } from '../thesaurus'
import { placeOf } from './features'
import { tokensOf } from './tokens'

/** What an output shows of one red line, and the sentence that comes nearest to it. */
export type LineShown = { features: Int32Array; unit: number }

const step = (value: number, ...at: number[]) => at.filter((one) => value >= one).length

/** How each red line fares: how much of it is there, with what figures, and with which words that it does not have itself. */
export function linesShown(reading: Reading, names: RegExp): LineShown[] {
  if (reading.act === 'question' || reading.act === 'simulate' || reading.act === 'conflicts') return []
  return reading.context.redLines.map((line) => {
    const found = new Set<number>()
    const add = (text: string) => found.add(placeOf(`${reading.act} ${text}`))
    const text = plainOf(line.text).text
    const words = wordsIn(text)
    const figures = numbersIn(text).map((one) => one.value)
    const own = new Set(tokensOf(text, names).flatMap((one) => one.classes))
    const owner = new RegExp(`\\b${namesPattern([line.party])}`, 'u')
    let unit = 0
    let most = -1
    const covers = reading.sentences.map((sentence, at) => {
      const said = wordsIn(sentence.text)
      const values = numbersIn(sentence.text).map((one) => one.value)
      const hit = words.filter((word) => said.some((one) => akin(one.stem, word.stem))).length
      const alike = words.filter((word) =>
        said.some((one) => [...linesOf(one.stem)].some((group) => linesOf(word.stem).has(group))),
      ).length
      const same = figures.filter((one) => values.includes(one)).length
      const cover =
        (hit + 0.4 * Math.max(0, alike - hit) + 1.5 * same) / Math.max(1, words.length + 1.5 * figures.length)
      const named = owner.test(sentence.text) ? 0.05 : 0
      if (cover + named > most) {
        most = cover + named
        unit = at
      }
      return cover
    })
    const best = reading.sentences[unit]?.text ?? ''
    const next = reading.sentences[unit + 1]?.text ?? ''
    const values = numbersIn(best).map((one) => one.value)
    const cover = covers[unit] ?? 0
    const level = step(cover, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9)
    for (let i = 0; i <= level; i += 1) add(`c> ${i}`)
    add(`c ${level}`)
    const figure =
      figures.length === 0
        ? 'none'
        : figures.some((one) => values.includes(one))
          ? 'same'
          : values.length > 0
            ? 'other'
            : 'gone'
    add(`f ${figure}`)
    add(`f ${figure} ${step(cover, 0.3, 0.6)}`)
    const parity = `${isNegated(text)} ${isNegated(best)}`
    add(`n ${parity}`)
    add(`n ${parity} ${step(cover, 0.3, 0.6)}`)
    const marked = /\bred lines?\b/.test(best) ? 'marked' : /\bred lines?\b/.test(next) ? 'next' : 'bare'
    add(`m ${marked}`)
    add(`o ${owner.test(best)} ${marked}`)
    add(`u ${/\bunmet|not met|not kept|left out|not taken in\b/.test(`${best} ${next}`)}`)
    const tokens = tokensOf(best, names)
    for (const name of new Set(tokens.flatMap((one) => one.classes)))
      if (!own.has(name)) {
        add(`x ${name}`)
        add(`x ${name} ${step(cover, 0.3, 0.6)}`)
      }
    const stems = new Set(words.map((one) => one.stem))
    for (const [at, one] of tokens.entries()) {
      if (stems.has(one.stem) || one.classes.length === 0) continue
      add(`w ${one.stem}`)
      const after = tokens[at + 1]
      if (after) add(`b ${one.form} ${after.form}`)
    }
    add('base')
    return { features: Int32Array.from(found), unit }
  })
}
