import type { Settlement } from '@/server/protocol/settlement'
import type { Days } from './days'
import type { Act } from './issues'
import { nadia } from './persons'

/** Nadia’s answer to the mediator’s first draft: a last day for her deposit, wherever the draft deals with it. */
export function counterTo({ version, terms }: Settlement, days: Days): Act {
  const text = `Whoever moves in pays 800 € to the household as their share of the deposit. The household passes it on to Nadia Haddad on the day it arrives, and Amsel Lettings notes the new share; the deposit held stays at 2,400 € throughout. If nobody has moved in by ${days.nextDeposit}, the household pays Nadia 500 € on that day and 300 € by ${days.twoMonthsOn}, and keeps the new flatmate’s 800 € when it comes.`
  const comment =
    'I can wait for the new flatmate, but not without end: my next deposit is due whether or not somebody has been found.'
  const about = terms.find((term) => term.sources.some((one) => one.kind === 'issue' && one.issue === 1))
  const term = about ?? terms.find((one) => /deposit/i.test(one.text))
  return {
    id: 'counter-1',
    who: nadia,
    command: {
      type: 'CounterSettlement',
      version,
      changes: [
        term
          ? { change: 'replace', term: term.number, text, comment }
          : { change: 'add', heading: 'Nadia’s share of the deposit', text, comment },
      ],
      comment:
        'I can live with the rest as a start. This is the one point that decides whether I can pay for my next flat.',
    },
  }
}
