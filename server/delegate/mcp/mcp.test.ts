import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PARLEY } from '@/server/cli/testing'
import { PURPOSES, type Purpose } from '@/server/protocol/delegation'
import { ana, bo } from '@/server/room/testing'
import { DelegateHouse } from '../testing'

let open: DelegateHouse
let served: Awaited<ReturnType<DelegateHouse['served']>>

beforeAll(async () => {
  open = await DelegateHouse.open('mcp')
  served = await open.served()
})
afterAll(async () => {
  await served.close()
  await open.close()
})

const said = z.object({
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  isError: z.boolean().optional(),
})

/** The SDK's own client, over the transport that is named. */
const TRANSPORTS = {
  'Streamable HTTP': (token: string) =>
    new StreamableHTTPClientTransport(new URL(`${served.url}/api/v1/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  stdio: (token: string) =>
    new StdioClientTransport({
      command: process.execPath,
      args: [...PARLEY, 'mcp', '--server', served.url],
      env: { PATH: process.env.PATH ?? '', PARLEY_TOKEN: token },
    }),
}

async function client(over: keyof typeof TRANSPORTS, token: string) {
  const made = new Client({ name: 'test', version: '1' })
  await made.connect(TRANSPORTS[over](token))
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const { content, isError = false } = said.parse(await made.callTool({ name, arguments: args }))
    return { text: content.map((one) => one.text).join('\n'), isError }
  }
  return { made, call, tools: async () => (await made.listTools()).tools.map((one) => one.name) }
}

describe.each(['Streamable HTTP', 'stdio'] as const)('over %s', (over) => {
  test('reads the room, takes a position, hears of the answer, and is told why an act is refused', async () => {
    const { token, delegate } = await open.appointed(`Hawk ${over}`)
    const { made, call, tools } = await client(over, token)
    expect(made.getInstructions()).toContain('people ratify')
    expect(await tools()).toEqual(expect.arrayContaining(['read_room', 'list_issues', 'take_position']))
    expect((await call('read_room')).text).toContain(`You are "Hawk ${over}" and act for "Ana"`)

    const taken = await call('take_position', { issue: 1, text: 'Before noon, since we start early.' })
    expect(taken).toMatchObject({ isError: false, text: expect.stringContaining('On the record') })
    const state = await open.house.state(open.negotiation)
    expect(state.delegateActs.at(-1)).toEqual({ seq: state.head.seq, delegate })
    const spoken = state.issues[0]?.positions.at(-1)
    expect(spoken).toMatchObject({ by: ana, text: 'Before noon, since we start early.' })

    const waiting = call('wait_for_change', { after: state.head.seq, seconds: 25 })
    await open.house.act(bo, open.negotiation, {
      type: 'TakePosition',
      issue: 1,
      text: 'After noon, please.',
    })
    expect((await waiting).text).toContain('"changed":true')

    const bare = await call('take_position', { issue: 1, text: 'yes' })
    expect(bare).toMatchObject({ isError: true, text: expect.stringContaining('A position is its reasons.') })
    await made.close()
  })

  test('[DEL6] a revoked delegation is out at the next call', async () => {
    const { token, delegate } = await open.appointed(`Gone ${over}`)
    const { made, call } = await client(over, token)
    await call('list_issues')
    await open.house.act(ana, open.negotiation, { type: 'RevokeDelegation', delegate })
    const refused = await call('take_position', {
      issue: 1,
      text: 'Before noon, since we start early.',
    }).then(
      ({ isError }) => isError,
      () => true,
    )
    expect(refused).toBe(true)
    await made.close()
  })
})

const LISTED: [Purpose[], string[]][] = [
  [['read'], ['list_issues', 'read_room', 'wait_for_change']],
  [
    ['read', 'propose'],
    ['counter_draft', 'list_issues', 'open_consent_check', 'propose_trade', 'read_room', 'wait_for_change'],
  ],
]
test.each(LISTED)('[DEL3] who may %j is offered just %j', async (purposes, expected) => {
  const { token } = await open.appointed(`Scoped ${purposes.join(' ')}`, { purposes })
  const { made, tools } = await client('Streamable HTTP', token)
  expect((await tools()).toSorted()).toEqual(expected)
  await made.close()
})

test('[DEL3] with every purpose there is, no tool ratifies, accepts, withdraws, rejects a settlement, leaves or appoints', async () => {
  const { token } = await open.appointed('Everything', { purposes: [...PURPOSES] })
  const { made, tools } = await client('Streamable HTTP', token)
  const names = await tools()
  expect(names.length).toBeGreaterThan(10)
  expect(
    names.filter((name) =>
      /ratif|confirm|accept|withdraw|reject_settlement|exit|leave|walk|appoint|grant|call_/.test(name),
    ),
  ).toEqual([])
  await made.close()
})

test.each(['Streamable HTTP', 'stdio'] as const)(
  '[DEL8] over %s a tool that is not offered does nothing, is answered with why, and stands on the record',
  async (over) => {
    const { house, negotiation } = open
    const { token, delegate } = await open.appointed(`Beyond ${over}`, { purposes: ['read', 'speak'] })
    const { made, call } = await client(over, token)
    const ratified = await call('ratify', { words: 'I ratify this settlement as written.' })
    expect(ratified).toMatchObject({ isError: true, text: expect.stringMatching(/people/i) })
    const trade = await call('propose_trade', { offer: 'The keys.', want: 'The gate.', because: 'So.' })
    expect(trade.isError).toBe(true)
    expect((await call('make_coffee')).text).toContain('not found')
    const { overreach, trades } = await house.state(negotiation)
    expect(overreach.filter((one) => one.delegate === delegate)).toMatchObject([
      { tried: 'ConfirmRatification', why: 'binding' },
      { tried: 'ProposeTrade', why: 'purpose' },
    ])
    expect(JSON.stringify(overreach)).not.toContain('as written')
    expect(trades.some((one) => one.offer === 'The keys.' && one.because === 'So.')).toBe(false)
    await made.close()
  },
)

type Used = [tool: string, args: Record<string, unknown>, answer: RegExp]
const DONE = /^On the record/

test('[DEL3] each tool does its act, or says in a sentence why not now; one that binds is refused and recorded', async () => {
  const { house, negotiation } = open
  const { token, delegate } = await open.appointed('Of all trades', { purposes: [...PURPOSES] })
  const { made, tools, call } = await client('Streamable HTTP', token)
  const issue = (await house.state(negotiation)).issues.length + 1
  const used: string[] = []
  const use = async (all: Used[]) => {
    for (const [tool, args, answer] of all) {
      const { text, isError } = await call(tool, args)
      expect([tool, text, isError]).toEqual([tool, expect.stringMatching(answer), answer !== DONE])
      expect(text).not.toContain('validation error')
      used.push(tool)
    }
  }
  const intent = {
    goals: [{ text: 'Quiet mornings', rationale: 'We sleep.' }],
    constraints: [],
    redLines: [],
  }
  const raised = { title: 'Keys', question: 'Who keeps them?', context: '', kind: { kind: 'text' } }
  await use([
    ['state_intent', { statement: { ...intent, tradeable: [], context: '' } }, DONE],
    ['raise_issue', raised, DONE],
    ['take_position', { issue, text: 'We keep them, since we lock up.' }, DONE],
    ['support_decision', { issue, decision: 'We keep them.' }, /position/],
    ['escalate_issue', { issue, summary: 'We differ.' }, /round/],
    ['reopen_issue', { issue, reason: 'Something new.' }, /open/],
    ['propose_trade', { offer: 'The keys.', want: 'The gate.', because: 'It is fair.' }, DONE],
    ['open_consent_check', { proposal: 'We keep the keys.', trades: [] }, DONE],
  ])
  const { check, digest } = (await house.state(negotiation)).checks.at(-1) ?? {}
  const other = 'a'.repeat(64)
  const values = [{ issue: 1, value: '900' }]
  const changes = [{ change: 'comment', term: 1, comment: 'Shorter.' }]
  await use([
    ['answer_consent_check', { check, digest, answer: { answer: 'consent' } }, DONE],
    ['answer_question', { question: 1, text: 'Because.' }, /question/i],
    ['register', { handle: 'hawk' }, /regist/i],
    ['begin_turns', {}, /turn|regist/i],
    ['hand_off', {}, /turn/i],
    ['skip_turn', { holder: 'p2' }, /turn/i],
    ['make_offer', { values, note: '' }, /Bargaining has not begun/],
    ['counter_offer', { answers: other, values, note: '' }, /Bargaining has not begun/],
    ['reject_offer', { digest: other, note: '' }, /Bargaining has not begun/],
    ['answer_package', { proposal: 1, package: 1, could: true }, /package|Bargaining/i],
    ['counter_draft', { version: 1, changes, comment: '' }, /settlement/i],
  ])
  const reading = ['read_room', 'list_issues', 'wait_for_change']
  for (const tool of reading)
    expect((await call(tool, tool === 'wait_for_change' ? { after: 0, seconds: 0 } : {})).isError).toBe(false)
  expect([...used, ...reading].toSorted()).toEqual((await tools()).toSorted())
  const state = await house.state(negotiation)
  expect(state.checks.at(-1)?.answers).toMatchObject([{ party: 'p1', answer: { answer: 'consent' } }])

  expect((await open.act(token, { type: 'ConfirmRatification' })).status).toBe(403)
  const { overreach } = await house.state(negotiation)
  expect(overreach.at(-1)).toMatchObject({ delegate, tried: 'ConfirmRatification', why: 'binding' })
  await made.close()
})

test('without a good token there is no session at all', async () => {
  for (const [over, why] of [
    ['Streamable HTTP', 'This token is not known.'],
    // A process that ends tells a client no more than that; why stands in what it wrote.
    ['stdio', 'Connection closed'],
  ] as const)
    await expect(client(over, `parley_delegate_${'x'.repeat(43)}`)).rejects.toThrow(why)
})
