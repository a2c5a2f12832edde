import type { Drafted, Opened } from '@/server/protocol/state'

/** A settlement as plain text: what it is worth first, then every term to the letter, then where it comes from. */
export function settlementAsText(state: Opened, { settlement, mark }: Drafted): string {
  const nameOf = (party: string) => state.parties.find((one) => one.party === party)?.name ?? party
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? [title, '', ...lines.map((line) => `- ${line}`), ''] : []
  return [
    settlement.title,
    worthOf(state, settlement.digest),
    '',
    `Negotiation: ${state.title}`,
    `Settlement ${settlement.version}, drafted ${mark.at} (UTC), entry ${mark.seq} of the record`,
    `Between ${settlement.parties.map((one) => one.name).join(', ')}`,
    '',
    ...settlement.terms.flatMap((term) => [`${term.number}. ${term.heading}`, '', term.text, '']),
    ...section(
      'What was traded',
      settlement.tradeOffs.map((one) => one.text),
    ),
    ...section(
      'Left out',
      settlement.carveOuts.map((one) => `Issue ${one.issue}, ${one.title}: ${one.reason}`),
    ),
    ...section(
      'Red lines not met',
      settlement.unmet.map((one) => `${nameOf(one.party)}: ${one.why}`),
    ),
    ...(settlement.rationale ? ['Why it reads as it does', '', settlement.rationale, ''] : []),
    `Digest (SHA-256): ${settlement.digest}`,
    '',
  ].join('\n')
}

function worthOf(state: Opened, digest: string): string {
  if (state.phase !== 'Closed')
    return 'PROVISIONAL: this text binds nobody until every party asked has ratified it.'
  const { outcome } = state.closing
  if (outcome.kind !== 'canonical')
    return outcome.kind === 'consensus-unratified'
      ? 'PROVISIONAL, NEVER RATIFIED: the negotiation ended as consensus, unratified. This text binds nobody.'
      : 'PROVISIONAL, NEVER RATIFIED: the negotiation ended without agreement. This text binds nobody.'
  return outcome.digest === digest
    ? 'FINAL RECORD: every party ratified this text.'
    : 'PROVISIONAL, NEVER RATIFIED: another settlement became the final record. This text binds nobody.'
}
