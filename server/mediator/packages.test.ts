import { expect, test } from 'vitest'
import { accepting, bargaining, counter, GARDEN, now, offer, START } from '@/server/protocol/offers.fixture'
import type { IssueKind } from '@/server/protocol/statements'
import { ana, bo, cy, fay, mediator, type Table } from '@/server/protocol/testing'
import { NothingNew } from './mediator'
import { packagesFor, proposeHere } from './packages'

const asked = (table: Table) => {
  table.does(fay, { type: 'RequestMediation', act: 'packages', mediator: 'built-in', note: '' })
  return table.lastAct
}

test('[OFF13] without an offer there is nothing to make packages from', async () => {
  const table = bargaining()
  const run = asked(table)
  await expect(packagesFor(table.matter, run)).rejects.toThrow(NothingNew)
})

test('[OFF13] packages under several criteria, none of them an offer that stood, accepted by the protocol', async () => {
  const table = bargaining()
  table.does(ana, offer('1000', '2027-01-01', 'Owner only'))
  table.does(bo, counter(table, 1, '600', '2027-03-01', 'Tenant only'))
  table.does(cy, counter(table, 2, '800', '2027-02-01', 'Shared'))
  const run = asked(table)
  const far: [number, number][] = []
  const command = await packagesFor(table.matter, run, undefined, undefined, (...one) => far.push(one))
  expect(far).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
  expect(command.packages.length).toBeGreaterThan(1)
  expect(new Set(command.packages.map((one) => JSON.stringify(one.values))).size).toBe(
    command.packages.length,
  )
  table.does(mediator, command)
  table.does(mediator, { type: 'FinishMediation', run })
  expect(now(table).proposals).toHaveLength(1)
  expect((await packagesFor(table.matter, run)).packages).toBeDefined()
})

test('[OFF13] what was turned down of late is not proposed again, and the charter’s criterion is the only one', async () => {
  const table = bargaining({ terms: { criterion: 'egalitarian' } })
  table.does(ana, offer('1000', '2027-01-01', 'Owner only'))
  table.does(bo, counter(table, 1, '600', '2027-03-01', 'Tenant only'))
  const run = asked(table)
  const first = await packagesFor(table.matter, run)
  expect(new Set(first.packages.map((one) => one.criterion))).toEqual(new Set(['egalitarian']))
  table.does(mediator, first)
  table.does(ana, { type: 'AnswerPackage', proposal: 1, package: 1, could: false })
  expect((await packagesFor(table.matter, run)).packages[0]?.values).not.toEqual(first.packages[0]?.values)
})

test('[DEC4] packages depend on nothing sealed: other declarations give the same ones', async () => {
  const proposed = async (alternative: number) => {
    const table = bargaining({ declared: `{"text":"Elsewhere.","value":${alternative}}` })
    table.does(ana, offer('1000'))
    table.does(bo, counter(table, 1, '600'))
    table.does(cy, accepting(table, cy, 2))
    return (await packagesFor(table.matter, asked(table))).packages
  }
  expect(await proposed(74_311)).toEqual(await proposed(12))
})

test('[OFF13] of a price in cents packages are made of some values, all of them possible', async () => {
  const price: IssueKind = { kind: 'amount', unit: '€', min: '0', max: '999999999999999', step: '0.01' }
  const table = bargaining({ parties: 2, kinds: [price, START, GARDEN] })
  table.does(ana, offer('1000.07', '2027-01-01', 'Owner only'))
  table.does(bo, counter(table, 1, '600', '2027-03-01', 'Tenant only'))
  const run = asked(table)
  let looked: readonly number[] = []
  const command = await packagesFor(table.matter, run, async (view, ...rest) => {
    looked = view.issues.map(({ options }) => options)
    return proposeHere(view, ...rest)
  })
  expect(looked).toEqual([27, 25, 3])
  table.does(mediator, command)
})
