import { readFile } from 'node:fs/promises'
import { type Label, labels, type ReasonCode, reasonCodes } from '@/server/ratification/reading'
import { ROOT } from '../root'
import { seeded } from './built'
import { type Item, load } from './corpora'
import { plain, sets } from './sets'

/** A statement with a hole: `{A}` for an act of assent, `{T}` for the settlement's name; `{O}` and `{S}` are the other party and the speaker. */
interface Frame {
  id: string
  text: string
  label: Label
  reasons: ReasonCode[]
}

const folder = new URL('server/ratification/corpus/frames/', ROOT)

/** How often each frame is told, each time of another settlement. */
export const TIMES = 2

/** The statements of these files of frames, the same every time. */
export async function framedItems(names: readonly string[]): Promise<Item[]> {
  const chance = seeded(17)
  const written = await Promise.all(sets.filter((set) => plain.has(set)).map((set) => load<Item>(set)))
  const acts = written.flat().filter(isPlainAct)
  const items: Item[] = []
  for (const name of names)
    for (const frame of await framesOf(name))
      for (let time = 0; time < TIMES; time += 1) {
        const act = acts[Math.floor(chance() * acts.length)]
        if (!act) throw new Error('no plain act of assent to put into frames')
        const text = filled(frame.text, act, chance())
        const { id, label, reasons } = frame
        items.push({ id: `${id}.${time}`, text, context: act.context, lang: 'en', label, reasons })
      }
  return items
}

async function framesOf(name: string): Promise<Frame[]> {
  const lines = (await readFile(new URL(name, folder), 'utf8')).trim().split('\n')
  return lines.map((line, at) => {
    const [, said, why = '', text = ''] = /^(\w+)\|([\w,]+)\|(.+)$/u.exec(line) ?? []
    const label = labels.find((one) => one === said)
    const reasons = reasonCodes.filter((code) => why.split(',').includes(code))
    if (!label || reasons.length === 0 || text.match(/\{[AT]\}/gu)?.length !== 1)
      throw new Error(`${name}:${at + 1}: not label|reasons|text with one {A} or {T}`)
    return { id: `${name.replace('.txt', '')}-${at + 1}`, text, label, reasons }
  })
}

/** One plain sentence that assents and says nothing else, as it can stand in any frame. */
const isPlainAct = ({ lang, label, reasons, text }: Item): boolean =>
  lang === 'en' &&
  label === 'ratifies' &&
  reasons.every((code) => code === 'none') &&
  /^I [^.,;:!?—–"“(\n]{12,80}\.?$/u.test(text) &&
  !/\b(?:and|but|because|since|though|even|while|after|already|although|whether|if|will|not|no)\b/u.test(text)

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
)

/** Right names of the settlement asked about, as people write them. */
function namesOf({ settlementTitle, settlementVersion, settlementDate }: Item['context']): string[] {
  const title = `the ${settlementTitle.replace(/^the /iu, '')}`
  const day = new Date(settlementDate)
  const dated = `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
  return [
    title,
    title,
    title,
    `version ${settlementVersion} of ${title}`,
    `version ${settlementVersion}`,
    `the settlement of ${dated}`,
    'this settlement',
    'this settlement',
    'the settlement above',
  ]
}

/** @param chance which name is taken, from 0 to below 1 */
function filled(text: string, { text: act, context }: Item, chance: number): string {
  const names = namesOf(context)
  const name = names[Math.floor(chance * names.length)] ?? ''
  const begins = /^\{T\}/u.test(text) || /[.!?…]\s+\{T\}/u.test(text)
  const other = context.parties.find((party) => party !== context.speaker) ?? context.speaker
  return text
    .replace('{A}', () => act.replace(/\.$/u, ''))
    .replace('{T}', () => (begins ? name.charAt(0).toUpperCase() + name.slice(1) : name))
    .replaceAll('{O}', () => other)
    .replaceAll('{S}', () => context.speaker)
}
