import { capital } from './names'

const STRATEGY: Record<string, string | undefined> = {
  boulware: 'Holds out until late',
  linear: 'Gives way evenly',
  conceder: 'Gives way early',
  'tit-for-tat': 'Gives as much as it is given',
  micro: 'Goes down its list a step for each new offer',
}

/** A built-in strategy in words; a model by its name. */
export const strategyWords = (name: string): string => STRATEGY[name] ?? name

/** What a delegate does now, told to its own party. `offer` is the offer that it would accept. */
export function runNoteWords(note: string): { words: string; offer: number | null } {
  const accepted = /^would accept (\d+)$/.exec(note)
  if (accepted)
    return {
      words: `It would accept offer ${accepted[1]}. Accepting binds nobody yet and is still for a person: it waits for you.`,
      offer: Number(accepted[1]),
    }
  if (note === 'would walk')
    return {
      words: 'It finds no package worth more than your alternative. Whether to leave is for you; it waits.',
      offer: null,
    }
  if (note === 'expects no deal')
    return {
      words:
        'Its model expects no deal worth taking. That is a guess, and nothing was computed. Whether to leave is for you; it waits.',
      offer: null,
    }
  if (note === 'moved') return { words: 'It has moved, and waits for the others.', offer: null }
  if (note === 'started') return { words: 'It has been started, and is at work.', offer: null }
  if (note === 'asks whether to go on')
    return { words: 'It has whoever judges its run asked whether to go on.', offer: null }
  if (note === 'drafts its next move') return { words: 'Its model drafts the next move.', offer: null }
  return { words: `${capital(note)}.`, offer: null }
}

/** Why a run was not started or stopped. */
export function runRefusalWords(code: string | null): string {
  switch (code) {
    case 'OnlySignatory':
      return 'Only the signatory of the party starts it.'
    case 'DelegationOver':
      return 'Its delegation is over. Appoint it anew.'
    case 'UnknownStrategy':
      return 'That is not set up here. Choose another.'
    default:
      return 'Nothing was changed. Try again in a moment.'
  }
}
