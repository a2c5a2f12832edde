import { type Domain, optionsOf } from './domain'

/** A further variable of a programme: `z`, or one a party. */
export interface Programme {
  /** Coefficients of the parties' utilities in the objective; nothing where only `extra` counts. */
  readonly weights?: readonly number[]
  /** Further variables that are added up in the objective. */
  readonly extra?: readonly string[]
  /** Lines of the form `… >= number`; `gain(p)` gives a party's utility as a sum of variables. */
  readonly lines: (gain: (party: number, factor?: number) => string) => readonly string[]
}

/** One binary an (issue, option), and whatever else the programme names, in the format that solvers read. */
export function programmeText(domain: Domain, { weights, extra = [], lines }: Programme): string {
  const n = domain.parties.length
  const name = (issue: number, option: number) => `x${issue}_${option}`
  const finite = (issue: number, option: number) =>
    domain.parties.every((_, p) => Number.isFinite(domain.scores[issue]?.[option * n + p]))
  const choices = domain.scores.map((_, issue) =>
    Array.from({ length: optionsOf(domain, issue) }, (__, option) => option),
  )
  const sum = (worth: (issue: number, option: number) => number) =>
    choices
      .flatMap((options, issue) =>
        options
          .filter((option) => finite(issue, option))
          .map((option) => {
            const value = worth(issue, option)
            return `${value < 0 ? '-' : '+'} ${Math.abs(value)} ${name(issue, option)}`
          }),
      )
      .join(' ')
  const score = (issue: number, option: number, p: number) => domain.scores[issue]?.[option * n + p] ?? 0
  const gain = (p: number, factor = 1) => sum((issue, option) => factor * score(issue, option, p))
  const objective = weights
    ? sum((issue, option) =>
        weights.reduce((total, weight, p) => total + weight * score(issue, option, p), 0),
      )
    : ''
  const forbidden = choices.flatMap((options, issue) =>
    options.filter((option) => !finite(issue, option)).map((option) => `${name(issue, option)} = 0`),
  )
  return [
    'Maximize',
    ` obj: ${[objective, ...extra.map((variable) => `+ ${variable}`)].join(' ')}`,
    'Subject To',
    ...choices.map(
      (options, issue) => ` one${issue}: ${options.map((option) => name(issue, option)).join(' + ')} = 1`,
    ),
    ...forbidden.map((line, at) => ` never${at}: ${line}`),
    ...lines(gain).map((line, at) => ` line${at}: ${line}`),
    ...(extra.length > 0 ? ['Bounds', ...extra.map((variable) => ` ${variable} free`)] : []),
    'Binary',
    ` ${choices.flatMap((options, issue) => options.map((option) => name(issue, option))).join(' ')}`,
    'End',
  ].join('\n')
}
