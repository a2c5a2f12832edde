import { join } from 'node:path'
import { markdownIn, type Place, readText } from './files'
import { parseIssueFile } from './format/issue-file'
import { authorsOf, parsePositions, type Standing, statusOf } from './format/positions'

export type Row = {
  file: string
  title: string
  /** What the status line says; null where nobody has taken a position. */
  said: string | null
  standing: Standing
  authors: string[]
}

/** Every issue with where it stands, by file name: numbers may be double. */
export function issueTable(place: Place): Row[] {
  const issues = markdownIn(join(place.path, 'issues'))
  const positions = markdownIn(join(place.path, 'positions'))
  return [...new Set([...issues, ...positions])].sort().map((file) => {
    const issue = readText(join(place.path, 'issues', file))
    const text = readText(join(place.path, 'positions', file))
    const said = text === null ? null : parsePositions(text)
    const { title } = parseIssueFile(file, issue ?? (said?.title ? `# ${said.title}` : ''))
    if (said === null) return { file, title, said: null, standing: 'OPEN', authors: [] }
    const { standing, said: words } = statusOf(said)
    // The form’s own line, never filled in.
    const shown = standing === 'OPEN' && /\|/.test(words) ? 'OPEN' : words || 'OPEN'
    return { file, title, said: shown, standing, authors: authorsOf(said) }
  })
}
