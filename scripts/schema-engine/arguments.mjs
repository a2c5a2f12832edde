/** The schema engine's own arguments, as Prisma's command line gives them. */
export function parseArguments(words) {
  const found = { version: false, subcommand: null, datamodels: [], url: null, shadowUrl: null }
  for (let at = 0; at < words.length; at++) {
    switch (words[at]) {
      case '--version':
      case '-V':
        found.version = true
        break
      case '--datamodels':
        found.datamodels.push(words[++at])
        break
      case '--datasource': {
        const { url, directUrl, shadowDatabaseUrl } = JSON.parse(words[++at])
        found.url = url || directUrl || null
        found.shadowUrl = shadowDatabaseUrl || null
        break
      }
      case '--enabled-preview-features':
      case '--extension-types':
        at++
        break
      case 'cli':
        found.subcommand = words[++at]
        break
    }
  }
  return found
}
