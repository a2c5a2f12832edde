import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Access, Maker } from './settings'

/** What a maker's server does with one request. */
export type Reply =
  | { kind: 'answers'; text: string }
  /** An HTTP error, with how long to wait before trying again. */
  | { kind: 'error'; status: number }
  /** Accepts the request and never answers. */
  | { kind: 'silent' }
  /** Begins the answer and never goes on. */
  | { kind: 'stalls'; text: string }
  /** Begins the answer and then drops the line. */
  | { kind: 'half'; text: string }
  /** Ends the stream in the middle, without saying that it ends. */
  | { kind: 'breaks-off'; text: string }
  /** Something that is not the maker's protocol. */
  | { kind: 'garbage' }
  | { kind: 'declines' }

/** What was asked: instructions and matter as they reached the maker, and the whole body. */
export type Heard = {
  maker: Maker
  instructions: string
  matter: string
  body: Record<string, unknown>
  key: string
}
export type MakerServer = { access: (maker: Maker) => Access; heard: Heard[]; close: () => Promise<void> }

/** What the maker says an answer used, in tokens. */
type Count = (heard: Heard, text: string) => { input: number; output: number }

/** A server that speaks the four protocols as the makers describe them, and answers as a script says. */
export async function makerServer(
  script: (heard: Heard, at: number) => Reply,
  count: Count = () => ({ input: 1200, output: 340 }),
): Promise<MakerServer> {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const maker = makerOf(request.url ?? '')
      const one = heardFrom(maker, body, request)
      heard.push(one)
      reply(maker, one, script(one, heard.length - 1), count, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.int() }).parse(server.address())
  return {
    heard,
    access: (maker) => ({ key: `key-of-${maker}`, url: `http://127.0.0.1:${port}/${maker}` }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
}

function makerOf(url: string): Maker {
  if (url === '/anthropic/messages') return 'anthropic'
  if (url === '/openai/responses') return 'openai'
  if (/^\/google\/models\/[^/]+:streamGenerateContent\?alt=sse/.test(url)) return 'google'
  if (url === '/compatible/chat/completions') return 'compatible'
  throw new Error(`no maker answers at ${url}`)
}

/** Every text inside a part of a request, in order. */
function texts(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(texts).join('\n')
  if (value && typeof value === 'object')
    return Object.entries(value)
      .filter(([key]) => ['text', 'content', 'parts'].includes(key))
      .map(([, inner]) => texts(inner))
      .join('\n')
  return ''
}

function heardFrom(maker: Maker, body: Record<string, unknown>, request: IncomingMessage): Heard {
  const messages = [...list(body.messages), ...list(body.input), ...list(body.contents)]
  const fixed = messages.filter((one) => ['system', 'developer'].includes(String(field(one, 'role'))))
  const key =
    request.headers['x-api-key'] ?? request.headers['x-goog-api-key'] ?? request.headers.authorization
  return {
    maker,
    instructions: texts([body.system, body.systemInstruction, ...fixed].filter(Boolean)),
    matter: texts(messages.filter((one) => !fixed.includes(one))),
    body,
    key: String(key ?? '').replace(/^Bearer /, ''),
  }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const field = (value: unknown, name: string): unknown =>
  value && typeof value === 'object' ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

function reply(maker: Maker, heard: Heard, with_: Reply, count: Count, response: ServerResponse): void {
  if (with_.kind === 'silent') return
  if (with_.kind === 'error') {
    response.writeHead(with_.status, { 'content-type': 'application/json', 'retry-after-ms': '1' })
    response.end(JSON.stringify({ error: { type: 'error', message: `status ${with_.status}` } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (with_.kind === 'garbage') {
    response.end('data: {"this is": not even JSON\n\n')
    return
  }
  const text = with_.kind === 'declines' ? '' : with_.text
  const events = EVENTS[maker](text, heard, with_.kind === 'declines', count(heard, text))
  const whole = with_.kind === 'answers' || with_.kind === 'declines'
  const sent = whole ? events : events.slice(0, Math.ceil(events.length / 2))
  for (const { event, data } of sent)
    response.write(`${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
  if (with_.kind === 'stalls') return
  if (with_.kind === 'half') {
    // Only after the first half has gone out, so that it is a broken stream and not a refused connection.
    response.write(': ', () => response.destroy())
    return
  }
  response.end(maker === 'compatible' && whole ? 'data: [DONE]\n\n' : undefined)
}

type SentEvent = { event?: string; data: unknown }

/** The answer in pieces, as a stream has it. */
function pieces(text: string): string[] {
  const size = Math.max(1, Math.ceil(text.length / 7))
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  )
}

type Events = (text: string, heard: Heard, declines: boolean, used: ReturnType<Count>) => SentEvent[]
const EVENTS: Record<Maker, Events> = {
  // Anthropic messages API, streaming; the answer comes as a tool's input where the client asks for it so.
  anthropic: (text, { body }, declines, used) => {
    const tool = list(body.tools).length > 0
    const named = (data: { type: string }): SentEvent => ({ event: data.type, data })
    const block = tool
      ? { type: 'tool_use', id: 'toolu_1', name: field(list(body.tools)[0], 'name'), input: {} }
      : { type: 'text', text: '' }
    const usage = { input_tokens: used.input, output_tokens: 1 }
    return [
      named({
        type: 'message_start',
        ...{
          message: {
            id: 'msg_1',
            type: 'message',
            role: 'assistant',
            model: body.model,
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage,
          },
        },
      }),
      named({ type: 'content_block_start', ...{ index: 0, content_block: block } }),
      ...pieces(text).map((one) =>
        named({
          type: 'content_block_delta',
          ...{
            index: 0,
            delta: tool ? { type: 'input_json_delta', partial_json: one } : { type: 'text_delta', text: one },
          },
        }),
      ),
      named({ type: 'content_block_stop', ...{ index: 0 } }),
      named({
        type: 'message_delta',
        ...{
          delta: { stop_reason: declines ? 'refusal' : tool ? 'tool_use' : 'end_turn', stop_sequence: null },
          usage: { output_tokens: used.output },
        },
      }),
      named({ type: 'message_stop' }),
    ]
  },
  // OpenAI responses API, streaming.
  openai: (text, { body }, declines, used) => {
    const item = { id: 'item_1', type: 'message', status: 'in_progress', role: 'assistant', content: [] }
    const content = declines
      ? [{ type: 'refusal', refusal: 'I cannot help with that.' }]
      : [{ type: 'output_text', text, annotations: [] }]
    const whole = { ...item, status: 'completed', content }
    const base = { id: 'resp_1', object: 'response', created_at: 1_700_000_000, model: body.model }
    const part = { item_id: 'item_1', output_index: 0, content_index: 0 }
    const said = declines
      ? [{ type: 'response.refusal.delta', ...part, delta: 'I cannot help with that.' }]
      : pieces(text).map((delta) => ({ type: 'response.output_text.delta', ...part, delta, logprobs: [] }))
    const usage = {
      input_tokens: used.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: used.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: used.input + used.output,
    }
    return [
      { type: 'response.created', response: { ...base, status: 'in_progress', output: [] } },
      { type: 'response.output_item.added', output_index: 0, item },
      ...said,
      { type: 'response.output_item.done', output_index: 0, item: whole },
      {
        type: 'response.completed',
        response: { ...base, status: 'completed', output: [whole], incomplete_details: null, usage },
      },
    ].map((data, at) => ({ event: data.type, data: { ...data, sequence_number: at } }))
  },
  // Gemini API, streamGenerateContent with alt=sse.
  google: (text, _heard, declines, used) => {
    const usageMetadata = {
      promptTokenCount: used.input,
      candidatesTokenCount: used.output,
      totalTokenCount: used.input + used.output,
    }
    const said = pieces(text).map((one) => ({
      data: { candidates: [{ content: { role: 'model', parts: [{ text: one }] }, index: 0 }] },
    }))
    const last = {
      candidates: [
        {
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: declines ? 'SAFETY' : 'STOP',
          index: 0,
        },
      ],
      usageMetadata,
    }
    return [...said, { data: last }]
  },
  // Chat completions, streaming.
  compatible: (text, { body }, declines, used) => {
    const base = {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_700_000_000,
      model: body.model,
    }
    const chunk = (delta: unknown, finish: string | null): SentEvent => ({
      data: { ...base, choices: [{ index: 0, delta, finish_reason: finish }] },
    })
    return [
      chunk({ role: 'assistant', content: '' }, null),
      ...pieces(text).map((content) => chunk({ content }, null)),
      chunk({}, declines ? 'content_filter' : 'stop'),
      {
        data: {
          ...base,
          choices: [],
          usage: {
            prompt_tokens: used.input,
            completion_tokens: used.output,
            total_tokens: used.input + used.output,
          },
        },
      },
    ]
  },
}
