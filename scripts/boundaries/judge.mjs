import { circles } from './imports.mjs'
import { IMPURE_WORDS, PURE, RULES, TEST } from './rules.mjs'
import { SERVER } from './server.mjs'

/** Everything in `sources` that crosses a wall, as sentences. */
export function judge(sources) {
  return [
    ...sources.flatMap(crossings),
    ...sources.flatMap(betweenFolders),
    ...sources.flatMap(impurities),
    ...circles(sources).map((trail) => `a circle: ${trail.join(' → ')}`),
  ]
}

function crossings({ path, imports }) {
  return RULES.filter(({ from, except }) => from.test(path) && !except?.test(path)).flatMap(
    ({ name, why, to, unless }) =>
      imports
        .filter((target) => to.test(target) && !unless?.test(target))
        .map((target) => `${path} imports ${target}: ${name} (${why})`),
  )
}

function betweenFolders({ path, imports }) {
  const from = folderOf(path)
  if (!from || TEST.test(path)) return []
  const may = SERVER[from]
  if (!may) return [`${path}: scripts/boundaries/server.mjs does not say what server/${from} may import`]
  return imports
    .filter((target) => target.startsWith('server/'))
    .map((target) => ({ target, to: folderOf(target) ?? partOf(target).replace(/\.\w+$/, '') }))
    .filter(({ to }) => to !== from && !may.includes(to))
    .map(
      ({ target }) => `${path} imports ${target}, and server/${from} may not (scripts/boundaries/server.mjs)`,
    )
}

const partOf = (path) => path.split('/')[1] ?? ''
const folderOf = (path) => (/^server\/[^/]+\//.test(path) ? partOf(path) : null)

function impurities({ path, text }) {
  if (!PURE.some((folder) => path.startsWith(`${folder}/`)) || TEST.test(path)) return []
  const code = withoutComments(text)
  return IMPURE_WORDS.filter(({ pattern }) => pattern.test(code)).map(
    ({ word, pattern }) => `${path} uses ${word} (${code.match(pattern)?.[0]}), and pure code must not`,
  )
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}
