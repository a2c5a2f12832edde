import { appendBench } from './append/append'
import { bargainingBench } from './bargaining'
import { domBench } from './dom'
import { guardBench } from './guard'
import { liveBench } from './live/live'
import { mediationBench } from './mediation'
import { ratificationBench } from './ratification'
import { recordBench } from './record'
import { weightBench } from './weight'

const BENCHES: Record<string, () => Promise<unknown>> = {
  live: liveBench,
  append: appendBench,
  weight: weightBench,
  dom: domBench,
  ratification: ratificationBench,
  guard: guardBench,
  bargaining: bargainingBench,
  mediation: mediationBench,
  record: recordBench,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(2)
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n── ${name}`)
  await bench()
}
