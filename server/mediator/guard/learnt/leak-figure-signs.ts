import type { Told } from './told'

/** Units of one another: days of a week, months of a year, weeks of a year and a quarter, and round multiples. */
const PACES = [7, 12, 52, 13, 4, 24, 60, 30, 365, 10, 100, 1000, 2, 3, 5]
const PARTS = [...PACES, 6, 8, 9]
const near = (a: number, b: number, share: number) => Math.abs(a - b) <= share * Math.max(1e-9, Math.abs(b))

/** Whether a figure is open or follows from open ones by one step. */
function explained(value: number, open: readonly number[]): boolean {
  const slack = value >= 100 ? 0.006 : 1e-6
  for (const a of open) {
    if (near(a, value, slack)) return true
    for (const by of PARTS) if (near(a * by, value, slack) || near(a / by, value, slack)) return true
    for (const b of open) {
      if (a === b) continue
      if (near(a + b, value, slack) || near(a - b, value, slack) || near((a + b) / 2, value, slack))
        return true
      if (near((a - b) / 2, value, slack) || near(a * b, value, slack) || near((a * b) / 100, value, slack))
        return true
      if (b !== 0 && near(a / b, value, slack)) return true
    }
  }
  return false
}

/** How many figures of a sentence nobody has said, nor follow from what was said. */
export function unexplainedIn(told: Told, open: readonly number[], beside: readonly number[]): number {
  const isOpen = (value: number) => open.some((one) => near(one, value, 1e-6))
  const ground = [...new Set([...open, ...beside.filter(isOpen)])]
  return told.said.filter((one) => !isOpen(one) && !explained(one, ground)).length
}

/** Counts of the ways in which the figures of a sentence lead to those of a secret. */
export function figureSigns(
  told: Told,
  secrets: readonly number[],
  open: readonly number[],
  unexplained: number,
  worth: boolean,
) {
  const signs = {
    figureSame: 0,
    figureSmall: 0,
    figureNear: 0,
    figureAbout: 0,
    figurePace: 0,
    figureSum: 0,
    figureGap: 0,
    figureProduct: 0,
    figureShare: 0,
    figureUnexplained: 0,
    figureFresh: 0,
  }
  const isOpen = (value: number) => open.some((one) => near(one, value, 1e-6))
  const fresh = told.said.filter((one) => !isOpen(one))
  signs.figureFresh = fresh.length
  signs.figureUnexplained = unexplained
  for (const secret of secrets) {
    if (secret === 0 || isOpen(secret)) continue
    const big = secret >= 13 || !Number.isInteger(secret)
    for (const [at, value] of fresh.entries()) {
      if (near(value, secret, 1e-6)) signs[big ? 'figureSame' : 'figureSmall'] += 1
      else if (big) {
        if (near(value, secret, 0.03)) signs.figureNear += 1
        else if (near(value, secret, 0.15)) signs.figureAbout += 1
        if (PACES.some((by) => near(value * by, secret, 0.015) || near(value / by, secret, 0.015)))
          signs.figurePace += 1
        for (const other of fresh.slice(at + 1)) if (near(value * other, secret, 0.004)) signs.figurePace += 1
      }
      for (const base of open)
        if (near(base - secret, value, 0.004) || near(base + secret, value, 0.004)) signs.figureGap += 1
    }
    if (big)
      for (const value of told.said)
        for (const base of open)
          if (base !== value && (near(base + value, secret, 0.004) || near(base - value, secret, 0.004)))
            signs.figureSum += 1
    for (const by of told.times)
      for (const base of [...open, ...told.said])
        if (
          base >= 13 &&
          (near(base * by, secret, 0.012) ||
            near(base / by, secret, 0.08) ||
            near(base * (1 - by), secret, 0.012) ||
            near(base * (1 + by), secret, 0.012))
        )
          signs.figureProduct += 1
    if (worth) {
      const part = secret > 1 ? secret / 100 : secret
      const forms = [
        part,
        1 - part,
        part / (1 - part),
        (1 - part) / part,
        secret,
        1 / secret,
        1 / (1 + secret),
        secret / (1 + secret),
      ]
      for (const by of [
        ...told.times,
        ...fresh,
        ...fresh.map((one) => one / 100),
        ...fresh.map((one) => one / 10),
      ])
        if (by > 0 && by !== 1 && forms.some((one) => near(by, one, 0.05))) signs.figureShare += 1
    }
  }
  return signs
}
