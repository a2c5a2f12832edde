import { type NumberAt, numbersIn } from '../../language/numbers'
import { plainOf } from '../../language/plain'
import type { Stretch } from '../../language/sentences'
import { stem, type Word, wordsIn } from '../../language/words'
import { conceptsIn } from '../concepts'
import type { SealedText } from '../input'
import { ORDINARY } from '../ordinary'
import { namesPattern, type Reading } from '../reading'
import { akin, linesOf } from '../thesaurus'
import { placeOf } from './features'
import { mattersOf } from './matters'
import type { Token } from './tokens'

/** One sealed part, and what of it nobody has said in public. */
export type Hidden = {
  kind: SealedText['kind'] | 'order'
  words: { stem: string; closed: number[]; touched: number[]; ordinary: boolean; name: boolean }[]
  concepts: Set<string>
  figures: number[]
  owner: RegExp
}

/** What everybody has read. */
export type OpenGround = {
  stems: Set<string>
  lines: Set<number>
  concepts: Set<string>
  figures: number[]
  known: Map<string, boolean>
}

/** @param said everything said in public that counts, in plain form. */
export function openGround(reading: Reading, said = reading.public): OpenGround {
  const text = [...said, reading.context.parties.join(' ').toLowerCase()].join('\n')
  const stems = new Set(wordsIn(text).map((one) => one.stem))
  return {
    stems,
    lines: new Set([...stems].flatMap(groupsOf)),
    concepts: conceptsIn(text),
    figures: numbersIn(text).map((one) => one.value),
    known: new Map(),
  }
}

const groups = new Map<string, number[]>()
/** The lines of both word lists in which a stem stands. */
function groupsOf(key: string): number[] {
  const before = groups.get(key)
  if (before) return before
  const found = [...linesOf(key), ...[...mattersOf(key)].map((one) => one + 1000)]
  if (groups.size < 20_000) groups.set(key, found)
  return found
}

function isOpen(key: string, open: OpenGround): boolean {
  const before = open.known.get(key)
  if (before !== undefined) return before
  const found = open.stems.has(key) || [...open.stems].some((one) => akin(one, key))
  open.known.set(key, found)
  return found
}

type Part = { party: string; text: string; kind: Hidden['kind']; value?: SealedText['value'] }

export function hiddenOf(sealed: Part, open: OpenGround): Hidden {
  const text = plainOf(sealed.text).text
  const proper = new Set(
    [...sealed.text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu)].map((one) => stem(one[0].toLowerCase())),
  )
  const value = Number(sealed.value)
  const figures = numbersIn(text).map((one) => one.value)
  if (Number.isFinite(value) && sealed.value !== undefined && !figures.includes(value)) figures.push(value)
  const words = new Map(wordsIn(text).map((one) => [one.stem, one]))
  return {
    kind: sealed.kind,
    words: [...words.values()]
      .filter((one) => !isOpen(one.stem, open))
      .map((one) => ({
        stem: one.stem,
        closed: groupsOf(one.stem).filter((line) => !open.lines.has(line)),
        touched: groupsOf(one.stem).filter((line) => open.lines.has(line)),
        ordinary: ORDINARY.has(one.stem),
        name: proper.has(one.stem),
      })),
    concepts: new Set([...conceptsIn(text)].filter((one) => !open.concepts.has(one))),
    figures,
    owner: new RegExp(`\\b${namesPattern([sealed.party])}\\b`, 'u'),
  }
}

/** What of a sentence is the same for every secret. */
export type Told = {
  text: string
  before: string
  words: Word[]
  fresh: Word[]
  concepts: Set<string>
  shares: number[]
  products: number[]
  figures: number[]
  /** Figures said in public. */
  open: number[]
  tokens: readonly Token[]
}

/** What of a sentence needs nothing but itself, read once however much it is held against. */
export type Heard = Pick<Told, 'text' | 'before' | 'words' | 'concepts' | 'tokens'> & {
  numbers: NumberAt[]
  parts: number[]
}

export function heardOf(sentence: Stretch, before: string, tokens: readonly Token[]): Heard {
  const { text } = sentence
  return {
    text,
    before,
    tokens,
    words: wordsIn(text),
    concepts: conceptsIn(text),
    numbers: numbersIn(text),
    parts: sharesIn(text),
  }
}

export function toldOf(heard: Heard, open: OpenGround): Told {
  const { text, before, words, concepts, tokens, numbers, parts } = heard
  return {
    text,
    before,
    words,
    concepts,
    tokens,
    fresh: words.filter((one) => !isOpen(one.stem, open)),
    shares: [...parts, ...numbers.filter((one) => one.fraction).map((one) => one.value)],
    products: productsOf(heard, open),
    figures: numbers
      .map((one) => one.value)
      .filter((value) => !open.figures.some((other) => Math.abs(other - value) < 1e-6 * Math.max(1, value))),
    open: open.figures,
  }
}

const COUNT: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  hundred: 100,
}
const count = (word = '') => COUNT[word] ?? Number(word)

/** "9/20", "four parts in five", "three out of every four", "half". */
function sharesIn(text: string): number[] {
  const word = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred)'
  return [
    ...text.matchAll(new RegExp(`\\b${word}\\s?/\\s?${word}\\b`, 'g')),
    ...text.matchAll(
      new RegExp(
        `\\b${word} (?:parts? |points? |\\p{L}+ )?(?:out of|in|of) (?:every |each |a |its )?${word}\\b`,
        'gu',
      ),
    ),
  ].flatMap((one) => {
    const share = count(one[1]) / count(one[2])
    return share > 0 && share < 1 ? [share] : []
  })
}

const TIMES: [RegExp, number][] = [
  [/\bhalf as much again\b|\bhalf again\b|\bone and a half times\b/, 1.5],
  [/\b(?:twice|double|two times)\b/, 2],
  [/\b(?:three times|triple|treble)\b/, 3],
  [/\bhalf\b/, 0.5],
  [/\b(?:a |one )third (?:more|again|above|over|higher)\b/, 4 / 3],
  [/\b(?:a |one )third (?:less|below|under|lower|off)\b/, 2 / 3],
  [/\b(?:a |one )quarter (?:more|again|above|over|higher)\b/, 1.25],
  [/\b(?:a |one )quarter (?:less|below|under|lower|off)\b/, 0.75],
]

/** What the shares and multiples of a sentence make of open figures, where it does not say the result itself. */
function productsOf({ text, numbers: figures, parts }: Heard, open: OpenGround): number[] {
  const times = [
    ...TIMES.filter(([words]) => words.test(text)).map(([, by]) => by),
    ...figures.filter((one) => one.fraction).map((one) => one.value),
    ...figures
      .filter((one) => /^\s*(?:%|percent|per cent)/.test(text.slice(one.end)))
      .map((one) => one.value / 100),
    ...parts,
  ]
  const said = figures.map((one) => one.value)
  return times.flatMap((by) =>
    open.figures
      .filter((one) => one >= 13)
      .flatMap((one) => [one * by, one * (1 - by), one * (1 + by)])
      .filter(
        (value) =>
          value > 0 &&
          !said.some((other) => near(other, value, 0.01)) &&
          !open.figures.some((other) => near(other, value, 0.001)),
      ),
  )
}

const step = (value: number, ...at: number[]) => at.filter((one) => value >= one).length

/** What a sentence shows of one secret: how much of it, by what words and figures, and about whom. */
export function secretFeatures(told: Told, hidden: Hidden, own: Int32Array): Int32Array {
  const found = new Set<number>()
  const { kind } = hidden
  const add = (text: string) => found.add(placeOf(text))
  let exact = 0
  let telling = 0
  let alike = 0
  let kin = 0
  let weight = 0
  let whole = 0
  for (const word of hidden.words) {
    const worth = word.name ? 2 : word.ordinary ? 0.5 : 1
    whole += worth
    if (told.fresh.some((one) => akin(one.stem, word.stem))) {
      exact += 1
      weight += worth
      if (!word.ordinary) telling += 1
    } else if (told.fresh.some((one) => groupsOf(one.stem).some((line) => word.closed.includes(line)))) {
      alike += 1
      weight += worth * 0.7
    } else if (told.fresh.some((one) => groupsOf(one.stem).some((line) => word.touched.includes(line))))
      kin += 1
  }
  const meeting = told.fresh.filter((one) =>
    hidden.words.some(
      (word) => akin(one.stem, word.stem) || groupsOf(one.stem).some((line) => word.closed.includes(line)),
    ),
  ).length
  const ideas = [...hidden.concepts].filter((one) => told.concepts.has(one)).length
  const owner = hidden.owner.test(told.text) ? 'named' : hidden.owner.test(told.before) ? 'before' : 'far'
  const you = told.tokens.some((one) => one.classes.includes('you'))
  const they = told.tokens.some((one) => one.classes.includes('they'))
  const about =
    owner === 'named'
      ? 'named'
      : owner === 'before' && (you || they)
        ? 'meant'
        : you || they
          ? 'maybe'
          : 'far'
  const cover = whole > 0 ? weight / whole : 0
  const figure = figureRelation(told, hidden)
  const part = kind === 'order' ? 'order' : kind === 'weight' || kind === 'score' ? 'worth' : 'matter'
  const e = Math.min(3, exact)
  const a = Math.min(3, alike)
  add(`k ${kind}`)
  add(`e ${part} ${e}`)
  add(`t ${part} ${Math.min(3, telling)}`)
  add(`a ${part} ${a}`)
  add(`i ${part} ${Math.min(2, ideas)}`)
  add(`kin ${part} ${Math.min(3, kin)}`)
  add(`mt ${part} ${Math.min(4, meeting)}`)
  add(`mo ${part} ${Math.min(4, meeting)} ${about}`)
  add(`ea ${part} ${e} ${a} ${Math.min(2, ideas)}`)
  add(`c ${part} ${step(cover, 0.01, 0.15, 0.3, 0.45, 0.6, 0.8)}`)
  add(`w ${part} ${step(weight, 0.4, 0.7, 1, 1.5, 2, 3)}`)
  for (let i = 0; i <= step(weight, 0.4, 0.7, 1, 1.5, 2, 3); i += 1) add(`w> ${part} ${i}`)
  for (let i = 0; i <= step(cover, 0.01, 0.15, 0.3, 0.45, 0.6, 0.8); i += 1) add(`c> ${part} ${i}`)
  add(`o ${part} ${about}`)
  if (weight > 0 || ideas > 0) {
    add(`ow ${part} ${about} ${step(weight, 0.4, 0.7, 1, 1.5, 2)}`)
    add(`oi ${part} ${about} ${Math.min(2, ideas)}`)
  }
  for (const one of figure) {
    add(`g ${one}`)
    add(`gk ${kind} ${one}`)
    add(`go ${one} ${about}`)
    for (const name of new Set(told.tokens.flatMap((token) => token.classes))) add(`gc ${one} ${name}`)
  }
  add(`n ${step(told.fresh.length, 1, 2, 4, 7)}`)
  add(`ns ${step(told.fresh.length / Math.max(1, told.words.length), 0.2, 0.4, 0.6, 0.8)}`)
  const classes = new Set(told.tokens.flatMap((token) => token.classes))
  for (const name of classes) {
    add(`kc ${kind} ${name}`)
    add(`oc ${about} ${name}`)
    if (weight >= 0.7 || ideas > 0) add(`hc ${name}`)
  }
  const all = new Int32Array(own.length + found.size)
  all.set(own)
  let at = own.length
  for (const one of found) all[at++] = one
  return all
}

const near = (a: number, b: number, share: number) => Math.abs(a - b) <= share * Math.abs(b)

/** How the figures of a sentence that nobody has said in public stand to the figures of a secret. */
function figureRelation(told: Told, hidden: Hidden): string[] {
  const found = new Set<string>()
  for (const secret of hidden.figures) {
    if (secret === 0) continue
    const worth = hidden.kind === 'weight' || hidden.kind === 'score'
    if (
      worth &&
      told.shares.some(
        (one) =>
          near(one * 100, secret, 0.03) || near((1 - one) * 100, secret, 0.03) || near(one, secret, 0.03),
      )
    )
      found.add('share')
    if (secret >= 13 && told.products.some((one) => near(one, secret, 0.012))) found.add('product')
    for (const value of told.figures) {
      if (near(value, secret, 1e-6)) found.add(secret < 13 ? 'same small' : 'same')
      else if (secret >= 13 && near(value, secret, 0.04)) found.add('near')
      else if (secret >= 13 && near(value, secret, 0.15)) found.add('about')
      else if (
        secret >= 100 &&
        [2, 3, 4, 0.5, 10, 12, 1 / 12, 100, 1000].some((by) => near(value * by, secret, 0.01))
      )
        found.add('multiple')
      if (worth && near(value, 100 - secret, 1e-6)) found.add('rest')
      if (secret < 1 && told.open.some((one) => one >= 100 && near(value, one * secret, 0.04)))
        found.add('share of open')
    }
  }
  return [...found]
}
