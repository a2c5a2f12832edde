import type { Act } from '../input'
import type { Hidden } from './hidden'
import { figureSigns, unexplainedIn } from './leak-figure-signs'
import { dot, nearness, type Placed, type Placing } from './meaning'
import { aboutOf } from './secret-signs'
import type { Told } from './told'

/** One sealed part: its words in meaning, the classes of its words that nothing public has, and what the whole text has of it. */
export type Veiled = {
  hidden: Hidden
  placing: Placing
  classes: ReadonlySet<string>
  whole: Meeting
  wholeClose: number
}

/** What is the same for every sentence of a text. */
export type Around = {
  act: Act
  sentences: number
  /** Figures of the whole text, and those said in public. */
  beside: readonly number[]
  open: readonly number[]
  openMiddle: Float32Array | undefined
}

/** Classes of words that say something by being in a sentence beside a secret. */
const FRAMES = [
  'neg',
  'may',
  'must',
  'you',
  'they',
  'all',
  'closed',
  'silence',
  'about',
  'pair',
  'limitwords',
  'good',
  'haste',
  'loss',
  'urge',
  'rank',
  'part',
  'limit',
  'elsewhere',
  'hint',
  'soonchange',
  'because',
  'if',
  'source',
  'now',
] as const

const ABOUT = ['far', 'maybe', 'meant', 'named'] as const

export const cosine = (a: Float32Array | undefined, b: Float32Array | undefined) => (a && b ? dot(a, b) : 0)

/** What of a sentence is the same for every secret. */
type SentenceSigns = {
  here: Placing
  closeToOpen: number
  unexplained: number
  classes: ReadonlySet<string>
  signs: Record<string, number>
}

export function sentenceSigns(told: Told, here: Placing, around: Around): SentenceSigns {
  const classes = new Set(told.tokens.flatMap((one) => one.classes))
  const novel = here.terms.map((one) => one.weight * (1 - one.open)).sort((a, b) => b - a)
  const novelty = novel.reduce((a, b) => a + b, 0)
  const closeToOpen = cosine(here.middle, around.openMiddle)
  const signs = {
    question: Number(told.text.endsWith('?')),
    asking: Number(around.act === 'question'),
    offering: Number(around.act === 'draft' || around.act === 'alternatives'),
    simulating: Number(around.act === 'simulate'),
    words: told.words.length,
    sentences: around.sentences,
    closeToOpen,
    novelty,
    novelFirst: novel[0] ?? 0,
    novelSecond: novel[1] ?? 0,
    novelThird: novel[2] ?? 0,
    novelMean: novel.length > 0 ? novelty / novel.length : 0,
    times: told.times.length,
    ...Object.fromEntries(FRAMES.map((one) => [`has ${one}`, Number(classes.has(one))])),
  }
  const unexplained = unexplainedIn(told, around.open, around.beside)
  return { here, closeToOpen, unexplained, classes, signs }
}

/** What a sentence shows of one secret, as figures to grow trees on. */
export function leakSigns(
  told: Told,
  sentence: SentenceSigns,
  veiled: Veiled,
  around: Around,
): Record<string, number> {
  const { hidden, whole } = veiled
  const local = meeting(sentence.here, veiled.placing)
  const worth = hidden.kind === 'weight' || hidden.kind === 'score'
  const close = cosine(sentence.here.middle, veiled.placing.middle)
  let framesShared = 0
  for (const one of veiled.classes) if (sentence.classes.has(one)) framesShared += 1
  return {
    batna: Number(hidden.kind === 'batna'),
    note: Number(hidden.kind === 'note'),
    worth: Number(worth),
    about: ABOUT.indexOf(aboutOf(told, hidden)),
    hidden: hidden.words.length,
    cover: local.cover,
    sum: local.sum,
    best: local.best,
    second: local.second,
    contrast: local.contrast,
    contrastSecond: local.contrastSecond,
    exact: local.exact,
    exactWeight: local.exactWeight,
    wholeCover: whole.cover,
    wholeSum: whole.sum,
    wholeContrast: whole.contrast,
    wholeContrastSecond: whole.contrastSecond,
    wholeExact: whole.exact,
    wholeClose: veiled.wholeClose,
    close,
    closer: close - sentence.closeToOpen,
    framesShared,
    ...figureSigns(told, hidden.figures, around.open, sentence.unexplained, worth),
    ...sentence.signs,
  }
}

/** How much of a secret's words, by meaning, some words have: each of its words beside the one that comes nearest. */
export type Meeting = {
  cover: number
  sum: number
  best: number
  second: number
  contrast: number
  contrastSecond: number
  exact: number
  exactWeight: number
}

export function meeting(here: Placing, veiled: Placing): Meeting {
  const found: number[] = []
  const contrasts = new Map<Placed, number>()
  let all = 0
  let exact = 0
  let exactWeight = 0
  for (const secret of veiled.terms) {
    if (secret.open >= 0.999) continue
    const worth = secret.weight * (1 - 0.6 * secret.open)
    all += worth
    let most = 0
    let contrast = 0
    let by: Placed | undefined
    for (const term of here.terms) {
      if (term.open >= 0.999) continue
      const close = nearness(secret, term)
      // Nearer to the secret than to anything that everybody has read.
      const more = (close - Math.max(term.open, 0.25)) * Math.sqrt(secret.weight * term.weight)
      if (more > contrast) {
        contrast = more
        by = term
      }
      most = Math.max(most, ((close - 0.3) / 0.7) * (1 - 0.7 * term.open) * Math.sqrt(term.weight))
      if (close === 1) {
        exact += 1
        exactWeight += secret.weight
      }
    }
    found.push(worth * most)
    if (by) contrasts.set(by, Math.max(contrasts.get(by) ?? 0, contrast))
  }
  found.sort((a, b) => b - a)
  const [first = 0, next = 0] = [...contrasts.values()].sort((a, b) => b - a)
  const sum = found.reduce((a, b) => a + b, 0)
  return {
    sum,
    cover: all > 0 ? sum / all : 0,
    best: found[0] ?? 0,
    second: found[1] ?? 0,
    contrast: first,
    contrastSecond: next,
    exact,
    exactWeight,
  }
}
