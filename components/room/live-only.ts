import { BINDING, type WireCommand } from '@/server/wire/commands'

/** Acts that move everybody or answer at once: a person presses them on a live connection, or while a page just opened is getting one, and sees what they did. */
const MOVES_EVERYBODY: ReadonlySet<WireCommand['type']> = new Set([
  'AdmitLatecomer',
  'AnswerConsent',
  'BeginIntents',
  'BeginMediation',
  'BeginTurns',
  'CallRatification',
  'CloseCall',
  'EndNegotiation',
  'HandOff',
  'Invite',
  'LeaveSeat',
  'OpenConsentCheck',
  'Register',
  'RemovePerson',
  'ReplaceSignatory',
  'SendWords',
  'SkipTurn',
])

export const binds = (command: WireCommand) => BINDING.has(command.type)

/** Whether an act is never kept for later. */
export const liveOnly = (command: WireCommand) => binds(command) || MOVES_EVERYBODY.has(command.type)
