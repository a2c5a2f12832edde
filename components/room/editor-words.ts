import type { Place } from './place'

/** What a draft is, and where it is worked on; null for one that belongs to a page of its own. */
export function editorWords(name: string): { what: string; place: Place | null } {
  const [noun = '', of = ''] = name.split(':')
  const number = Number(of)
  switch (noun) {
    case 'intent':
      return { what: 'Your intent', place: { at: 'write-intent' } }
    case 'raise':
      return { what: 'A new issue', place: { at: 'raise-issue' } }
    case 'position':
      return { what: `A position on issue ${of}`, place: { at: 'issue', issue: number } }
    case 'support':
      return { what: `A decision on issue ${of}`, place: { at: 'issue', issue: number } }
    case 'escalate':
    case 'aside':
    case 'reopen':
      return { what: `A reason on issue ${of}`, place: { at: 'issue', issue: number } }
    case 'declare':
      return { what: 'What the issues are worth to you', place: { at: 'declare' } }
    case 'offer':
      return { what: 'A package', place: { at: 'bargaining' } }
    case 'trade':
      return { what: 'A trade-off', place: { at: 'trades' } }
    case 'check':
      return { what: 'A text to ask consent for', place: { at: 'trades' } }
    case 'object':
      return { what: `An objection in check ${of}`, place: { at: 'trades' } }
    case 'answer':
      return { what: `Your answer to question ${of}`, place: { at: 'mediation' } }
    case 'clarification':
      return { what: 'Your intent in corrected words', place: { at: 'mediation' } }
    case 'ask':
      return { what: 'What you ask the mediator', place: { at: 'mediation' } }
    case 'caucus':
      return { what: `A message in caucus ${of}`, place: { at: 'caucus', caucus: number } }
    case 'restate':
      return { what: 'A note on words you looked at', place: null }
    case 'counter':
      return { what: `A counter to settlement ${of}`, place: { at: 'counter', version: number } }
    case 'exit':
    case 'grant':
      return { what: 'What you write about your seat', place: { at: 'people' } }
    case 'dispute':
    case 'annotate':
      return { what: 'A note after the end', place: { at: 'now' } }
    default:
      return { what: 'A text of yours', place: null }
  }
}
