import { readFileSync } from 'node:fs'
import { ACTS, type GuardContext } from '@/server/mediator/guard/input'
import { type Unit, unitsOf } from '@/server/mediator/guard/learnt/judge'
import { LEARNT, type LearntReason } from '@/server/mediator/guard/learnt/learners'
import { readingOf } from '@/server/mediator/guard/reading'
import { seeded } from '../screen/built'
import { CORPUS } from './sets'

/** Sentences written to learn from. `group` is what they were grown from; `about` says beside what they are read. */
export type Built = {
  units: Unit[]
  reason: LearntReason | 'ok'
  about: 'voice' | 'secret' | 'line'
  group: string
}

export const BUILT = ['accord.txt', 'lines.txt', 'push.txt', 'secrets.txt']
const PARTIES = ['Ada', 'Bruno', 'Council', 'Mill Trust', 'club']
const GROWN = 8

const lines = (name: string) =>
  readFileSync(new URL(`built/${name}`, CORPUS), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

export function builtUnits(): Built[] {
  return [...voices('accord.txt'), ...voices('push.txt'), ...secrets(), ...redLines()]
}

/** `== reason` and below it sentences that give it; `[a|b]` is one of the two. */
function voices(name: string): Built[] {
  const chance = seeded(5)
  const context: GuardContext = { parties: PARTIES, redLines: [], statements: [], sealed: [], issues: [] }
  let reason: LearntReason | 'ok' = 'ok'
  return lines(name).flatMap((line) => {
    if (line.startsWith('== ')) {
      reason = LEARNT.find((one) => one === line.slice(3)) ?? 'ok'
      return []
    }
    const under = reason
    return Array.from({ length: line.includes('[') ? GROWN : 2 }, () => {
      const act = ACTS[Math.floor(chance() * ACTS.length)] ?? 'clarify'
      const units = unitsOf(readingOf(act, grown(line, chance), context))
      return { units, reason: under, about: 'voice' as const, group: line }
    })
  })
}

function grown(line: string, chance: () => number): string {
  let text = line
  for (let depth = 0; depth < 4 && text.includes('['); depth += 1)
    text = text.replace(/\[([^[\]]*)\]/gu, (_, choices: string) => {
      const all = choices.split('|')
      return all[Math.floor(chance() * all.length)] ?? ''
    })
  return text.trim().charAt(0).toUpperCase() + text.trim().slice(1)
}

const HEAD = /^## (batna|weight|score|note) (.*?) \| (.*?) \|\| (.*?) \| (.*)$/

/** `## kind party | secret || statement ; … | issue ; …`, then `- ` what gives it away and `+ ` what does not. */
function secrets(): Built[] {
  let context: GuardContext | null = null
  return lines('secrets.txt').flatMap((line, i) => {
    const head = HEAD.exec(line)
    if (head) {
      const kind = (['batna', 'weight', 'score', 'note'] as const).find((one) => one === head[1]) ?? 'note'
      context = {
        parties: PARTIES,
        redLines: [],
        statements: (head[4] ?? '').split(' ; ').map((text) => ({ party: 'Ada', text })),
        sealed: [{ party: head[2] ?? '', kind, text: head[3] ?? '' }],
        issues: (head[5] ?? '').split(' ; ').map((title, at) => ({ number: at + 1, title })),
      }
      return []
    }
    if (!context) return []
    const acts = line.endsWith('?') ? (['question', 'clarify'] as const) : ACTS
    const act = acts[i % acts.length] ?? 'clarify'
    return [
      {
        units: unitsOf(readingOf(act, line.slice(2), context)),
        reason: line.startsWith('-') ? ('leak' as const) : ('ok' as const),
        about: 'secret' as const,
        group: context.sealed[0]?.text ?? '',
      },
    ]
  })
}

/** `## party | red line`, then `- ` terms that drop it and `+ ` terms that keep it or say that they do not. */
function redLines(): Built[] {
  let line = { party: '', text: '' }
  return lines('lines.txt').flatMap((one) => {
    if (one.startsWith('## ')) {
      const [party = '', text = ''] = one.slice(3).split(' | ')
      line = { party, text }
      return []
    }
    const context: GuardContext = {
      parties: PARTIES,
      redLines: [line],
      statements: [],
      sealed: [],
      issues: [],
    }
    return (['draft', 'alternatives'] as const).map((act) => ({
      units: unitsOf(readingOf(act, one.slice(2), context)),
      reason: one.startsWith('-') ? ('red_line_dropped' as const) : ('ok' as const),
      about: 'line' as const,
      group: line.text,
    }))
  })
}
