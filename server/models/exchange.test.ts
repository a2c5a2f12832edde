import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { canonicalJson } from '@/server/record/canonical'
import { readExchange, readMatter } from '@/server/wire/exchange'
import { ModelFault, openModel } from './model'
import { MAKERS } from './settings'
import { type MakerServer, makerServer } from './testing'

const open: MakerServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

const question = {
  shape: 'review',
  schema: z.object({ findings: z.array(z.string()), count: z.number() }),
  instructions: 'Name what conflicts.',
  matter:
    '<<<matter 7>>>\n{"kind":"party","label":"P1","name":"Ana"}\n{"kind":"goal","label":"S1","party":"P1","words":"From nine."}\n<<<end of matter 7>>>',
  mostTokens: 500,
}
const NO_FAULT = { findings: ['Nine and eight.'], count: 1 }

async function asked(maker: (typeof MAKERS)[number], text: string) {
  const server = await makerServer(() => ({ kind: 'answers', text }))
  open.push(server)
  const name = { id: `${maker}:stub`, maker, model: 'stub' }
  const model = openModel({
    name,
    access: server.access(maker),
    price: { input: 3, output: 15 },
    timeout: 10_000,
    now: () => 0,
  })
  const signal = new AbortController().signal
  try {
    const { value, exchange } = await model.ask(question, { signal })
    const { used: _, ...kept } = exchange
    return readExchange(canonicalJson({ ...kept, value }))
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error
    return readExchange(JSON.stringify({ ...error.exchange, value: null }))
  }
}

test.each(MAKERS)(
  'what %s was sent is read by who said it, with the shape, and the answer by its fields',
  async (maker) => {
    const read = await asked(maker, JSON.stringify(NO_FAULT))
    const [only] = read?.tries ?? []
    expect(only?.said.map((one) => one.role)).toEqual(['instructions', 'matter'])
    expect(only?.said[0]?.text).toContain('Name what conflicts.')
    expect(readMatter(only?.said[1]?.text ?? '')).toEqual({
      mark: 'matter 7',
      lines: [
        { label: 'P1', kind: 'party', fields: [{ name: 'name', value: 'Ana' }] },
        {
          label: 'S1',
          kind: 'goal',
          fields: [
            { name: 'party', value: 'P1' },
            { name: 'words', value: 'From nine.' },
          ],
        },
      ],
    })
    expect(only?.schema).toContain('findings')
    expect(read?.fields).toEqual([
      { name: 'count', value: 1 },
      { name: 'findings', value: ['Nine and eight.'] },
    ])
    expect(only?.raw.came).not.toBe('')
  },
)

test('an answer of another shape has no fields, and says what was wrong', async () => {
  const read = await asked('compatible', '{"nothing": true}')
  expect(read?.fields).toEqual([])
  expect(read?.fault).toContain('shape')
})

test('what is no exchange, and what is no fenced matter, is shown as it is', () => {
  expect(readExchange('{"drafts":[]}')).toBeNull()
  expect(readExchange('not JSON')).toBeNull()
  expect(readMatter('Words of somebody.')).toBeNull()
  expect(readMatter('<<<matter 7>>>\n{"kind":"x"}\n<<<end of matter 8>>>')).toBeNull()
})
