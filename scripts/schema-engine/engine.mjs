import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { adapterFactory } from './adapter.mjs'

const BINDINGS = '@prisma/schema-engine-wasm/schema_engine_bg'

/** Loads the engine. @returns an object whose `call(method, params)` answers one JSON-RPC request */
export async function loadEngine({ datamodels, url, shadowUrl }) {
  const bindings = await instantiate()
  const files = datamodels.map((file) => [file, readFileSync(file, 'utf8')])
  // Commands that need no database still bind an adapter; it connects only when it is asked to.
  const factory = adapterFactory(url ?? 'postgresql://nobody@localhost:1/none', shadowUrl)
  const engine = await bindings.SchemaEngine.new(
    { datamodels: files.length > 0 ? files : undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  )
  return {
    call(method, params) {
      const name = method === 'getDatabaseVersion' ? 'version' : method
      if (typeof engine[name] !== 'function') throw new Error(`the schema engine has no method ${method}`)
      return engine[name](params)
    },
  }
}

async function instantiate() {
  const require = createRequire(import.meta.url)
  // The engine looks this name up on the global object to leave a panic's text there.
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    set_message(message) {
      process.stderr.write(`${message}\n`)
    },
  }
  const bindings = await import(BINDINGS)
  const bytes = readFileSync(require.resolve(BINDINGS).replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings })
  bindings.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start?.()
  return bindings
}
