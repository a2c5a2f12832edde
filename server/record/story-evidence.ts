import type { Contested, DisputeEnd, DisputeEvent, DisputePath, Ground } from '@/server/protocol/disputing'
import type { SealedEvent } from '@/server/protocol/opened-parts'
import { counted } from './phrases'
import { type Clause, evidence } from './story-clauses'
import type { Names } from './story-names'

/** What is said to be wrong. */
export const GROUND_WORDS: Record<Ground, string> = {
  pressure: 'somebody was pressed',
  misled: 'somebody was misled',
  'not-me': 'it was not the person named',
  'no-authority': 'whoever acted was not entitled to',
  mistake: 'it was a mistake',
  'another-text': 'the text is not the one that was agreed to',
  unclear: 'it is not clear what is meant',
  other: 'another reason',
}

export const PATH_WORDS: Record<DisputePath, string> = {
  're-mediation': 'take it up again in a new mediation',
  arbitration: 'put it before a human arbitrator',
  external: 'take it to a process outside Parley',
}

export const END_WORDS: Record<DisputeEnd, string> = {
  withdrawn: 'took it back',
  settled: 'recorded that it was settled',
  'decided-elsewhere': 'recorded that it was decided elsewhere',
}

const FIELDS: Readonly<Record<string, string>> = {
  words: 'the words they had sent in answer to a call',
  reading: 'how words of theirs had been read',
}

function aboutInWords(about: Contested, names: Names): string {
  switch (about.kind) {
    case 'settlement':
      return `settlement ${about.version}`
    case 'term':
      return `term ${about.term} of settlement ${about.version}`
    case 'ratification':
      return `the ratification of ${names.party(about.party)} in call ${about.call}`
    case 'entry':
      return `entry ${about.seq}`
  }
}

export function evidenceTold(event: DisputeEvent | SealedEvent, names: Names): Clause {
  const me = names.acting
  switch (event.type) {
    case 'DisputeRaised': {
      const files = event.evidence ?? []
      const why = event.grounds ? `, because ${GROUND_WORDS[event.grounds]}` : ''
      const with_ = files.length > 0 ? ` and ${counted(files.length, 'file', 'files')}` : ''
      return evidence(
        `${me} raised dispute ${event.dispute} about ${aboutInWords(event.about, names)}${why}; it decides nothing, and keeps the record up to entry ${event.evidenceTo}${with_} as evidence`,
        event.reason,
      )
    }
    case 'DisputePathTaken':
      return evidence(`${me} chose for dispute ${event.dispute} to ${PATH_WORDS[event.path]}`, event.note)
    case 'DisputeEnded':
      return evidence(`${me} ended dispute ${event.dispute}: ${me} ${END_WORDS[event.end]}`, event.words)
    case 'SealedRevealed':
      return evidence(
        `${me} opened a sealed part for everyone: ${FIELDS[event.field] ?? 'something of theirs'}`,
        event.field === 'words' ? event.content : undefined,
      )
    case 'SealedErased':
      return evidence(
        `${me} had everything erased that was sealed for them until here; the keys to it are destroyed, and the record keeps only the commitments`,
      )
  }
}
