import type { Draft, Provenance } from '@/server/protocol/settlement'
import type { MediatorOutput } from '../mediator'

/** A mediator of a panel that answered, by its name. */
export type Member = { by: string; output: MediatorOutput }

/** Settlements that one run may table. */
const MOST_DRAFTS = 3

/** One of each member, as many as may be tabled; of a member that answers alone all that it gives. */
export function draftsOf(heard: Member[]): { member: Member; draft: Draft }[] {
  const most = heard.length > 1 ? 1 : MOST_DRAFTS
  return heard
    .flatMap((member) => member.output.drafts.slice(0, most).map((draft) => ({ member, draft })))
    .slice(0, MOST_DRAFTS)
}

type Asked = {
  panel: string
  heard: Member[]
  /** Whose draft found no place. */
  untabled: Member[]
  /** Who gave no answer, by name. */
  away: string[]
  /** Of all that the panel gives. */
  digest: string
}

/** How words came about that these members wrote. Of several only what holds of each is said. */
export function writtenBy(writers: Member[], { panel, heard, untabled, away, digest }: Asked): Provenance {
  const all = writers.map(({ output }) => output.provenance)
  const [first] = all
  if (!first) throw new Error('words that nobody wrote')
  const shared = Object.entries(first.parameters).filter(([key, value]) =>
    all.every(({ parameters }) => parameters[key] === value),
  )
  const names = (members: Member[]) => members.map(({ by }) => by)
  return {
    ...first,
    name: panel,
    model: names(writers).join(', ').slice(0, 600),
    parameters: {
      ...Object.fromEntries(shared),
      ...listed('asked as well', names(heard.filter((one) => !writers.includes(one)))),
      ...listed('gave no answer', away),
      ...listed('drafted, not tabled', names(untabled)),
    },
    outputDigest: digest,
  }
}

/** One parameter holds few characters, so each name has one of its own. */
const listed = (what: string, names: string[]) =>
  Object.fromEntries(names.map((name, at) => [at === 0 ? what : `${what}, ${at + 1}`, name.slice(0, 200)]))
