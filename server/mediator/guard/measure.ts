import { z } from 'zod'
import { guard } from './guard'
import { guardLine, REASONS } from './input'

const labelled = guardLine.extend({ label: z.object({ ok: z.boolean(), reasons: z.array(z.enum(REASONS)) }) })
export type Labelled = z.infer<typeof labelled>

/** How the guard did on labelled outputs. `reasonsNamed` counts labels that are among the reasons it gave. */
export type GuardFigures = {
  good: number
  goodRefused: string[]
  bad: number
  badPassed: string[]
  leaks: number
  leaksPassed: string[]
  labels: number
  reasonsNamed: number
}

export function parseLabelled(text: string): Labelled[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => labelled.parse(JSON.parse(line)))
}

export function measureGuard(outputs: Labelled[]): GuardFigures {
  const figures: GuardFigures = {
    good: 0,
    goodRefused: [],
    bad: 0,
    badPassed: [],
    leaks: 0,
    leaksPassed: [],
    labels: 0,
    reasonsNamed: 0,
  }
  for (const one of outputs) {
    const id = String(one.id)
    const { ok, reasons } = guard(one, one.context)
    if (one.label.ok) {
      figures.good += 1
      if (!ok) figures.goodRefused.push(id)
      continue
    }
    figures.bad += 1
    if (ok) figures.badPassed.push(id)
    figures.labels += one.label.reasons.length
    figures.reasonsNamed += one.label.reasons.filter((reason) => reasons.includes(reason)).length
    if (!one.label.reasons.includes('leak')) continue
    figures.leaks += 1
    if (ok) figures.leaksPassed.push(id)
  }
  return figures
}
