import type { CoarseView } from '@/server/bargaining/coarse'
import { coarseView } from '@/server/bargaining/coarse-view'
import { type ProposedDeal, proposePackages } from '@/server/bargaining/proposals'
import { CRITERIA_NAMED, type NamedCriterion } from '@/server/bargaining/prospects'
import { partyOf } from '@/server/protocol/authority'
import type { ProposedPackage } from '@/server/protocol/bargaining-commands'
import type { Bargaining } from '@/server/protocol/bargaining-state'
import type { CommandOf } from '@/server/protocol/commands'
import type { CommandId } from '@/server/protocol/ids'
import { issuesOf } from '@/server/protocol/packages'
import type { Opened } from '@/server/protocol/state'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import { listed } from '@/server/record/phrases'
import { NothingNew } from './mediator'

const VERSION = '2'

const WHY: Record<NamedCriterion, string> = {
  nash: 'Among the packages that seem to leave everybody better off, the one with the largest product of what each seems to gain.',
  'kalai-smorodinsky': 'The one that seems to bring each party the same share of the most it could gain.',
  egalitarian: 'The one whose least gain for any party seems largest.',
  utilitarian: 'The one with the largest sum of what the parties seem to gain.',
}

/** Where packages are worked out; it takes a second or more, and whoever negotiates must not wait for it. */
export type Propose = (
  view: CoarseView,
  criteria: readonly NamedCriterion[],
  signal: AbortSignal,
  onProgress: (done: number, of: number) => void,
) => Promise<readonly ProposedDeal[]>

/** Here and now, for want of a thread. */
export const proposeHere: Propose = async (view, criteria, _, onProgress) =>
  proposePackages(view, criteria, (done) => onProgress(done, view.parties))

/**
 * Packages of the built-in mediator, from offers, answers and what parties chose to share. It sees no declaration.
 * @throws NothingNew where no party has offered anything, or nothing is left to propose
 */
export async function packagesFor(
  state: Opened,
  run: CommandId,
  propose: Propose = proposeHere,
  signal: AbortSignal = new AbortController().signal,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<CommandOf<'ProposePackages'>> {
  const { bargaining } = state
  if (!bargaining || bargaining.offers.length === 0)
    throw new NothingNew('There is no offer yet to make packages from.')
  const { view, packageOf } = coarseView(issuesOf(state, bargaining.issues), bargaining)
  const { criterion } = bargaining.terms
  const found = await propose(view, criterion ? [criterion] : CRITERIA_NAMED, signal, onProgress)
  if (found.length === 0)
    throw new NothingNew(
      'There is no package that was not turned down of late and seems better than what all could live with.',
    )
  const from = sources(state, bargaining)
  const packages: ProposedPackage[] = found.map(({ criterion: name, deal }, at) => {
    const first = found.findIndex((one) => one.criterion === name) === at
    const why = first ? WHY[name] : 'The next by the same measure.'
    return {
      criterion: name,
      values: packageOf(deal),
      why: `${why} ${from} It is a guess, and nobody’s offer.`,
    }
  })
  return {
    type: 'ProposePackages',
    run,
    packages,
    provenance: {
      by: 'built-in',
      name: 'built-in',
      model: null,
      version: VERSION,
      parameters: { criteria: found.map((one) => one.criterion).join(', ') },
      promptDigest: null,
      readTo: state.head.seq,
      outputDigest: taggedHash('parley/output/v1', canonicalJson(packages)),
    },
  }
}

function sources(state: Opened, { offers, proposals, shared }: Bargaining): string {
  const names = shared.map(({ party }) => partyOf(state, party)?.name ?? party)
  const answers = proposals.reduce((sum, one) => sum + one.responses.length, 0)
  const words = listed([
    `Guessed from ${offers.length === 1 ? 'offer 1' : `offers 1 to ${offers.length}`}`,
    ...(answers > 0 ? [`${answers} answers to earlier packages`] : []),
    ...(names.length > 0 ? [`what ${listed(names)} shared`] : []),
  ])
  return `${words}.`
}
