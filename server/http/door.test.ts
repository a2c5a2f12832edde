import { expect, test } from 'vitest'
import { bodyWithin, jsonBody } from './door'

/** A body that says nothing of its length and never ends; counts what was taken of it. */
function endless() {
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 1
      controller.enqueue(new Uint8Array(100_000).fill(32))
    },
  })
  const request = new Request('http://localhost:3000/', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit)
  return { request, taken: () => taken }
}

test('a body is read to its bound and no further, whatever length it claims', async () => {
  const one = endless()
  expect(await bodyWithin(one.request, 1_000_000)).toBeNull()
  expect(one.taken()).toBeLessThan(15)
  const two = endless()
  const answer = await jsonBody(two.request)
  expect(answer instanceof Response && answer.status).toBe(400)
  expect(two.taken()).toBeLessThan(15)
})

test('what is within the bound is read whole', async () => {
  const request = new Request('http://localhost:3000/', { method: 'POST', body: '{"one":"ö"}' })
  expect(await jsonBody(request)).toEqual({ one: 'ö' })
  const empty = new Request('http://localhost:3000/', { method: 'POST' })
  expect(await bodyWithin(empty, 10)).toEqual(Buffer.alloc(0))
})
