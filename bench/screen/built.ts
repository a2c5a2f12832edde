import { readdir, readFile } from 'node:fs/promises'
import {
  type Label,
  labels,
  type ReasonCode,
  reasonCodes,
  type ScreenContext,
} from '@/server/ratification/reading'
import { ROOT } from '../root'
import type { Item } from './corpora'

/** Ways to say yes, put where a built line leaves room for one. `{n}` is a name in full, `{t}` the title. */
const acts = [
  'I accept this settlement as written',
  'I accept this settlement',
  'I agree to this settlement',
  'I ratify this settlement as written',
  'I ratify version {v}',
  'I accept version {v} of the settlement',
  'I agree to these terms',
  'I accept the terms above',
  'I accept the {t}',
  'I ratify the {t} as it stands',
  'I accept the settlement dated {d}',
  'I consent to this agreement',
  'I adopt this settlement in full',
  'I am bound by this settlement',
  'I hereby agree to the above settlement',
  'I bind myself to what is written above',
  'this settlement has my consent',
  'this settlement is accepted by me',
  'I say yes to this settlement',
  'I confirm my acceptance of this settlement',
  'I sign up to this settlement',
  'my answer to this settlement is yes',
  'we accept this settlement as written',
  'we agree to this agreement',
  'we ratify these terms',
  'we adopt version {v} of this settlement',
  '{n} accepts this settlement as written',
  '{n} ratifies the {t}',
  'i accept this settlement',
  'i agree to this deal as written',
]

const contexts: readonly ScreenContext[] = [
  {
    settlementTitle: 'Orchard Wall Settlement',
    settlementVersion: 2,
    settlementDate: '2026-04-02T10:00:00Z',
    otherVersions: [1],
    digestPrefix: '12ab34cd',
    parties: ['Ada Quill', 'Ben Marsh'],
    speaker: 'Ada Quill',
  },
  {
    settlementTitle: 'Harbour Crane Hours Agreement',
    settlementVersion: 4,
    settlementDate: '2026-09-17T15:30:00Z',
    otherVersions: [1, 2, 3],
    digestPrefix: '9e07f1a2',
    parties: ['Marsh Masonry Ltd', 'Ana Pires'],
    speaker: 'Marsh Masonry Ltd',
  },
]
const dates = ['2 April 2026', '17 September 2026']

/** Numbers that look like chance and are the same every time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** A line of a built set with its meaning, before an act is put into it. */
interface Built {
  id: string
  line: string
  label: Label
  reasons: ReasonCode[]
}

const folder = new URL('server/ratification/corpus/built/', ROOT)

async function builtLines(): Promise<Built[]> {
  const lines: Built[] = []
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.txt')).sort()) {
    let label: Label | undefined
    let reasons: ReasonCode[] = []
    for (const [i, line] of (await readFile(new URL(name, folder), 'utf8')).split('\n').entries()) {
      if (line.startsWith('== ')) {
        const [said = '', why = ''] = line.slice(3).split(' ')
        label = labels.find((one) => one === said)
        reasons = reasonCodes.filter((code) => why.split('+').includes(code))
        if (!label || reasons.length === 0) throw new Error(`${name}:${i + 1}: no such label or reason`)
      } else if (line !== '' && label)
        lines.push({ id: `${name.replace('.txt', '')}-${i + 1}`, line, label, reasons })
    }
  }
  return lines
}

/** Fills `<slot>` from the lists and `[a|b]` with one of its choices. */
function grow(line: string, lists: ReadonlyMap<string, readonly string[]>, chance: () => number): string {
  const pick = (from: readonly string[]) => from[Math.floor(chance() * from.length)] ?? ''
  let text = line
  for (let depth = 0; depth < 4 && /[[<]/u.test(text); depth += 1)
    text = text
      .replace(/\[([^[\]]*)\]/gu, (_, choices: string) => pick(choices.split('|')))
      .replace(/<([a-z]+)>/gu, (_, slot: string) => pick(lists.get(slot) ?? []))
  return text.charAt(0) === '{' ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

async function slotLists(): Promise<Map<string, string[]>> {
  const text = await readFile(new URL('slots.lists', folder), 'utf8')
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', choices = ''] = line.split(': ')
        return [name, choices.split(' | ')]
      }),
  )
}

/** Two slips of a hurried hand, in words of four letters and more. */
function misspelt(text: string, chance: () => number): string {
  const words = text.split(' ')
  for (let slip = 0; slip < 2; slip += 1) {
    const i = Math.floor(chance() * words.length)
    const word = words[i] ?? ''
    if (!/^[a-z]{4,}$/u.test(word)) continue
    const at = 1 + Math.floor(chance() * (word.length - 2))
    const kind = chance()
    words[i] =
      kind < 0.4
        ? word.slice(0, at) + word.slice(at + 1)
        : kind < 0.7
          ? word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
          : word.slice(0, at) + word.charAt(at) + word.slice(at)
  }
  return words.join(' ')
}

/** How many of the built statements are misspelt. */
const SLIPS = 0.15

/** Every built line `times` over, a line with choices in it `grown` times over, each time with another way to say yes. */
export async function builtItems(times: number, grown: number, seed = 11): Promise<Item[]> {
  const chance = seeded(seed)
  const items: Item[] = []
  const lists = await slotLists()
  for (const { id, line, label, reasons } of await builtLines()) {
    const repeats = /[[<]/u.test(line) ? grown : /\{[an]\}/iu.test(line) ? times : 1
    for (let i = 0; i < repeats; i += 1) {
      const which = chance() < 0.7 ? 0 : 1
      const context = contexts[which]
      if (!context) continue
      const act = acts[Math.floor(chance() * acts.length)] ?? ''
      const put = act
        .replaceAll('{v}', String(context.settlementVersion))
        .replaceAll('{t}', context.settlementTitle)
        .replaceAll('{d}', dates[which] ?? '')
        .replaceAll('{n}', context.speaker)
      const text = grow(line, lists, chance)
        .replaceAll('{n}', context.speaker)
        .replaceAll('{A}', put.charAt(0).toUpperCase() + put.slice(1))
        .replaceAll('{a}', put)
        .replaceAll('Ada', which === 0 ? 'Ada' : 'Marsh Masonry')
        .replaceAll('Ben Marsh', which === 0 ? 'Ben Marsh' : 'Ana Pires')
      const typed = chance() < SLIPS ? misspelt(text, chance) : text
      items.push({ id: `${id}.${i}`, text: typed, context, lang: 'en', label, reasons })
    }
  }
  return items
}
