import { atTable, byOf } from './bargaining'
import { accept, type Decision, refuse, type Submitted } from './decision'
import { stopped } from './intents'
import { unread, workingMediator } from './mediation'
import { inOrder, issuesOf, packageFault } from './packages'
import type { Mediation } from './state'

/** Packages of a mediator, each with its criterion and why. They are nobody's offer. */
export function proposePackages(
  state: Mediation,
  { command, actor }: Submitted<'ProposePackages'>,
): Decision {
  const run = workingMediator(state, actor, command.run)
  if ('code' in run) return refuse(run)
  if (run.act !== 'packages') return refuse({ code: 'WrongOrigin' })
  const { bargaining } = state
  if (!bargaining) return refuse({ code: 'NoBargaining', why: 'not-begun' })
  const ahead = unread(state, command.provenance)
  if (ahead) return refuse(ahead)
  const issues = issuesOf(state, bargaining.issues)
  for (const { values } of command.packages) {
    const fault = packageFault(issues, values)
    if (fault) return refuse(fault)
  }
  return accept({
    type: 'PackagesProposed',
    run: run.run,
    proposal: bargaining.proposals.length + 1,
    packages: command.packages.map((one) => ({ ...one, values: inOrder(bargaining.issues, one.values) })),
    provenance: command.provenance,
  })
}

/** What a party says of a package of the mediator. It is no acceptance, and may be said anew. */
export function answerPackage(
  state: Mediation,
  { command, actor, at }: Submitted<'AnswerPackage'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const table = atTable(state, actor, at)
  if ('code' in table) return refuse(table)
  const found = table.bargaining.proposals[command.proposal - 1]
  if (!found?.packages[command.package - 1]) return refuse({ code: 'UnknownPackage' })
  const { proposal, package: number, could } = command
  return accept({ type: 'PackageAnswered', ...byOf(table.who), proposal, package: number, could })
}
