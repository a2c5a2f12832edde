import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { EXAMPLES } from './examples'
import { MCP_PATH, openapi } from './openapi'
import { ROUTES } from './routes'

const document = z
  .object({
    openapi: z.literal('3.1.0'),
    paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
  })
  .parse(openapi())

test('every route stands in the document, and nothing else does', () => {
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
  )
  expect(written.toSorted()).toEqual(
    [
      ...ROUTES.map((one) => `${one.method.toLowerCase()} ${one.path} ${one.id}`),
      `post ${MCP_PATH} mcp`,
    ].toSorted(),
  )
  expect(new Set(ROUTES.map((one) => one.id)).size).toBe(ROUTES.length)
})

test('one file answers everything below /api/v1, and it asks the routes', () => {
  expect(
    readdirSync('app/api/v1', { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
  ).toHaveLength(1)
})

test.each(Object.entries(EXAMPLES))('the example of %s fits the schemas of its route', (id, example) => {
  const route = ROUTES.find((one) => one.id === id)
  if (!route || !example) throw new Error(`no route or no example is called ${id}`)
  expect(route.answer.safeParse(example.answer).error).toBeUndefined()
  // A route that takes nothing has no example of what it would take.
  expect((route.body ?? z.undefined()).safeParse(example.body).error).toBeUndefined()
})

test('a route without an example says so by having an answer of its own size', () => {
  const without = ROUTES.filter((one) => !EXAMPLES[one.id]).map((one) => one.id)
  expect(without).toEqual(['readRoom'])
})

test('references in the document lead somewhere', () => {
  const text = JSON.stringify(openapi())
  const found = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([A-Za-z]+)"/g)].map(([, name]) => name)
  expect(new Set(found)).toEqual(new Set(['Problem']))
  expect(text).toContain('"Problem":')
})

test('the commands that the document names hold none that binds', () => {
  const text = JSON.stringify(openapi())
  for (const binding of [
    'ConfirmRatification',
    'SendWords',
    'RejectSettlement',
    'ExitNegotiation',
    'ConfirmClaim',
  ])
    expect(text).not.toContain(binding)
  expect(text).toContain('TakePosition')
})
