import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { mcpServer } from '@/server/delegate/mcp/server'

/**
 * `parley mcp`: the Model Context Protocol on standard input and output, for a delegate whose token is given.
 * @returns the exit code: 0 when the other side closed, 2 when the token or the server cannot be used
 */
export async function mcpCommand(
  options: { server: string; token?: string },
  complain: (line: string) => void,
): Promise<number> {
  const token = options.token ?? process.env.PARLEY_TOKEN
  if (!token) {
    complain(
      'Give the token with --token, or in PARLEY_TOKEN, where other users of this machine do not see it.',
    )
    return 2
  }
  try {
    const server = await mcpServer((path, init) =>
      fetch(new URL(`/api/v1${path}`, options.server), {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }),
    )
    const closed = new Promise<void>((resolve) => {
      process.stdin.once('end', resolve)
      process.stdin.once('close', resolve)
    })
    await server.connect(new StdioServerTransport())
    await closed
    await server.close()
    return 0
  } catch (error) {
    complain(`${options.server} cannot be used: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
}
