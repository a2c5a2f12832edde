import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { type Ask, mcpServer } from './server'

/**
 * One message of the Model Context Protocol over Streamable HTTP. Without sessions: each request shows its token,
 * so that a revoked one is out at once.
 */
export async function mcpOverHttp(request: Request, ask: Ask): Promise<Response> {
  const server = await mcpServer(ask)
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: 1_000_000,
  })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request)
  } finally {
    await server.close()
  }
}
