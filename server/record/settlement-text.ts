import type { Drafted, Opened } from '@/server/protocol/state'

/** A settlement as plain text: what it is worth first, then every term to the letter, then where it comes from. */
export function settlementAsText(state: Opened, { settlement, mark }: Drafted): string {
  const canonical =
    state.phase === 'Closed' &&
    state.closing.outcome.kind === 'canonical' &&
    state.closing.outcome.digest === settlement.digest
  const nameOf = (party: string) => state.parties.find((one) => one.party === party)?.name ?? party
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? [title, '', ...lines.map((line) => `- ${line}`), ''] : []
  return [
    settlement.title,
    canonical
      ? 'FINAL RECORD: every party ratified this text.'
      : 'PROVISIONAL: this text binds nobody until every party asked has ratified it.',
    '',
    `Negotiation: ${state.title}`,
    `Version ${settlement.version}, drafted ${mark.at} (UTC), entry ${mark.seq} of the record`,
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
