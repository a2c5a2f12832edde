import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, readAgents, readMeta, readTurn, writeText } from '../files'
import { moment } from '../format/lines'
import { agreedAlone } from '../format/rules'
import { issueTable, type Row } from '../issue-table'
import { locked } from '../lock'
import { done, failed, type Outcome, refused } from '../outcome'
import {
  agreeing,
  brokenRule,
  positionsBefore,
  positionsOf,
  SELF_AGREEMENT_HELP,
  selfAgreementLine,
} from '../turn-files'
import { notTheirTurn } from './hand-off'

type Finish = {
  /** Who finishes; the old scripts cannot say. */
  agent: string | null
  /** The person on whose word it ends with what is escalated left open. */
  escalatedBy: string | null
}

/** Ends a negotiation: agreed in every issue, or escalated on a person's word. */
export async function finish(place: Place, { agent, escalatedBy }: Finish, now: Date): Promise<Outcome> {
  readMeta(place)
  return locked(place.path, () => {
    const turn = readTurn(place)
    if (agent !== null) {
      if (!readAgents(place).some((one) => one.name === agent))
        return failed(1, 'NotRegistered', `Error: ${agent} not found in agent list`)
      const wrong = notTheirTurn(turn, agent)
      if (wrong) return wrong
    }
    const rows = issueTable(place)
    const left = rows.filter((row) => row.standing !== 'AGREED')
    if (left.length > 0 && escalatedBy !== null && left.every((row) => row.standing === 'ESCALATE'))
      return endEscalated(place, escalatedBy, left, now)
    if (left.length > 0) return notAgreed(left)
    const broken =
      alone(rows, agreeing(place, turn)) ??
      brokenRule(place, turn, readMeta(place).maxRounds, positionsBefore(place, turn), positionsOf(place))
    if (broken) return broken
    const final = `${place.named}/final.md`
    if (!existsSync(join(place.path, 'final.md')))
      return failed(1, 'NoFinal', `Error: ${final} not found. Write the final document first.`)
    writeText(join(place.path, 'turn.md'), 'done\n')
    return done([`Negotiation complete. Final document: ${final}`], { final: join(place.path, 'final.md') })
  })
}

function notAgreed(left: readonly Row[]): Outcome {
  const escalated = left.every((row) => row.standing === 'ESCALATE')
  return {
    ...failed(
      1,
      'NotAgreed',
      ...left.map(({ file, said }) =>
        said === null ? `NO POSITIONS: ${file}` : `NOT AGREED: ${file} (${said})`,
      ),
      `Error: ${left.length} issues not yet agreed. Cannot finish.`,
      ...(escalated ? ['A person can end it as escalated: finish … --escalated-by "NAME".'] : []),
    ),
    data: { reason: 'NotAgreed', files: left.map((row) => row.file) },
  }
}

function alone(rows: readonly Row[], by: (file: string) => string | null): Outcome | null {
  const row = rows.find(({ file, authors }) => agreedAlone(authors, by(file)))
  return row ? refused('SelfAgreement', selfAgreementLine(row.file, row.authors), SELF_AGREEMENT_HELP) : null
}

function endEscalated(place: Place, person: string, left: readonly Row[], now: Date): Outcome {
  const name = person.replace(/\s+/g, ' ').trim()
  if (name === '') return failed(1, 'NoName', 'Error: Say on whose word: --escalated-by "NAME".')
  const text = [
    '# Ended as escalated',
    '',
    `On the word of ${name}, ${moment(now)}. No agreement was reached on:`,
    '',
    ...left.map(({ file, title }) => `- ${file}: ${title}`),
    '',
  ].join('\n')
  writeText(join(place.path, 'escalated.md'), text)
  writeText(join(place.path, 'turn.md'), 'done\n')
  return done([`Negotiation ended as escalated, on the word of ${name}: ${left.length} issues left open.`], {
    outcome: 'escalated',
    by: name,
    files: left.map((row) => row.file),
  })
}
