/** What the room's centre shows. It stands in the address, so links, the back button and a reload find it again. */
export type Place =
  | { at: 'now' }
  | { at: 'matter' }
  | { at: 'people' }
  | { at: 'delegates' }
  | { at: 'intents' }
  | { at: 'write-intent' }
  | { at: 'issues' }
  | { at: 'issue'; issue: number }
  | { at: 'raise-issue' }
  | { at: 'trades' }
  | { at: 'mediation' }
  | { at: 'bargaining' }
  | { at: 'declare' }
  | { at: 'caucuses' }
  | { at: 'caucus'; caucus: number }
  | { at: 'settlements' }
  | { at: 'settlement'; version: number }
  | { at: 'difference'; version: number }
  | { at: 'counter'; version: number }

const NAMED = [
  'matter',
  'people',
  'delegates',
  'intents',
  'write-intent',
  'trades',
  'mediation',
  'bargaining',
  'declare',
  'caucuses',
] as const

const positive = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null

export function placeIn(search: URLSearchParams): Place {
  const issue = search.get('issue')
  if (issue !== null) {
    const number = positive(issue)
    if (number !== null) return { at: 'issue', issue: number }
    return issue === 'new' ? { at: 'raise-issue' } : { at: 'issues' }
  }
  const settlement = search.get('settlement')
  if (settlement !== null) {
    const version = positive(settlement)
    if (version === null) return { at: 'settlements' }
    const way = search.get('look')
    if (way === 'difference' || way === 'counter') return { at: way, version }
    return { at: 'settlement', version }
  }
  const caucus = positive(search.get('caucus'))
  if (caucus !== null) return { at: 'caucus', caucus }
  const named = NAMED.find((one) => one === search.get('show'))
  return named ? { at: named } : { at: 'now' }
}

/** The query of a place, from `?`; empty for the room's first view. */
export function placeQuery(place: Place): string {
  switch (place.at) {
    case 'now':
      return ''
    case 'issues':
      return '?issue=all'
    case 'raise-issue':
      return '?issue=new'
    case 'issue':
      return `?issue=${place.issue}`
    case 'settlements':
      return '?settlement=all'
    case 'settlement':
      return `?settlement=${place.version}`
    case 'difference':
    case 'counter':
      return `?settlement=${place.version}&look=${place.at}`
    case 'caucus':
      return `?caucus=${place.caucus}`
    case 'matter':
    case 'people':
    case 'delegates':
    case 'intents':
    case 'write-intent':
    case 'trades':
    case 'mediation':
    case 'bargaining':
    case 'declare':
    case 'caucuses':
      return `?show=${place.at}`
  }
}

type PhoneTab = 'now' | 'issues' | 'settlement'

/** Under which of a phone's tabs a place stands. */
export function tabOf(place: Place): PhoneTab {
  switch (place.at) {
    case 'issues':
    case 'issue':
    case 'raise-issue':
    case 'trades':
      return 'issues'
    case 'settlements':
    case 'settlement':
    case 'difference':
    case 'counter':
      return 'settlement'
    case 'now':
    case 'matter':
    case 'people':
    case 'delegates':
    case 'intents':
    case 'write-intent':
    case 'mediation':
    case 'bargaining':
    case 'declare':
    case 'caucuses':
    case 'caucus':
      return 'now'
  }
}
