import type { PersonId } from '@/server/protocol/ids'
import type { Days } from './days'
import type { Act } from './issues'
import { nadia, ruth, tomasz } from './persons'

/** Who says what on which issue, in order; a party's next word on the same issue is its next round. */
export function positions(days: Days): Act[] {
  const said: [issue: number, who: PersonId, text: string][] = [
    [
      1,
      nadia,
      `All of it, 800 €, by ${days.nextDeposit}. I do not mind who pays it to me, as long as it is not made to wait until the whole flat is given up one day. That could be in ten years.`,
    ],
    [
      1,
      ruth,
      'I understand the wish, but I cannot pay out a third of a deposit that secures the whole lease. If somebody else puts in 800 €, I have no objection to whatever passes between tenants; my 2,400 € must be complete on every single day.',
    ],
    [
      1,
      tomasz,
      'The new flatmate will have to pay a share anyway. We can take the 800 € and hand it to Nadia the day it arrives, and Amsel Lettings only notes whose share it is from then on. What we cannot do is advance it out of our own pockets.',
    ],
    [
      1,
      nadia,
      `That works for me if there is a last day. If nobody has moved in by ${days.nextDeposit}, I would take 500 € then and the other 300 € by ${days.twoMonthsOn}.`,
    ],
    [
      2,
      ruth,
      'It has to be done before anybody moves in: two days, an empty room, 650 € by the estimate. Plant pots are not ordinary wear, so by clause 11 it is the tenants’ to pay.',
    ],
    [
      2,
      nadia,
      'It was my plants, and I will not talk around it. But the boards by that window were cupped when I moved in, which the handover protocol says. I offer half, 325 €, out of what I get for the washing machine and the shelf.',
    ],
    [
      2,
      tomasz,
      'It is not our room and not our damage; we pay nothing for it. We will keep the hall clear and let the floorer in.',
    ],
    [
      2,
      ruth,
      'I have looked up the handover protocol, and it does mention the boards by the window. I would take over half if Nadia leaves ten days early, so that the work is done before the next tenant comes.',
    ],
    [
      3,
      ruth,
      `The lease is joint, so ${days.firstMonth} is 1,290 € whoever lives there. I do not want to argue with three people about 430 €; tell me who sends it.`,
    ],
    [
      3,
      nadia,
      `Not me: my notice ends on ${days.moveOut}, and I will have left earlier if that helps with the floor.`,
    ],
    [
      3,
      tomasz,
      'We can carry 150 € of it, once. If the room stands empty because the floor is being done, the rest should not be ours.',
    ],
    [
      4,
      tomasz,
      'We meet people, we propose one, and Amsel Lettings says yes or no to their papers only. Nadia may introduce people she knows, but has no say in it.',
    ],
    [
      4,
      ruth,
      'Agreed in principle: proof of income of three times the share, an addendum signed by all, and I answer within five working days. I will not refuse anybody without a written reason.',
    ],
    [5, tomasz, 'We would pay 180 € for both. The machine is three years old and shakes when it spins.'],
    [
      5,
      nadia,
      'It shakes because the floor is uneven there. 250 € for both would be fair: new, they were 630 €.',
    ],
    [5, tomasz, '220 €, paid on the day you hand over the keys, and we stop talking about it.'],
    [
      6,
      tomasz,
      `By ${days.fanBy}, please. We have asked three times, and the mould comes back every two weeks.`,
    ],
    [
      6,
      ruth,
      `The electrician can come that week. By ${days.fanBy} it works, and I have the ceiling cleaned on the same day.`,
    ],
  ]
  return said.map(([issue, who, text], at) => ({
    id: `position-${at + 1}`,
    who,
    command: { type: 'TakePosition', issue, text },
  }))
}

/** Issue 5 is agreed by all three; on issue 6 one party has not said so yet. */
export function decisions(days: Days): Act[] {
  const things = `The household takes over the washing machine and the kitchen shelf for 220 €, paid to Nadia Haddad when she hands over her keys.`
  const fan = `Amsel Lettings has the bathroom fan repaired and the ceiling above the shower cleaned by ${days.fanBy}.`
  const supported: [issue: number, who: PersonId, decision: string][] = [
    [5, nadia, things],
    [5, tomasz, things],
    [5, ruth, things],
    [6, ruth, fan],
    [6, tomasz, fan],
  ]
  return supported.map(([issue, who, decision], at) => ({
    id: `decision-${at + 1}`,
    who,
    command: { type: 'SupportDecision', issue, decision },
  }))
}

export function trades(): Act[] {
  return [
    {
      id: 'trade-1',
      who: tomasz,
      command: {
        type: 'ProposeTrade',
        offer: 'We collect 800 € from whoever moves in and pass it on to Nadia the day it arrives.',
        want: 'We choose who moves in; Amsel Lettings checks only the papers.',
        because: 'Then the deposit stays complete, and Nadia does not depend on the end of the lease.',
      },
    },
    {
      id: 'trade-2',
      who: ruth,
      command: {
        type: 'ProposeTrade',
        offer: 'I advance the floorer’s 650 € and ask nobody but Nadia for her half of it.',
        want: 'Nadia hands over the room ten days early, so that the floor is done while it is empty.',
        because: 'The repair costs me a month’s rent if it has to wait until somebody lives there.',
      },
    },
  ]
}
