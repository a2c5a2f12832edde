import { z } from 'zod'
import { problem } from './errors'
import { EXAMPLES } from './examples'
import { LONGEST_WAIT, query, ROUTES, type Route } from './routes'

/** A JSON Schema as OpenAPI 3.1 takes it: draft 2020-12 without its own address. */
function schemaOf(type: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'throw' })
  return schema
}

const json = (schema: Record<string, unknown>, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})
const PROBLEM = { $ref: '#/components/schemas/Problem' }
const refused = (description: string) => ({ description, content: json(PROBLEM) })

const REFUSED = {
  400: refused('The request cannot be read; the message says where.'),
  401: refused('No token, or one that is unknown, expired, or of a delegation that is over.'),
  403: refused('Outside the delegation. Acts that bind a party are recorded as an overreach.'),
  404: refused('No such negotiation, or not the one that the token is bound to.'),
  429: refused('Too many requests; `retry-after` says when to come again.'),
}

function operation(route: Route) {
  const named = route.path.includes('{id}')
    ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
    : []
  const asked = route.query.map((name) => ({
    name,
    in: 'query',
    required: false,
    description: query.shape[name].description,
    schema: { type: 'integer', minimum: 0, ...(name === 'seconds' ? { maximum: LONGEST_WAIT } : {}) },
  }))
  const example = EXAMPLES[route.id]
  return {
    operationId: route.id,
    summary: route.summary,
    description: route.purpose
      ? `${route.describes} Needs the purpose \`${route.purpose}\`.`
      : route.describes,
    parameters: [...named, ...asked],
    ...(route.body
      ? { requestBody: { required: true, content: json(schemaOf(route.body, 'input'), example?.body) } }
      : {}),
    responses: {
      200: { description: route.summary, content: json(schemaOf(route.answer, 'output'), example?.answer) },
      ...REFUSED,
      ...(route.method === 'POST'
        ? { 409: refused('The protocol refuses it, with what is needed to recover.') }
        : {}),
    },
  }
}

/** Where the Model Context Protocol is spoken, in Streamable HTTP without sessions. */
export const MCP_PATH = '/mcp'
const MCP = {
  operationId: 'mcp',
  summary: 'The same for a language model: the Model Context Protocol over Streamable HTTP',
  description:
    'JSON-RPC messages as that protocol defines them. `tools/list` names what the delegation covers; there is no tool to ratify.',
  requestBody: { required: true, content: json({ type: 'object' }) },
  responses: { 200: { description: 'The JSON-RPC answer.', content: json({ type: 'object' }) }, ...REFUSED },
}

/** The OpenAPI 3.1 document, made from the routes themselves. */
export function openapi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of ROUTES)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) }
  paths[MCP_PATH] = { post: MCP }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley for delegates',
      version: '1',
      description:
        'What software that acts for a party may read and do. A signatory appoints it in the room and makes its token there. Models may propose. People must ratify: nothing here binds anybody.',
    },
    servers: [{ url: '/api/v1' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Made in the room, shown once.' },
      },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  }
}
