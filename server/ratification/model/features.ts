import { matchesOf } from '@/server/patterns/matches'
import { keepsForm, stem, wordClass } from '@/server/ratification/model/word-classes'
import type { Span } from '@/server/ratification/reading'

/** A stretch of a canonical line, and the numbers of the features it shows. */
export interface Unit {
  start: number
  end: number
  features: Int32Array
}

export interface Marked {
  /** The canonical line with references and people marked, before any idiom is set aside. */
  text: string
  /** Where acts of assent stand in it: known ones (`act`), suspected ones (`loose`), and those that miss (`lame …`). */
  acts: readonly { start: number; end: number; kind: string }[]
  /** What the rules' tables noticed in it, and the idioms they hold for harmless; the same offsets. */
  cues: readonly Span[]
  idioms: readonly { start: number; end: number }[]
}

/** Features fall into this many places; two may share one. */
export const PLACES = 1 << 18

interface Token {
  text: string
  start: number
  end: number
  word: number
  stem: number
  kind: number
  /** Function words by their form, others by their class. */
  form: number
  name: string
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}
const mix = (a: number, b: number): number => {
  let hash = Math.imul(a ^ (b + 0x9e3779b9 + (a << 6) + (a >>> 2)), 0x85ebca6b)
  hash ^= hash >>> 13
  return Math.imul(hash, 0xc2b2ae35) | 0
}

const spaces = {
  word: 1,
  stem: 2,
  kind: 3,
  words: 4,
  kinds: 5,
  forms: 6,
  mixed: 7,
  skip: 8,
  opens: 9,
  shuts: 10,
  placed: 11,
  length: 12,
  actor: 13,
  whole: 14,
  edge: 16,
  near: 17,
  cue: 18,
  idiom: 19,
} as const

const known = new Map<string, Omit<Token, 'text' | 'start' | 'end'>>()
function tokenOf(text: string, start: number): Token {
  let seen = known.get(text)
  if (seen === undefined) {
    const name = wordClass(text)
    const word = hashOf(text)
    const kind = hashOf(`#${name}`)
    seen = { word, stem: hashOf(stem(text)), kind, form: keepsForm(name) ? word : kind, name }
    // Bounded: names and numbers would fill it otherwise.
    if (known.size < 20_000) known.set(text, seen)
  }
  return { text, start, end: start + text.length, ...seen }
}

const breaks = new Set(['.', '!', '?', '…'])
const joints = new Set([',', ';', ':', '~', '(', ')', '"', '/'])
const connectives = new Set([
  'and',
  'but',
  'so',
  'because',
  'if',
  'unless',
  'although',
  'though',
  'while',
  'until',
  'once',
  'when',
  'provided',
  'except',
  'or',
  'since',
  'as',
  'then',
  'yet',
  'which',
  'after',
  'before',
  'with',
  'without',
  'only',
])
const LONGEST_UNIT = 40

/** Clauses of a statement and its sentences, each as features; the whole statement is the last unit. */
export function unitsOf({ text, acts, cues, idioms }: Marked): Unit[] {
  const tokens: Token[] = []
  for (const match of matchesOf(text, /[^ ]+/gu)) tokens.push(tokenOf(match[0], match.index))
  const acting = new Uint8Array(tokens.length)
  let firstAct = -1
  let lastAct = -1
  let a = 0
  for (const [i, token] of tokens.entries()) {
    while (a < acts.length && (acts[a]?.end ?? 0) <= token.start) a += 1
    const act = acts[a]
    if (act && token.start >= act.start && token.start < act.end) {
      acting[i] = 1
      if (firstAct < 0) firstAct = i
      lastAct = i
    }
  }
  const units: Unit[] = []
  const sentenceOf = new Int32Array(tokens.length)
  let sentence = 0
  for (const [i, token] of tokens.entries()) {
    sentenceOf[i] = sentence
    if (breaks.has(token.text)) sentence += 1
  }
  const actSentence = firstAct < 0 ? -1 : (sentenceOf[firstAct] ?? -1)
  const lastActSentence = lastAct < 0 ? -1 : (sentenceOf[lastAct] ?? -1)
  let from = 0
  for (let i = 0; i <= tokens.length; i += 1) {
    const token = tokens[i]
    const previous = tokens[i - 1]
    const cut =
      token === undefined ||
      i - from >= LONGEST_UNIT ||
      breaks.has(token.text) ||
      (joints.has(token.text) && i > from) ||
      (i > from &&
        connectives.has(token.text) &&
        previous !== undefined &&
        !joints.has(previous.text) &&
        i - from >= 3)
    if (!cut) continue
    if (i > from) push(from, i)
    from = token !== undefined && breaks.has(token.text) ? i + 1 : i
  }
  return units

  function push(begin: number, end: number): void {
    let first = begin
    while (first < end && !/[\p{L}\p{N}@]/u.test(tokens[first]?.text ?? '')) first += 1
    if (first >= end) return
    const place = placeOf(begin, end)
    const features = clauseFeatures(first, end, place, tokens[begin])
    const open = tokens[first]
    const shut = tokens[end - 1]
    if (open && shut) units.push({ start: open.start, end: shut.end, features })
  }

  /** Where a clause stands: holding an act, before or after the acts, in the same sentence or another. */
  function placeOf(begin: number, end: number): number {
    if (firstAct < 0) return 0
    let act = false
    for (let i = begin; i < end; i += 1) if (acting[i] === 1) act = true
    if (act) return 1
    const s = sentenceOf[begin] ?? 0
    if (begin < firstAct) return s === actSentence ? 2 : 3
    if (begin > lastAct) return s === lastActSentence ? 4 : 5
    return 6
  }

  function clauseFeatures(begin: number, end: number, place: number, joint: Token | undefined): Int32Array {
    const out: number[] = []
    const add = (space: number, value: number) => {
      out.push(mix(value, space) & (PLACES - 1))
    }
    const questioned = (() => {
      for (let i = end; i < Math.min(tokens.length, end + 30); i += 1) {
        const sign = tokens[i]?.text ?? ''
        if (sign === '?') return true
        if (breaks.has(sign)) return false
      }
      return false
    })()
    let actor = 0
    let modal = 0
    let negative = 0
    let act = 0
    for (let i = begin; i < end; i += 1) {
      const one = tokens[i]
      if (!one) continue
      const inAct = acting[i] === 1 ? 1 : 0
      if (inAct === 1 && act === 0) {
        act = 1
        const before = tokens[i - 1]
        const farther = tokens[i - 2]
        if (before && i > begin) {
          add(spaces.edge, before.word)
          add(spaces.edge, mix(before.form, farther && i - 1 > begin ? farther.form : 7))
        }
      }
      add(spaces.word, mix(one.word, inAct))
      add(spaces.stem, one.stem)
      add(spaces.kind, one.kind)
      add(spaces.placed, mix(one.form, place))
      if (
        one.name === 'me' ||
        one.name === 'they' ||
        one.name === 'you' ||
        one.text === '@other' ||
        one.text === '@self'
      ) {
        if (actor === 0)
          actor =
            one.name === 'me'
              ? 1
              : one.name === 'they'
                ? 2
                : one.name === 'you'
                  ? 3
                  : one.text === '@other'
                    ? 4
                    : 5
      }
      if (one.name === 'would' || one.name === 'will' || one.name === 'must') modal = modal || one.kind
      if (one.name === 'neg') negative = 1
      const next = i + 1 < end ? tokens[i + 1] : undefined
      if (next) {
        add(spaces.words, mix(one.stem, next.stem))
        add(spaces.forms, mix(one.form, next.form))
        add(spaces.mixed, mix(one.stem, next.kind))
        add(spaces.mixed, mix(one.kind + 1, next.stem))
        const after = i + 2 < end ? tokens[i + 2] : undefined
        if (after) {
          add(spaces.skip, mix(one.form, after.form))
          add(spaces.kinds, mix(mix(one.form, next.form), after.form))
          const fourth = i + 3 < end ? tokens[i + 3] : undefined
          if (fourth) add(spaces.skip, mix(one.form + 3, fourth.form))
        }
      }
    }
    const first = tokens[begin]
    const second = tokens[begin + 1]
    const last = tokens[end - 1]
    if (first) {
      add(spaces.opens, mix(first.form, place))
      if (second && begin + 1 < end)
        add(spaces.opens, mix(mix(first.form, second.form), place > 1 ? 2 : place))
    }
    if (last) add(spaces.shuts, mix(last.form, place))
    const ask = questioned ? 1 : 0
    add(spaces.actor, mix(mix(mix(actor, modal), negative), place * 2 + ask))
    add(spaces.actor, mix(mix(actor, modal), 99))
    add(spaces.actor, mix(actor, 1000 + place))
    add(spaces.whole, place * 2 + ask)
    if (joint) add(spaces.near, mix(joint.word, place))
    const reach = { start: first?.start ?? 0, end: last?.end ?? 0 }
    for (const cue of cues)
      if (cue.start < reach.end && reach.start < cue.end) {
        add(spaces.cue, hashOf(cue.reason))
        add(spaces.cue, mix(hashOf(cue.reason), place + 1))
      }
    let covered = 0
    for (const idiom of idioms)
      covered += Math.max(0, Math.min(idiom.end, reach.end) - Math.max(idiom.start, reach.start))
    const share = covered / Math.max(1, reach.end - reach.start)
    if (share > 0) add(spaces.idiom, share > 0.6 ? 2 : 1)
    add(spaces.length, Math.min(7, Math.floor(Math.log2(1 + end - begin) * 1.5)) * 8 + place)
    return Int32Array.from(new Set(out))
  }
}
