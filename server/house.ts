/** One thing the house depends on, and whether it answers. */
export interface Check {
  ok: boolean
  /** How long the answer took, in milliseconds. */
  ms: number
}

export interface Health {
  ok: boolean
  checks: Record<string, Check>
}

/** What `main.ts` built and the pages and routes may use. */
export interface House {
  health(): Promise<Health>
}

const KEY: unique symbol = Symbol.for('parley.house')

// Next's bundles have their own copies of every module; what all of them share in one process is the global object.
const shared: typeof globalThis & { [KEY]?: House } = globalThis

export function openHouse(house: House): void {
  shared[KEY] = house
}

/** @throws when no server built a house, as while `next build` runs: ask inside a request, not at a module's top. */
export function house(): House {
  const built = shared[KEY]
  if (!built) throw new Error('the house is not open: only server/main.ts builds it')
  return built
}
