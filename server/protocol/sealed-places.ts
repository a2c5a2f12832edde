import { sentenceField } from './caucus'
import { PLAYED } from './control'
import { callsOf } from './disputes'
import type { CommandId, Commitment } from './ids'
import { LOOK_FIELDS, type LookedAt } from './look'
import type { Attempt, Opened, Run } from './state'

/** A sealed part as the record knows it: whose it is, where it was sealed, and what was committed to. */
export type SealedPlace = {
  owner: string
  field: string
  command: CommandId
  commitment: Commitment
  seq: number
  /** Whether its owner may open it for everyone now. */
  opens: boolean
}

/** Every part that the record holds a commitment to and that is a person's: what they may open, and what is erased for them. */
export function sealedPlaces(state: Opened): SealedPlace[] {
  return [
    ...callsOf(state).flatMap(({ attempts, looks }) => [
      ...attempts.flatMap(ofAttempt),
      ...looks.flatMap(ofLook),
    ]),
    ...state.caucuses.flatMap((one) => inCaucus(state, one)),
    ...state.runs.flatMap((one) => refusedOf(state, one)),
    ...atBargaining(state),
  ]
}

/** Flags could harm the person they are about, so not even that person opens them. */
function ofAttempt({
  person: owner,
  attempt: command,
  words,
  reading,
  flags,
  mark: { seq },
}: Attempt): SealedPlace[] {
  const place = { owner, command, seq }
  return [
    { ...place, field: 'words', commitment: words, opens: true },
    { ...place, field: 'reading', commitment: reading, opens: true },
    { ...place, field: 'flags', commitment: flags, opens: false },
  ]
}

/** Words that were looked at are opened as they were sent; a note on them is about somebody else's. */
function ofLook({ person, asked, words, reading, mark, answer }: LookedAt): SealedPlace[] {
  const place = { owner: person, command: asked, seq: mark.seq, opens: false }
  const note = answer && {
    owner: answer.by,
    field: LOOK_FIELDS.note,
    command: answer.restate,
    commitment: answer.note,
    seq: answer.mark.seq,
    opens: false,
  }
  return [
    { ...place, field: LOOK_FIELDS.words, commitment: words },
    { ...place, field: LOOK_FIELDS.reading, commitment: reading },
    ...(note ? [note] : []),
  ]
}

/** Each message is its writer's; what software answered goes with what it answers. Only a party's own words are its to open. */
function inCaucus(state: Opened, { party, messages }: Opened['caucuses'][number]): SealedPlace[] {
  const writers = new Map(messages.map(({ message, by }) => [message, by]))
  return messages.flatMap(({ by, to, message, sentences, mark }) => {
    const owner = by ?? (to && writers.get(to))
    if (!owner) return []
    const opens = by !== null && state.people.some((one) => one.person === by && one.party === party)
    return sentences.map((commitment, at) => ({
      owner,
      field: sentenceField(at + 1),
      command: message,
      commitment,
      seq: mark.seq,
      opens,
    }))
  })
}

/** Words of a person who played the mediator that the guard refused. Others may have told them what stands in there, so it is not theirs to open. */
function refusedOf(
  { control }: Opened,
  { run: command, mediator, mark, refusedOutputs }: Run,
): SealedPlace[] {
  if (mediator !== PLAYED) return []
  const owner = control.players.findLast((one) => one.from <= mark.seq)?.person
  return owner
    ? refusedOutputs.map(({ output: commitment, mark: { seq } }) => ({
        owner,
        field: 'output',
        command,
        commitment,
        seq,
        opens: false,
      }))
    : []
}

/** What a party declared, and how each acceptance stood to it. Shown to nobody while there may still be offers. */
function atBargaining({ bargaining, phase }: Opened): SealedPlace[] {
  if (!bargaining) return []
  const opens = phase === 'Closed'
  const declared = bargaining.declared.flatMap(
    ({ by: owner, declaration: command, utilities, batna, mark }) => {
      const place = { owner, command, seq: mark.seq, opens }
      return [
        { ...place, field: 'utilities', commitment: utilities },
        { ...place, field: 'batna', commitment: batna },
      ]
    },
  )
  const verdicts = bargaining.offers
    .flatMap(({ responses }) => responses)
    .flatMap((one) =>
      one.answer === 'accepts'
        ? [
            {
              owner: one.by,
              field: 'verdict',
              command: one.acceptance,
              commitment: one.verdict,
              seq: one.mark.seq,
              opens,
            },
          ]
        : [],
    )
  return [...declared, ...verdicts]
}
