import { commitmentTo } from '@/server/record/commitment'
import { anySeat } from './authority'
import { atTable, byOf } from './bargaining'
import type { Declared } from './bargaining-state'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { Closed, Matter } from './state'

/** Sealed declarations have one length, whatever they hold; on the record they stand without the padding. */
export const SEALED_LENGTH = 32_768
export const padded = (content: string) => content.padEnd(SEALED_LENGTH, ' ')
const PADDED: ReadonlySet<string> = new Set(['utilities', 'batna'])

/** Content that stands on the record, as it was sealed. */
export const asSealed = (field: string, content: string) => (PADDED.has(field) ? padded(content) : content)
/** Sealed content as it may stand on the record. */
export const asRecorded = (field: string, content: string) =>
  PADDED.has(field) ? content.trimEnd() : content

/** After the end a party may say that its values and alternative may be opened. They are only if all say so. */
export function agreeToReveal(state: Closed, { actor, at }: Submitted<'AgreeToReveal'>): Decision {
  const table = atTable(state, actor, at)
  if ('code' in table) return refuse(table)
  const { who, bargaining } = table
  const undeclared = bargaining.parties.filter(
    (party) => !bargaining.declared.some((one) => one.party === party),
  )
  if (undeclared.length > 0) return refuse({ code: 'NotDeclared', parties: undeclared })
  if (bargaining.revealAgreed.some((one) => one.party === who.party))
    return refuse({ code: 'RevealAgreedAlready' })
  return accept({ type: 'RevealAgreed', ...byOf(who) })
}

export function revealValues(state: Closed, { command, actor }: Submitted<'RevealValues'>): Decision {
  const who = anySeat(state, actor)
  if ('code' in who) return refuse(who)
  if (who.role === 'observer') return refuse({ code: 'OnlyParty' })
  const { bargaining } = state
  if (!bargaining) return refuse({ code: 'NoBargaining', why: 'not-begun' })
  if (bargaining.revealed) return refuse({ code: 'RevealAgreedAlready' })
  const unasked = bargaining.parties.filter(
    (party) => !bargaining.revealAgreed.some((one) => one.party === party),
  )
  if (unasked.length > 0) return refuse({ code: 'RevealNotAgreed', parties: unasked })
  for (const party of bargaining.parties) {
    const declared = bargaining.declared.find((one) => one.party === party)
    const opening = command.openings.find((one) => one.party === party)
    if (!declared || !opening || !opens(state, declared, opening))
      return refuse({ code: 'OpeningDoesNotFit', party })
  }
  const opened = command.openings
    .filter((one) => bargaining.parties.includes(one.party))
    .map(({ party, utilities, batna }) => ({ party, utilities, batna }))
  return accept({ type: 'ValuesRevealed', by: who.person, opened })
}

type Opening = Submitted<'RevealValues'>['command']['openings'][number]

function opens(state: Matter, { by, utilities, batna, declaration }: Declared, opening: Opening): boolean {
  const place = (field: string, salt: string, content: string) =>
    commitmentTo({
      negotiation: state.negotiation,
      owner: by,
      field,
      command: declaration,
      salt,
      content: padded(content),
    })
  return (
    place('utilities', opening.saltOfUtilities, opening.utilities) === utilities &&
    place('batna', opening.saltOfBatna, opening.batna) === batna
  )
}
