import { execFileSync } from 'node:child_process'
import { PARLEY } from '@/server/cli/testing'
import { expect, test } from './matter'

test('[REC8] receipts of what bound a person stand in the room, and fit the record’s bundle', async ({
  table,
}, testInfo) => {
  const { matter, ana, bo } = table
  const open = await matter.call([ana, bo])
  await matter.ratify(ana, open, 'I ratify this settlement as it is written.')
  await ana.goto(matter.room)
  await ana.getByRole('tab', { name: 'Mine, private' }).click()
  const receipts = ana.getByRole('region', { name: 'My receipts' })
  const [receipt] = await Promise.all([
    ana.waitForEvent('download'),
    receipts.getByRole('link', { name: /^Download the receipt of entry/ }).click(),
  ])
  const kept = testInfo.outputPath('kept.tlog-proof')
  await receipt.saveAs(kept)

  const path = testInfo.outputPath('whole.zip')
  const [bundle] = await Promise.all([
    ana.waitForEvent('download'),
    ana.goto(`/api/negotiations/${matter.negotiation}/bundle`).catch(() => null),
  ])
  await bundle.saveAs(path)
  const verify = [...PARLEY, 'verify', path, '--receipt', kept]
  expect(execFileSync(process.execPath, verify, { encoding: 'utf8' })).toContain(
    'Contains your receipts: yes.',
  )
})
