import { execFileSync } from 'node:child_process'
import { PARLEY } from '@/server/cli/testing'
import { expect, test } from './matter'

const YES = 'I ratify this settlement as it is written.'

test('[DIS1] [DIS4] a dispute with a file: UNDER DISPUTE in the room, on the record and in the package', async ({
  table,
}, testInfo) => {
  const { matter, ana, bo } = table
  const open = await matter.call([ana, bo])
  await matter.ratify(ana, open, YES)
  await matter.ratify(bo, open, YES)
  await ana.goto(matter.room)
  await expect(ana.getByText('Connected, all saved')).toBeVisible()
  await ana.getByRole('button', { name: 'Raise a dispute' }).click()
  const dialog = ana.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Raise the dispute' })).toBeDisabled()
  await dialog.getByLabel('What you contest').selectOption({ label: 'Term 1 of settlement 1: Hours' })
  await dialog.getByLabel('Somebody was misled').check()
  await dialog.getByLabel('Files that speak for it').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The gate was never mended.'),
  })
  await expect(dialog.getByText(/letter\.txt, SHA-256/)).toBeVisible()
  await dialog.getByLabel('What is wrong, in your words').fill('We were told that the gate is mended.')
  await dialog.getByRole('button', { name: 'Raise the dispute' }).click()
  await expect(dialog).toBeHidden()

  await bo.goto(matter.room)
  const disputes = bo.getByRole('region', { name: 'Disputes' })
  await expect(disputes.getByText('UNDER DISPUTE')).toBeVisible()
  await expect(disputes.getByRole('link', { name: 'letter.txt' })).toBeVisible()
  await bo.goto(`${matter.room}?settlement=1`)
  await expect(bo.getByText('UNDER DISPUTE')).toHaveCount(2)
  await expect(bo.getByRole('listitem').filter({ hasText: 'Term 1: Hours' })).toContainText('UNDER DISPUTE')
  await bo.goto(`${matter.room}/record`)
  await expect(bo.getByText('UNDER DISPUTE').first()).toBeVisible()

  const bundle = testInfo.outputPath('b.zip')
  const [download] = await Promise.all([
    bo.waitForEvent('download'),
    bo.goto(`/api/negotiations/${matter.negotiation}/bundle`).catch(() => null),
  ])
  await download.saveAs(bundle)
  const said = execFileSync(process.execPath, [...PARLEY, 'verify', bundle], {
    encoding: 'utf8',
  })
  expect(said).toContain('VALID')
  expect(said).toContain('Under dispute: Term 1 of settlement 1')
})

test('[DIS1] [DIS2] during a call the called text is contested from its page, and the call goes on', async ({
  table,
}) => {
  const { matter, ana, bo } = table
  const open = await matter.call([ana, bo])
  await bo.goto(`${matter.room}?settlement=1`)
  await bo.getByRole('button', { name: 'Raise a dispute' }).click()
  const dialog = bo.getByRole('dialog')
  // Who is asked alone is not told by the choices who has answered.
  await expect(dialog.getByLabel('What you contest')).not.toContainText('ratification of')
  await dialog.getByLabel('What you contest').selectOption({ label: 'Settlement 1' })
  await dialog.getByLabel('Somebody was misled').check()
  await dialog.getByLabel('What is wrong, in your words').fill('It is not what we spoke of.')
  await dialog.getByRole('button', { name: 'Raise the dispute' }).click()
  await expect(dialog).toBeHidden()
  await ana.goto(`${matter.room}?settlement=1`)
  await expect(ana.getByRole('region', { name: 'Disputes' }).getByText('UNDER DISPUTE')).toBeVisible()
  await matter.ratify(ana, open, YES)
  await ana.reload()
  await expect(ana.getByText('Settlement 1 is put to ratification')).toBeVisible()
})

test('[REV1] [ERA1] words that were sealed are opened by their owner, and what is left is erased', async ({
  table,
}) => {
  const { matter, fay, ana, bo } = table
  const open = await matter.call([ana, bo])
  await matter.does(ana, { type: 'SendWords', ...open, words: 'Only if the gate is mended.' })
  await matter.does(fay, { type: 'CloseCall', call: open.call, reason: 'Enough for today.' })
  await ana.goto(matter.room)
  await ana.getByRole('tab', { name: 'Mine, private' }).click()
  await ana.getByRole('button', { name: 'Open for everyone' }).click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Open them' }).click()
  await expect(ana.getByText('Everyone here can read these').filter({ visible: true })).toBeVisible()
  await expect
    .poll(() => matter.latest('SealedRevealed'))
    .toMatchObject({ content: 'Only if the gate is mended.' })
  await ana.getByRole('button', { name: 'Erase what is sealed for me' }).click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Erase it' }).click()
  await expect(
    ana.getByText(/is erased\. Nobody can read it any more/).filter({ visible: true }),
  ).toBeVisible()
  await expect.poll(() => matter.latest('SealedErased')).not.toBeNull()
  await ana.reload()
  await ana.getByRole('tab', { name: 'Mine, private' }).click()
  await expect(
    ana.getByText(/is erased\. Nobody can read it any more/).filter({ visible: true }),
  ).toBeVisible()
})
