import { openDisputes } from '@/server/protocol/disputes'
import type { Contested } from '@/server/protocol/disputing'
import type { Opened } from '@/server/protocol/state'
import { type Block, nameOf, partyName, utc } from './certificate-words'

export function underDispute(state: Opened): Block[] {
  const open = openDisputes(state)
  if (open.length === 0) return []
  const named = open.map(({ dispute, about }) => `${contestedWords(state, about)} (dispute ${dispute})`)
  return [
    { as: 'subheading', text: 'UNDER DISPUTE' },
    { as: 'text', text: `Contested: ${named.join('; ')}. A dispute decides nothing; see “Disputes” below.` },
  ]
}

function contestedWords(state: Opened, about: Contested): string {
  switch (about.kind) {
    case 'settlement':
      return `settlement ${about.version}`
    case 'term':
      return `term ${about.term} of settlement ${about.version}`
    case 'ratification':
      return `the ratification of ${partyName(state, about.party)} in call ${about.call}`
    case 'entry':
      return `entry ${about.seq}`
  }
}

export function disputes(state: Opened): Block[] {
  if (state.disputes.length === 0) return []
  return [
    { as: 'heading', text: 'Disputes' },
    {
      as: 'facts',
      rows: state.disputes.map(({ by, about, reason, mark, evidence = [], evidenceTo, paths, ended }) => [
        `${nameOf(state, by)}, ${utc(mark.at)}`,
        [
          `${contestedWords(state, about)}: ${reason} (entry ${mark.seq}).`,
          `Evidence: entries 1 to ${evidenceTo}${evidence.map((one) => `, ${one.name}`).join('')}.`,
          ...paths.map((one) => `${nameOf(state, one.by)} chose ${one.path} (entry ${one.mark.seq}).`),
          ended ? `Ended: ${ended.end}, ${utc(ended.mark.at)}, entry ${ended.mark.seq}.` : 'Open.',
        ].join(' '),
      ]),
    },
  ]
}
