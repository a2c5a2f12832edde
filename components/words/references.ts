import { intentItem } from '@/server/protocol/references'
import type { Reference } from '@/server/protocol/settlement'
import type { Matter } from '@/server/protocol/state'
import { namesOf } from './names'

const ITEM: Record<string, string> = { g: 'goal', c: 'constraint', r: 'red line', w: 'would trade' }

/** `r1` → "red line 1". */
export function itemWords(item: string): string {
  return `${ITEM[item.charAt(0)] ?? 'item'} ${item.slice(1)}`
}

/** Where a text comes from, as a short name: "Ana’s intent, red line 1". */
export function referenceWords(state: Matter, reference: Reference): string {
  const { party } = namesOf(state)
  switch (reference.kind) {
    case 'intent': {
      const latest = state.intents.findLast((one) => one.party === reference.party)?.version
      const version = latest === reference.version ? '' : ` (version ${reference.version})`
      return reference.item
        ? `${party(reference.party)}, ${itemWords(reference.item)}${version}`
        : `Intent of ${party(reference.party)}${version}`
    }
    case 'issue':
      return `Issue ${reference.issue}`
    case 'position':
      return `Issue ${reference.issue}, ${party(reference.party)} in round ${reference.round}`
    case 'trade': {
      const trade = state.trades.find((one) => one.trade === reference.trade)
      return `Trade-off ${reference.trade}${trade ? ` by ${party(trade.party)}` : ''}`
    }
    case 'check':
      return `Consent check ${reference.check}`
    case 'counter': {
      const counter = state.counters.find((one) => one.counter === reference.counter)
      return `Counter ${reference.counter}${counter ? ` by ${party(counter.party)}` : ''}`
    }
    case 'release': {
      const said = state.releases[reference.release - 1]
      return `Sentence ${reference.release} said in the room${said ? ` by ${party(said.party)}` : ''}`
    }
    case 'answer':
      return `Answer to question ${reference.question}`
    case 'settlement':
      return `Settlement ${reference.version}`
    case 'source':
      return state.sources[reference.source - 1]?.title ?? `Document ${reference.source}`
    case 'note':
      return 'Note of whoever asked the mediator'
  }
}

/** The words referred to, where one text can be named. */
export function referredText(state: Matter, reference: Reference): string | undefined {
  switch (reference.kind) {
    case 'intent': {
      const intent = state.intents.find(
        (one) => one.party === reference.party && one.version === reference.version,
      )
      return intent && reference.item ? intentItem(intent.statement, reference.item) : undefined
    }
    case 'issue':
      return state.issues.find((one) => one.issue === reference.issue)?.question
    case 'source':
      return state.sources[reference.source - 1]?.title
    case 'note':
      return state.runs.find((one) => one.run === reference.run)?.note
    case 'position':
      return state.issues
        .find((one) => one.issue === reference.issue)
        ?.positions.find((one) => one.party === reference.party && one.round === reference.round)?.text
    case 'trade': {
      const trade = state.trades.find((one) => one.trade === reference.trade)
      return trade && `Offers: ${trade.offer} Wants: ${trade.want}`
    }
    case 'check':
      return state.checks.find((one) => one.check === reference.check)?.proposal
    case 'counter':
      return state.counters.find((one) => one.counter === reference.counter)?.comment || undefined
    case 'release':
      return state.releases[reference.release - 1]?.text
    case 'answer':
      return state.questions.find((one) => one.question === reference.question)?.answers.at(-1)?.text
    case 'settlement':
      return state.settlements.find((one) => one.settlement.version === reference.version)?.settlement.title
  }
}
