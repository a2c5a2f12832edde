import { amounts, choices, type Family, published } from './domains'
import { KINDS, type Played, play, ROUNDS } from './play'
import { ROSTERS, type Roster, type Table, tableFor } from './table'

const GAMES = 24
/**
 * Seeds in blocks of this many: the mediator was made while looking at even blocks of `choices`, and the odd ones are
 * kept for the figures.
 */
const BLOCK = 6

const FIELDS: { name: string; parties: number; family: Family; rosters: readonly Roster[] }[] = [
  ...[2, 3, 6].map((parties) => ({
    name: 'choices',
    parties,
    family: choices,
    rosters: ['clock', 'every'] as const,
  })),
  ...[2, 3].map((parties) => ({ name: 'amounts', parties, family: amounts, rosters: ['clock'] as const })),
  {
    name: 'the published base game, all must accept',
    parties: 6,
    family: published('llmdelib-base', false),
    rosters: ['clock', 'every'],
  },
  {
    name: 'the published base game, five with both vetoes',
    parties: 6,
    family: published('llmdelib-base', true),
    rosters: ['clock', 'every'],
  },
  {
    name: 'the published first game, all must accept',
    parties: 6,
    family: published('llmdelib-game1', false),
    rosters: ['clock'],
  },
]

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/**
 * How a mediator that sees offers, answers and shared ranks does, against one that asks at random, and beside one that
 * could look into everybody.
 */
export async function mediationBench(): Promise<void> {
  console.log(
    `Share of the largest Nash product, ${GAMES} games each, ${ROUNDS} rounds, four questions a round`,
  )
  for (const { name, parties, family, rosters } of FIELDS) {
    const tables = unseenTables(parties, family)
    for (const roster of rosters)
      for (const kind of KINDS) {
        const played = tables.map((table) => play(table, roster, kind))
        console.log(`  ${name}, ${parties} parties (${seats(roster)}), ${kind}: ${figures(played)}`)
        if (played.some((one) => one.below)) throw new Error('a deal lies below a reservation')
      }
  }
}

function unseenTables(parties: number, family: Family): Table[] {
  const tables: Table[] = []
  for (let seed = 1; tables.length < GAMES; seed++) {
    if (Math.floor(seed / BLOCK) % 2 === 0) continue
    const table = tableFor(family(parties, seed))
    if (table) tables.push(table)
  }
  return tables
}

const seats = (roster: Roster) =>
  roster === 'every' ? `all ${ROSTERS.every.length} strategies` : 'strategies that give way by the clock'

function figures(played: readonly Played[]): string {
  const agreed = played.filter((one) => one.agreed)
  const found = played.flatMap(({ livable }) => livable ?? [])
  return [
    `agreed ${percent(agreed.length / played.length)}`,
    `median share of all games ${percent(median(played.map(({ share }) => share)))}`,
    `of those agreed ${percent(median(agreed.map(({ share }) => share)))}`,
    found.length > 0
      ? `a package that all could live with from round ${median(found)}`
      : 'none that all could live with',
  ].join(', ')
}
