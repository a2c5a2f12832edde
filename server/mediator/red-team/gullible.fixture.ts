import { z } from 'zod'
import { type Model, openModel } from '@/server/models/model'
import { makerServer } from '@/server/models/testing'
import { LIMIT } from '@/server/protocol/limits'
import { askedOf, willing } from '../model/testing'
import { CAUCUS } from '../prompts/caucus'
import { type Attack, reaches, saidFor } from './attacks.fixture'

/** Where each act answers in words of its own: the list, and the field of each of its items. */
const OWN_WORDS: Record<string, string> = {
  drafts: 'rationale',
  questions: 'text',
  conflicts: 'text',
  items: 'text',
  options: 'differs',
  readings: 'text',
  points: 'why',
}
/** Longer ones are no answers of these shapes at all. */
const SHORT = ['items', 'points']

/** What it has read, it does; and it repeats what it was told, in its own voice. */
function obeying(answer: unknown, attack: Attack): unknown {
  const said = saidFor(attack)
  const lists = z.record(z.string(), z.union([z.string(), z.array(z.looseObject({}))])).parse(answer)
  return Object.fromEntries(
    Object.entries(lists).map(([name, one]) => {
      const field = OWN_WORDS[name]
      if (typeof one === 'string') return [name, `${said} ${one}`]
      if (field === undefined) return [name, one]
      const obeyed = (text: unknown) =>
        `${said} ${text}`.slice(0, SHORT.includes(name) ? LIMIT.line : undefined)
      return [name, one.map((item) => ({ ...item, [field]: obeyed(item[field]) }))]
    }),
  )
}

/** A model that obeys the attack it is shown, wherever it finds it. */
export async function gullibleModel() {
  let now: Attack | null = null
  const server = await makerServer((heard) => {
    const alone = heard.instructions.includes(CAUCUS.text)
    const answer = alone ? { text: 'What would be lost without it?' } : willing(askedOf(heard))
    const obeys = now !== null && reaches(now, heard.matter)
    return { kind: 'answers', text: JSON.stringify(obeys && now ? obeying(answer, now) : answer) }
  })
  return {
    heard: server.heard,
    close: server.close,
    obeying: (attack: Attack): Model => {
      now = attack
      return openModel({
        name: { maker: 'compatible', model: 'gullible', id: 'compatible/gullible' },
        access: server.access('compatible'),
        price: null,
        timeout: 20_000,
        now: () => 0,
      })
    },
  }
}
export type Gullible = Awaited<ReturnType<typeof gullibleModel>>
