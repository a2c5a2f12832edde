import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'

const TYPE_CHAR = 18
const TYPE_VOID = 2278
const TYPE_TEXT = 25

/** Connections for the schema engine, which asks more of the adapter than an application does. */
export function adapterFactory(address, shadowUrl) {
  const url = new URL(address)
  const schema = url.searchParams.get('schema') ?? undefined
  url.searchParams.delete('schema')
  return {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(url.href, schema),
    connectToShadowDb: () => (shadowUrl ? connect(shadowUrl, schema) : connectToNewShadow(url, schema)),
  }
}

/** Migrations are tried out on a database of their own, which goes when the engine is done with it. */
async function connectToNewShadow(url, schema) {
  const name = `prisma_migrate_shadow_db_${randomUUID()}`
  const admin = new pg.Pool({ connectionString: url.href, max: 1 })
  await admin.query(`CREATE DATABASE "${name}" TEMPLATE template0`)
  const shadow = new URL(url)
  shadow.pathname = `/${name}`
  return connect(shadow.href, schema, async () => {
    await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
    await admin.end()
  })
}

async function connect(connectionString, schema, afterwards = async () => {}) {
  // One connection: a script's statements must not be spread over several.
  const pool = new pg.Pool({ connectionString, max: 1, options: '-c TimeZone=UTC' })
  const characterColumns = readCatalogTypes(pool)
  const adapter = await new PrismaPg(pool, { schema }).connect()
  const queryRaw = adapter.queryRaw.bind(adapter)
  return Object.assign(adapter, {
    async queryRaw(query) {
      const result = await queryRaw(query)
      for (const index of characterColumns.get(result.rows) ?? []) {
        result.columnTypes[index] = ColumnTypeEnum.Character
      }
      return result
    },
    // The adapter cuts scripts at every semicolon, those inside a function's body too; PostgreSQL takes them whole.
    async executeScript(script) {
      await pool.query(script)
    },
    async dispose() {
      await pool.end()
      await afterwards()
    },
  })
}

/** The adapter knows neither the catalogs' one-byte "char" nor void: both are read as text, and "char" is remembered. */
function readCatalogTypes(pool) {
  const characterColumns = new WeakMap()
  const query = pool.query.bind(pool)
  pool.query = async (...words) => {
    const answer = await query(...words)
    for (const result of Array.isArray(answer) ? answer : [answer]) {
      const fields = result.fields ?? []
      const indexes = fields.flatMap((field, index) => (field.dataTypeID === TYPE_CHAR ? [index] : []))
      if (indexes.length > 0) characterColumns.set(result.rows, indexes)
      for (const field of fields) {
        if (field.dataTypeID === TYPE_CHAR || field.dataTypeID === TYPE_VOID) field.dataTypeID = TYPE_TEXT
      }
    }
    return answer
  }
  return characterColumns
}
