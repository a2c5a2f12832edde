import pg from 'pg'

/** PostgreSQL's errors under the codes that Prisma's command line understands. */
const PRISMA_CODES = { '3D000': 'P1003', '28P01': 'P1000', '42P04': 'P1009' }

/** Carries out what the engine does as a one-off program. @returns the exit code */
export async function databaseCommand(subcommand, url) {
  try {
    const target = new URL(url)
    const name = pg.escapeIdentifier(decodeURIComponent(target.pathname.slice(1)))
    const server = new URL(url)
    server.pathname = '/postgres'
    switch (subcommand) {
      case 'can-connect-to-database':
        await statement(target, 'SELECT 1')
        break
      case 'create-database':
        await statement(server, `CREATE DATABASE ${name}`)
        break
      case 'drop-database':
        await statement(server, `DROP DATABASE ${name}`)
        break
      default:
        throw new Error(`the schema engine has no command ${subcommand}`)
    }
    return 0
  } catch (error) {
    const fields = {
      message: error.message,
      error_code: PRISMA_CODES[error.code] ?? 'P1001',
      is_panic: false,
    }
    const line = {
      level: 'ERROR',
      timestamp: new Date().toISOString(),
      fields,
      target: 'schema_engine::logger',
    }
    process.stderr.write(`${JSON.stringify(line)}\n`)
    return 1
  }
}

async function statement(url, sql) {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
