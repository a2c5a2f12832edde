import { execFileSync } from 'node:child_process'
import { PARLEY } from '@/server/cli/testing'
import { expect, test } from './matter'

const YES = 'I ratify this settlement as it is written.'

test('[KEY1] [KEY3] [KEY6] a person signs what binds them with a key of their browser’s, and a verifier sees it', async ({
  table,
  person,
}, testInfo) => {
  const { matter, fay, ana, bo } = table
  await ana.goto(matter.room)
  await expect.poll(() => matter.count('KeyEnrolled')).toBeGreaterThan(0)
  await ana.getByRole('tab', { name: 'Mine, private' }).click()
  const devices = ana.getByRole('region', { name: 'Devices I sign with' })
  await expect(devices).toContainText('Chrome on Linux (this one)')
  // Everyone at the table sees it.
  await fay.goto(`${matter.room}?show=people`)
  await expect(fay.getByText(/Signs with Chrome on Linux, key [0-9a-f]{8}/).first()).toBeVisible()

  const open = await matter.call([ana, bo])
  await ana.goto(`${matter.room}/ratify`)
  await ana.getByLabel('My words').fill(YES)
  await ana.getByRole('button', { name: 'Send my words' }).click()
  await expect(ana.getByText(/This device signs it with your key [0-9a-f]{16}/)).toBeVisible()
  await ana.getByRole('button', { name: 'Yes, record this' }).click()
  await expect(ana.getByText('Your ratification is recorded')).toBeVisible()
  await expect.poll(() => matter.latest('ActSigned')).toMatchObject({ type: 'ActSigned' })

  // Bo answers on a phone that was never here: it is enrolled first, and then signs.
  await bo.goto(matter.room)
  const his = (await matter.latest('SeatTaken'))?.person
  const bos = async () =>
    (await matter.events()).filter(({ type, person }) => type === 'KeyEnrolled' && person === his).length
  await expect.poll(bos).toBeGreaterThan(0)
  const before = await bos()
  const phone = await person('bo')
  await phone.goto(`${matter.room}/ratify`)
  await phone.getByLabel('My words').fill(YES)
  await phone.getByRole('button', { name: 'Send my words' }).click()
  await expect(phone.getByText(/This device makes a key of yours and signs with it/)).toBeVisible()
  await phone.getByRole('button', { name: 'Yes, record this' }).click()
  await expect(phone.getByText(/is the final record of your agreement/)).toBeVisible()
  await expect.poll(bos).toBe(before + 1)
  expect(open.call).toBe(1)

  const bundle = testInfo.outputPath('b.zip')
  const [download] = await Promise.all([
    ana.waitForEvent('download'),
    ana.goto(`/api/negotiations/${matter.negotiation}/bundle`).catch(() => null),
  ])
  await download.saveAs(bundle)
  const said = execFileSync(process.execPath, [...PARLEY, 'verify', bundle], {
    encoding: 'utf8',
  })
  expect(said).toContain('VALID: Nothing wrong was found')
  expect(said).toMatch(
    /Ana Prowse for Alder House\. Signed by their own key [0-9a-f]{64}, enrolled as “Chrome on Linux”/,
  )
  expect(said).toMatch(/Bo Lindqvist for Birch Yard\. Signed by their own key/)
})

test('[KEY2] the key stays over a reload, and cannot be taken out of the browser', async ({ table }) => {
  const { matter, ana } = table
  await ana.goto(matter.room)
  // Others at the table enrol theirs too: what counts is this browser's own.
  const own = () =>
    ana.evaluate(async () => (await indexedDB.databases()).some((one) => one.name === 'parley-keys'))
  await expect.poll(own).toBe(true)
  await expect.poll(() => ana.evaluate(pairsKept)).toBe(1)
  await ana.reload()
  await expect(ana.getByText('Connected, all saved')).toBeVisible()
  const kept = await ana.evaluate(async () => {
    const base = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('parley-keys')
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    const [pair] = await new Promise<CryptoKeyPair[]>((resolve) => {
      const all = base.transaction('pairs').objectStore('pairs').getAll()
      all.onsuccess = () => resolve(all.result)
    })
    const taken = await crypto.subtle.exportKey('pkcs8', pair?.privateKey as CryptoKey).then(
      () => 'taken out',
      () => 'refused',
    )
    return { extractable: pair?.privateKey.extractable, taken }
  })
  expect(kept).toEqual({ extractable: false, taken: 'refused' })
  const enrolled = (await matter.events()).filter((event) => event.type === 'KeyEnrolled')
  expect(new Set(enrolled.map((event) => event.key)).size).toBe(enrolled.length)
})

/** How many keys this browser keeps. */
async function pairsKept(): Promise<number> {
  const base = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('parley-keys')
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  try {
    return await new Promise<number>((resolve, reject) => {
      const all = base.transaction('pairs').objectStore('pairs').count()
      all.onsuccess = () => resolve(all.result)
      all.onerror = () => reject(all.error)
    })
  } finally {
    base.close()
  }
}
