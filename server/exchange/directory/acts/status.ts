import { type Place, readAgents, readMeta, readTurn } from '../files'
import { agreedAlone } from '../format/rules'
import { issueTable, type Row } from '../issue-table'
import { done, type Outcome } from '../outcome'
import { agreeing } from '../turn-files'

const NO_RECORD =
  'This is a plain directory, not a Parley record: nothing in it is signed, and whoever may write here can change it.'

function icon({ said, standing }: Row): string {
  if (said === null) return '📝'
  return { AGREED: '✅', ESCALATE: '⚠️', OPEN: '🔄' }[standing]
}

export function status(place: Place): Outcome {
  readMeta(place)
  const turn = readTurn(place)
  const agents = readAgents(place).map((one) => one.name)
  const rows = issueTable(place)
  const by = agreeing(place, turn)
  const alone = ({ file, standing, authors }: Row) => standing === 'AGREED' && agreedAlone(authors, by(file))
  const count = (standing: Row['standing']) => rows.filter((row) => row.standing === standing).length
  const [agreed, open, escalated] = [count('AGREED'), count('OPEN'), count('ESCALATE')]
  return done(
    [
      '=== Negotiation Status ===',
      `Current turn: ${turn}`,
      'Registered agents:',
      ...(agents.length > 0 ? agents.map((name) => `  ${name}`) : ['  (none)']),
      'Issues:',
      ...(rows.length > 0
        ? rows.map((row) => `  ${icon(row)} ${row.file} — ${row.title} [${row.said ?? 'NO POSITIONS YET'}]`)
        : ['  (no issues filed yet)']),
      `Summary: ${rows.length} issues — ${agreed} agreed, ${open} open, ${escalated} escalated`,
      ...rows
        .filter(alone)
        .map(({ file }) => `Not counted at the end: ${file}, AGREED without a position of another agent.`),
      ...(rows.length > 0 && agreed === rows.length && !rows.some(alone)
        ? ['🎉 All issues resolved! Ready for final document.']
        : []),
      NO_RECORD,
    ],
    {
      turn,
      agents,
      issues: rows.map(({ file, title, said, standing, authors }) => ({
        file,
        title,
        status: said === null ? 'NO POSITIONS YET' : said,
        standing,
        authors,
      })),
      agreed,
      open,
      escalated,
    },
  )
}
