import { z } from 'zod'
import { expect, test } from './matter'

test('what changed between two versions stands in the record, one click below', async ({ table }) => {
  const { matter, fay, ana, bo } = table
  const open = await matter.call([ana, bo])
  await matter.does(fay, { type: 'CloseCall', call: open.call, reason: 'The hours have to change.' })
  const opened = z.object({ facilitator: z.object({ person: z.string() }) })
  const { person } = opened.parse(await matter.latest('NegotiationOpened')).facilitator
  const draft = {
    title: 'How the yard is shared',
    terms: [
      { heading: 'Hours', text: 'The yard is open to both from eight to four.', sources: [] },
      { heading: 'The gate', text: 'Whoever leaves last locks the gate.', sources: [] },
    ],
    tradeOffs: [],
    met: [],
    unmet: [],
    rationale: '',
  }
  await matter.does(fay, { type: 'TableSettlement', basedOn: 1, draft, origin: { kind: 'person', person } })

  await ana.goto(`${matter.room}/record`)
  const story = ana.getByRole('list', { name: 'Entries' })
  const second = story.getByRole('listitem').filter({ hasText: 'as settlement 2, based on settlement 1' })
  await second.getByText('What differs from settlement 1').click()
  await expect(second.locator('del')).toContainText(['six'])
  await expect(second.locator('ins')).toContainText(['four'])
})
