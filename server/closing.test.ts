import { expect, test } from 'vitest'
import { createClosing } from '@/server/closing'

test('what was opened last is closed first, one after the other, and only once', async () => {
  const closed: string[] = []
  const closing = createClosing(() => {})
  for (const name of ['database', 'pages', 'sockets']) {
    closing.add(name, async () => {
      closed.push(`${name} begins`)
      await Promise.resolve()
      closed.push(`${name} ends`)
    })
  }
  await Promise.all([closing.run(), closing.run()])
  expect(closed).toEqual(
    ['sockets', 'pages', 'database'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  )
})

test('a part that fails is named and does not keep the others open', async () => {
  const said: string[] = []
  let databaseClosed = false
  const closing = createClosing((line) => said.push(line))
  closing.add('database', async () => {
    databaseClosed = true
  })
  closing.add('pages', () => Promise.reject(new Error('stuck')))
  await closing.run()
  expect(databaseClosed).toBe(true)
  expect(said).toEqual(['closing pages failed: Error: stuck'])
})
