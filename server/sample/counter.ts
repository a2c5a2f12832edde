import type { Settlement } from '@/server/protocol/settlement'
import type { Days } from './days'
import type { Act } from './issues'
import { tomasz } from './persons'

/** The household’s answer to the mediator’s first draft: what it can pay on the last day, wherever the draft has one. */
export function counterTo({ version, terms }: Settlement, days: Days): Act {
  const text = `Whoever moves in pays 800 € to the household as their share of the deposit. The household passes it on to Nadia Haddad on the day it arrives, and Amsel Lettings notes the new share; the deposit held stays at 2,400 € throughout. If nobody has moved in by ${days.nextDeposit}, the household pays Nadia 300 € on that day and 500 € by ${days.twoMonthsOn}, and keeps the new flatmate’s 800 € when it comes.`
  const comment = `We can put together 300 € by ${days.nextDeposit}, not 500 €. The last day stays, so Nadia knows what she can count on.`
  const about = terms.find((term) => term.sources.some((one) => one.kind === 'issue' && one.issue === 1))
  const term = about ?? terms.find((one) => /deposit/i.test(one.text))
  return {
    id: 'counter-1',
    who: tomasz,
    command: {
      type: 'CounterSettlement',
      version,
      changes: [
        term
          ? { change: 'replace', term: term.number, text, comment }
          : { change: 'add', heading: 'Nadia’s share of the deposit', text, comment },
      ],
      comment:
        'We have changed one term only. On the empty room in particular we would like to hear the others first.',
    },
  }
}
