import type { Span } from '@/server/ratification/reading'
import type { Visible } from '@/server/ratification/visible'

/** What else the screen saw outside the grammar: disguised characters, code, questions left open. */
export interface Surroundings {
  spans: Span[]
  clumsy: boolean
  terse: boolean
  struck: boolean
}

const letters = /\p{L}/gu
// What ends a stretch is said, so that a long one can be cut in one way only.
const base64 = /^(?:[A-Za-z0-9+/]{16,}={0,2}(?:\s+|(?<==)|$))+$/u
const hexDump = /^(?:[0-9a-f]{2}[\s:]?){8,}$/iu
const bits = /^[01\s]{16,}$/u
const morse = /^[.\-/\s·–]{8,}$/u
const json = /[{[]\s*["']?\w+["']?\s*:\s*(?:["'{[\d]|true|false|null)|"\w+"\s*:\s*(?:"|true|false|\d)/u
const callLike =
  /\b[a-z_]\w*\((?:["'\w\s,.=:-]*)\)\s*;?|=>|===?|!=|\b\w+\s*=\s*(?:true|false|"[^"]*"|\d+)(?=\s*;|\s*$|\s+\w+=)|^\s*(?:SELECT\s.+\sFROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|(?:const|let|var)\s+\w+\s*=|git (?:commit|push)|npm |curl |sudo )|\$[a-z_]\w*|\b(?:echo|exec|bash|sh -c)\b[^.!?]{0,40}\$\d\b(?![.,]\d)|\b(?:then|do)\b[^!?]{0,40}\$\d\b[^!?]{0,40};\s*(?:fi|done)\b|<\?\w+|\bprint\(|::|&&|\|\|/iu
const assignment = /^\s*[\w.-]+\s*[=:]\s*[^\s;,&]+(?:\s*[;,&]\s*[\w.-]+\s*[=:]\s*[^\s;,&]+)*\s*;?\s*$/u
const fence = /```/u
const score = /^\s*(?:\d+\s*\/\s*\d+|\+\d+|\d+|#\S+|[<>^=~*_.!?-]+)\s*[.!]?\s*$/u
const hexOnly = /^\s*(?:sha256:)?[0-9a-f]{6,64}\s*$/iu
const signature = /^\s*\/s\/|^\s*(?:signed|sgd)[.:]?\s+[\p{Lu}][\p{L}.'-]+(?:\s+[\p{Lu}][\p{L}.'-]+)*\s*$/u
const machineMarkup =
  /\[\/?(?:INST|SYS|SYSTEM|USER|ASSISTANT)\]|<\|[^|>]{1,40}\|>|<<\/?SYS>>|^#{2,}\s*(?:system|instruction|end|output|user|assistant)/imu
const oddEmoji = /\u{1F92A}|\u{1F643}|\u{1F644}|\u{1F921}|\u{1F60F}|\u{1F609}|\u{1F61C}|\u{1F61D}/u
const crossed = /\u{1F91E}/u
const thumbsUp = /[\u{1F44D}\u{2705}\u{1F44C}\u{1F91D}\u{2714}\u{1F197}\u{1F4AF}]/u

/** What the statement is made of, before any grammar: code, symbols, emoji, gibberish, messages to a machine. */
export function readSurface(typed: string, visible: Visible): Span[] {
  const spans: Span[] = []
  const whole = { start: 0, end: typed.length }
  const text = visible.line.text
  const count = text.match(letters)?.length ?? 0
  const note = (reason: Span['reason'], pattern: RegExp) => {
    const hit = pattern.exec(typed)
    if (hit) spans.push({ start: hit.index, end: hit.index + hit[0].length, reason })
    return hit !== null
  }
  for (const hit of visible.disguises) spans.push({ ...hit, reason: 'deceptive' })
  if (/\p{L}/u.test(visible.hidden)) {
    const from = visible.disguises[0] ?? whole
    spans.push({ ...from, reason: 'injection' })
    if (/\b(?:if|unless|once|provided|only|subject)\b/iu.test(visible.hidden))
      spans.push({ ...from, reason: 'conditional' })
  }
  for (const hit of visible.markup)
    if (!spans.some((span) => span.start <= hit.start && hit.end <= span.end))
      spans.push({ ...hit, reason: 'injection' })
  note('injection', machineMarkup)
  const coded = json.test(text) || fence.test(typed) || assignment.test(text) || callLike.test(text)
  if (coded) {
    spans.push({ ...whole, reason: 'non_linguistic' })
  } else if (
    count === 0 ||
    score.test(text) ||
    hexOnly.test(text) ||
    base64.test(text.trim()) ||
    hexDump.test(text.trim()) ||
    bits.test(text) ||
    morse.test(text) ||
    signature.test(text) ||
    gibberish(text)
  ) {
    spans.push({ ...whole, reason: 'non_linguistic' })
  }
  note('sarcastic', oddEmoji)
  note('deceptive', crossed)
  return spans
}

/** Emoji standing where a verb should: a sign, not a statement. */
export function emojiForVerb(text: string): boolean {
  return thumbsUp.test(text)
}

/** Latin letters without the rhythm of any language. */
function gibberish(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]{4,}/gu) ?? []
  const all = text.match(/\p{L}+/gu) ?? []
  if (all.length > 6 || words.length === 0 || words.length < all.length / 2) return false
  const odd = words.filter(
    (word) =>
      !/[aeiouy]/u.test(word) ||
      /[bcdfghjklmnpqrstvwxz]{5,}/u.test(word) ||
      /(?:asd|sdf|dfg|fgh|hjk|jkl|qwe|wer|rty|zxc|xcv|cvb|kjh|lkj)/u.test(word),
  )
  return odd.length >= words.length / 2
}
