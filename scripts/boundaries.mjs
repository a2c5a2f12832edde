// Says every import that crosses a wall of the house, and fails when there is one.
import { readSources } from './boundaries/imports.mjs'
import { judge } from './boundaries/judge.mjs'

const sources = readSources()
const faults = judge(sources)
for (const fault of faults) console.error(fault)
console.log(`${sources.length} files, ${faults.length} imports across a boundary or in a circle`)
if (faults.length > 0 || sources.length === 0) process.exit(1)
