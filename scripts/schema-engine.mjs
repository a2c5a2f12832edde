#!/usr/bin/env node
// Stands where Prisma's command line expects its schema engine, a native program it would otherwise download: requests
// come as JSON-RPC, one a line, and the engine from npm (WebAssembly) answers them over an ordinary PostgreSQL driver.
import { createInterface } from 'node:readline'
import { parseArguments } from './schema-engine/arguments.mjs'
import { databaseCommand } from './schema-engine/database-command.mjs'
import { loadEngine } from './schema-engine/engine.mjs'

const { version, subcommand, datamodels, url, shadowUrl } = parseArguments(process.argv.slice(2))
if (version) {
  console.log('schema-engine-cli from npm')
} else if (subcommand) {
  process.exitCode = await databaseCommand(subcommand, url)
} else {
  serve()
}

function serve() {
  let engine
  let pending = null
  // A crash inside WebAssembly surfaces in some later turn, and the command line takes a silent end for success: the
  // request that was being answered is therefore always told.
  const crash = (error) => {
    const message = `the schema engine crashed: ${error?.message ?? error}`
    const answer = pending === null ? '' : failure(pending, message, { message, is_panic: false, meta: {} })
    process.stderr.write(`${message}\n`)
    process.stdout.write(answer, () => process.exit(1))
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)

  async function answer({ id, method, params }) {
    pending = id
    try {
      engine ??= await loadEngine({ datamodels, url, shadowUrl })
      const result = (await engine.call(method, params)) ?? {}
      if (method === 'diff' && result.stdout != null) print(result.stdout)
      process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`)
    } catch (error) {
      const message = error?.message ?? String(error)
      process.stdout.write(
        failure(id, 'An error happened. Check the data field for details.', {
          message,
          is_panic: false,
          meta: {},
          error_code: error?.code,
        }),
      )
    }
    pending = null
  }

  let queue = Promise.resolve()
  const lines = createInterface({ input: process.stdin })
  lines.on('line', (line) => {
    const request = JSON.parse(line)
    // What has no method is the command line's answer to a print.
    if (request.method) queue = queue.then(() => answer(request))
  })
  lines.on('close', () => queue.then(() => process.exit(0)))
}

function failure(id, message, data) {
  return `${JSON.stringify({ jsonrpc: '2.0', id, error: { code: 4466, message, data } })}\n`
}

function print(content) {
  process.stdout.write(
    `${JSON.stringify({ jsonrpc: '2.0', id: 'print', method: 'print', params: { content } })}\n`,
  )
}
