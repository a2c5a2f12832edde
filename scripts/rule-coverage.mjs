// Every rule of SPEC.md must be quoted by the title of a test, and no title may quote a rule that is not there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources } from './boundaries/imports.mjs'
import { root } from './steps/root.mjs'

const SPEC = 'server/protocol/SPEC.md'
const RULE = /^\s*(?:[-*]\s+|\d+\.\s+)?\*\*\[([A-Z][A-Z0-9-]*\d[a-z]?)\]\*\*/gm
const QUOTED = /\[([A-Z][A-Z0-9-]*\d[a-z]?)\]/g
const TITLE =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g

/** The ids of the rules that a specification states, in order: each in bold brackets at the start of its text. */
export function rulesOf(specification) {
  return [...specification.matchAll(RULE)].map(([, id]) => id)
}

/** The ids that the titles of a test file quote. */
export function quotedBy(text) {
  return [...text.matchAll(TITLE)].flatMap(([, , title]) => [...title.matchAll(QUOTED)].map(([, id]) => id))
}

/** @returns sentences about rules stated twice, rules without a test, and quotations of no rule */
export function judgeCoverage(rules, tests) {
  const known = new Set(rules)
  const quoted = new Set(tests.flatMap(({ text }) => quotedBy(text)))
  return [
    ...rules.filter((id, at) => rules.indexOf(id) !== at).map((id) => `[${id}] is stated twice`),
    ...[...known].filter((id) => !quoted.has(id)).map((id) => `[${id}] has no test`),
    ...tests.flatMap(({ path, text }) =>
      quotedBy(text)
        .filter((id) => !known.has(id))
        .map((id) => `${path} quotes [${id}], which no rule of ${SPEC} has`),
    ),
  ]
}

function main() {
  const file = join(root, SPEC)
  const rules = existsSync(file) ? rulesOf(readFileSync(file, 'utf8')) : []
  const tests = readSources().filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
  const faults = judgeCoverage(rules, tests)
  if (rules.length === 0) faults.push(`${SPEC} states no rule`)
  for (const fault of faults) console.error(fault)
  console.log(`${rules.length} rules, ${faults.length} faults`)
  if (faults.length > 0) process.exit(1)
}

if (process.argv[1] === join(root, 'scripts', 'rule-coverage.mjs')) main()
