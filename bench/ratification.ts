import { labels, type ReasonCode, type ScreenContext, type Span } from '@/server/ratification/reading'
import { screen } from '@/server/ratification/screen'
import { type Item, load } from './screen/corpora'
import { percent, upperBound } from './screen/figures'
import { growthBench } from './screen/growth'
import { sets } from './screen/sets'

/** Prints what the screen makes of its corpora: confusion matrix, false ratifications, recall, F1 by reason and language, times. */
export async function ratificationBench(): Promise<void> {
  // Practice statements name their main reason only.
  for (const name of [...sets.filter((set) => set !== 'practice.jsonl'), 'languages.jsonl'])
    report(name, await load<Item>(name))
  await reportSpans()
  reportLength()
  growthBench()
}

function report(name: string, items: Item[]): void {
  const matrix = new Map<string, number>()
  const tally = new Tally()
  const byLanguage = new Map<string, { right: number; n: number; tally: Tally }>()
  const times: number[] = []
  let right = 0
  let recalled = 0
  let falsely = 0
  for (const item of items) {
    const start = performance.now()
    const reading = screen(item.text, item.context)
    times.push(performance.now() - start)
    const key = `${item.label}>${reading.label}`
    matrix.set(key, (matrix.get(key) ?? 0) + 1)
    tally.add(item.reasons, reading.reasons)
    const language = byLanguage.get(item.lang) ?? { right: 0, n: 0, tally: new Tally() }
    byLanguage.set(item.lang, language)
    language.n += 1
    language.tally.add(item.reasons, reading.reasons)
    if (item.label === reading.label) {
      right += 1
      language.right += 1
      if (item.label === 'ratifies') recalled += 1
    } else if (reading.label === 'ratifies') falsely += 1
  }
  const yes = items.filter((item) => item.label === 'ratifies').length
  const no = items.length - yes
  times.sort((a, b) => a - b)
  console.log(`\n${name}: ${items.length} statements`)
  console.log(`${'said \\ read'.padEnd(12)}${labels.map((label) => label.padStart(10)).join('')}`)
  for (const said of labels)
    console.log(
      said.padEnd(12) +
        labels.map((read) => String(matrix.get(`${said}>${read}`) ?? 0).padStart(10)).join(''),
    )
  console.log(`false ratifications ${falsely} of ${no} (95% upper bound ${percent(upperBound(falsely, no))})`)
  console.log(`ratifications recorded ${recalled} of ${yes} = ${percent(recalled / Math.max(1, yes))}`)
  console.log(`labels right ${percent(right / items.length)}; reasons micro-F1 ${tally.f1().toFixed(3)}`)
  console.log(`median ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`)
  console.log(
    `by reason: ${[...tally.byReason()].map(([reason, f1]) => `${reason} ${f1.toFixed(2)}`).join(', ')}`,
  )
  console.log(
    `by language: ${[...byLanguage].map(([lang, one]) => `${lang} ${one.right}/${one.n} F1 ${one.tally.f1().toFixed(2)}`).join(', ')}`,
  )
}

class Tally {
  private readonly counts = new Map<ReasonCode, { hit: number; extra: number; missed: number }>()

  add(said: ReasonCode[], read: ReasonCode[]): void {
    for (const reason of new Set([...said, ...read])) {
      const count = this.counts.get(reason) ?? { hit: 0, extra: 0, missed: 0 }
      this.counts.set(reason, count)
      if (!read.includes(reason)) count.missed += 1
      else if (said.includes(reason)) count.hit += 1
      else count.extra += 1
    }
  }

  f1(): number {
    let [hit, other] = [0, 0]
    for (const count of this.counts.values()) {
      hit += count.hit
      other += count.extra + count.missed
    }
    return (2 * hit) / Math.max(1, 2 * hit + other)
  }

  byReason(): Map<ReasonCode, number> {
    const rows = [...this.counts].map(
      ([reason, count]) => [reason, (2 * count.hit) / (2 * count.hit + count.extra + count.missed)] as const,
    )
    return new Map(rows.sort(([a], [b]) => a.localeCompare(b)))
  }
}

async function reportSpans(): Promise<void> {
  const marked = await load<{ id: string; spans: Span[] }>('spans.jsonl')
  const items = new Map((await load<Item>('ratification.dev.jsonl')).map((item) => [item.id, item]))
  let [overlapping, mostly, n] = [0, 0, 0]
  for (const { id, spans } of marked) {
    const item = items.get(id)
    if (!item) continue
    for (const span of screen(item.text, item.context).spans) {
      n += 1
      const half = (span.end - span.start) / 2
      const shared = (one: Span) => Math.min(one.end, span.end) - Math.max(one.start, span.start)
      if (spans.some((one) => shared(one) >= Math.min(half, (one.end - one.start) / 2))) overlapping += 1
      if (spans.some((one) => shared(one) >= half)) mostly += 1
    }
  }
  console.log(
    `\nspans: ${overlapping} of ${n} (${percent(overlapping / Math.max(1, n))}) share with one marked by hand half of the shorter of both, ${mostly} (${percent(mostly / Math.max(1, n))}) half of themselves, on ${marked.length} statements`,
  )
}

function reportLength(): void {
  const context: ScreenContext = {
    settlementTitle: 'Orchard Wall Settlement',
    settlementVersion: 2,
    settlementDate: '2026-04-02T10:00:00Z',
    otherVersions: [1],
    digestPrefix: '12ab34cd',
    parties: ['Ada Quill', 'Ben Marsh'],
    speaker: 'Ada Quill',
  }
  const story = 'We walked the wall twice in the rain, Ben and I, and neither of us said much. '
  for (const size of [1_000, 10_000, 100_000]) {
    const text = `${story.repeat(Math.ceil(size / story.length)).slice(0, size - 38)}. I accept this settlement as written.`
    const times = Array.from({ length: size > 50_000 ? 5 : 30 }, () => {
      const start = performance.now()
      screen(text, context)
      return performance.now() - start
    }).sort((a, b) => a - b)
    console.log(`${text.length} characters: median ${at(times, 0.5)} ms`)
  }
}

const at = (sorted: number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)
