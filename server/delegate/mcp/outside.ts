import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { CallToolRequestSchema, isJSONRPCRequest } from '@modelcontextprotocol/sdk/types.js'
import { ACTS } from './acts'

/** Words in the name of a tool that nobody offers, and the act that whoever calls it wants done. */
const WANTED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ratif|confirm|sign\b)/, 'ConfirmRatification'],
  [/\b(?:withdraw|retract)/, 'WithdrawRatification'],
  [/\breject/, 'RejectSettlement'],
  [/\b(?:accept|agree|consent)/, 'AcceptPackage'],
  [/\bwalk/, 'WalkAway'],
  [/\b(?:exit|leave|quit)\b/, 'ExitNegotiation'],
  [/\b(?:appoint|delegate)/, 'AppointDelegate'],
  [/\bgrant/, 'Grant'],
  [/\bcall\b/, 'CallRatification'],
  [/\b(?:end|close|finish)\b/, 'EndNegotiation'],
]

/**
 * The act behind a tool that this delegate is not offered: one it was not allowed, one that exists under that name, or
 * one that binds and goes by another. Null where the name stands for nothing.
 */
function actBehind(tool: string): string | null {
  for (const [type, one] of Object.entries(ACTS)) if (one.tool === tool) return type
  const words = tool
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase()
  return WANTED.find(([name]) => name.test(words))?.[1] ?? null
}

/**
 * Answers calls of tools that are not offered, in place of the server, which would only say that there is none.
 * @param refuse sends the act to the door, which refuses it and records that it was tried
 */
export function watchCalls(
  transport: Transport,
  offered: ReadonlySet<string>,
  refuse: (type: string, input: Record<string, unknown>) => Promise<string>,
): void {
  const within = transport.onmessage
  transport.onmessage = (message, extra) => {
    const call = isJSONRPCRequest(message) ? CallToolRequestSchema.safeParse(message) : null
    const name = call?.success ? call.data.params.name : null
    const type = name === null || offered.has(name) ? null : actBehind(name)
    if (!isJSONRPCRequest(message) || !call?.success || type === null) {
      within?.(message, extra)
      return
    }
    const { id } = message
    refuse(type, call.data.params.arguments ?? {})
      .then((text) => ({
        jsonrpc: '2.0' as const,
        id,
        result: { content: [{ type: 'text', text }], isError: true },
      }))
      .catch(() => ({ jsonrpc: '2.0' as const, id, error: { code: -32_603, message: 'Nothing was done.' } }))
      .then((answer) => transport.send(answer, { relatedRequestId: id }))
      .catch((error) => transport.onerror?.(error))
  }
}
