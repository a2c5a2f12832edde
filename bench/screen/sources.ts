import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { ROOT } from '../root'

const folders = ['ratification', 'patterns']
const server = new URL('server/', ROOT)
const stamp = new URL('ratification/rules-digest.ts', server)

/** Not read with: tests and what they share, what puts a reading into words, and the digest itself. */
const apart = /\.(?:test|fixture)\.ts$|\/(?:explain|rules-digest)\.ts$|\/corpus\//

/** Every file a reading depends on, tables, code and weights alike, by path. */
export async function sourcesOfReadings(): Promise<string[]> {
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(new URL(`${folder}/`, server), { recursive: true })).map((name) => `${folder}/${name}`),
    ),
  )
  return names
    .flat()
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !apart.test(name))
    .sort()
}

/** SHA-256 (hex) over the paths and contents of those files. */
export async function digestOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of await sourcesOfReadings())
    hash.update(`${name}\n${await readFile(new URL(name, server), 'utf8')}\n`)
  return hash.digest('hex')
}

/** Writes the digest beside the rules. */
export async function stampRules(): Promise<void> {
  const digest = await digestOfSources()
  await writeFile(
    stamp,
    `/** SHA-256 (hex) of every file a reading depends on; written by \`npm run bench -- stamp\`, held by rules.test.ts. */\nexport const rulesDigest = '${digest}'\n`,
  )
  console.log(`the rules are ${digest}`)
}
