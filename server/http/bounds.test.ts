import { expect, test } from 'vitest'
import { BOUNDS } from '@/server/limits'
import { personId } from '@/server/protocol/ids'
import { beyond, beyondDownloads } from './bounds'

const person = (name: string) => personId.parse(name)

test('whoever asks for more bundles than anybody reads is told in a sentence when to come again', async () => {
  const ana = person('ana-downloads')
  for (let at = 0; at < BOUNDS['bundles-by-person'].points; at++)
    expect(await beyondDownloads('bundles-by-person', ana)).toBeNull()
  const answer = await beyondDownloads('bundles-by-person', ana)
  expect(answer?.status).toBe(429)
  expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(answer?.headers.get('retry-after'))).toBeLessThanOrEqual(5 * 60)
  expect(await answer?.text()).toMatch(
    /^You asked for many files in a short time\. Nothing is lost: try again in \d+ (minutes|seconds)\.\n$/,
  )
  expect(await beyondDownloads('bundles-by-person', person('bo-downloads'))).toBeNull()
  expect(await beyondDownloads('downloads-by-person', ana)).toBeNull()
})

test('a long record’s bundle weighs more, and two of any length can be had', async () => {
  const ana = person('ana-long')
  expect(await beyondDownloads('bundles-by-person', ana, { entries: 10_000_000, bytes: 0 })).toBeNull()
  expect(await beyondDownloads('bundles-by-person', ana, { entries: 10_000_000, bytes: 0 })).toBeNull()
  expect((await beyondDownloads('bundles-by-person', ana, { entries: 10_000_000, bytes: 0 }))?.status).toBe(
    429,
  )
  const bo = person('bo-long')
  for (let at = 0; at < 5; at++)
    expect(await beyondDownloads('bundles-by-person', bo, { entries: 50_000, bytes: 0 })).toBeNull()
  expect((await beyondDownloads('bundles-by-person', bo, { entries: 50_000, bytes: 0 }))?.status).toBe(429)
  const chi = person('chi-long')
  for (let at = 0; at < 2; at++)
    expect(await beyondDownloads('bundles-by-person', chi, { entries: 9, bytes: 400_000_000 })).toBeNull()
  expect((await beyondDownloads('bundles-by-person', chi, { entries: 9, bytes: 400_000_000 }))?.status).toBe(
    429,
  )
})

test('a page’s own code is told in its own form how many seconds to wait', async () => {
  const ana = person('ana-tokens')
  for (let at = 0; at < BOUNDS['tokens-by-person'].points; at++)
    expect(await beyond('tokens-by-person', ana)).toBeNull()
  const answer = await beyond('tokens-by-person', ana)
  expect(answer?.status).toBe(429)
  const seconds = Number(answer?.headers.get('retry-after'))
  expect(await answer?.json()).toEqual({
    outcome: 'refused',
    refusal: { code: 'TooManyRequests', seconds },
  })
})
