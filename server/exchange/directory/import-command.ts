import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import type { Command } from '@/server/protocol/commands'
import { commandId, type NegotiationId, negotiationId } from '@/server/protocol/ids'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import { type Plan, partyIdAt, planImport, type Went } from './format/import-plan'
import { readTree, UnreadableTree } from './read-tree'

/** Who brings a directory in, as the record will name them. */
export type Importer = { person: string; name: string; identified: 'verified-address' | 'sample-person' }
type ImportCommand = {
  id: ReturnType<typeof commandId.parse>
  negotiation: NegotiationId
  command: Command
  report: Went[]
}

/**
 * The one act that brings a directory in: whole, or not at all. The same directory brought in again by the same person
 * is the same negotiation, unless `again`. @throws UnreadableTree
 */
export function importCommand(path: string, importer: Importer, again: boolean): ImportCommand {
  const { files, notes } = readTree(path)
  const plan = planImport(basename(path), files)
  if ('refused' in plan) throw new UnreadableTree(plan.refused.join(' '))
  const from = [importer.person, plan.past, plan.title, plan.topic, again ? randomUUID() : '']
  const digest = taggedHash('parley/command/v1', canonicalJson(['import', ...from]))
  const negotiation = negotiationId.parse(digest.slice(0, 20))
  return {
    id: commandId.parse(`import-${digest.slice(20, 40)}`),
    negotiation,
    command: opening(plan, negotiation, importer),
    report: [...plan.report, ...notes.map(({ path, note }) => ({ path, bytes: 0, to: [], note }))],
  }
}

function opening(plan: Plan, negotiation: NegotiationId, { name, identified }: Importer): Command {
  const { title, topic, charter, parties, past } = plan
  return {
    type: 'OpenNegotiation',
    negotiation,
    rules: 1,
    title,
    topic,
    charter: { signatures: 'with-key', ...charter },
    sources: [],
    facilitator: name,
    identified,
    parties: parties.map((one, at) => ({ party: partyIdAt(at), name: one.name })),
    successorOf: null,
    past,
  }
}

/** A line for each file, then one for what is not plain. */
export function reportLines(report: readonly Went[]): string[] {
  return report.flatMap(({ path, bytes, to, note }) => [
    `  ${path} (${bytes} bytes) → ${to.join(', ') || 'left out'}`,
    ...(note ? [`    ${note}`] : []),
  ])
}
