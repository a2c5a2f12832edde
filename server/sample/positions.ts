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
      `I get all of my 800 € by ${days.nextDeposit}, whoever pays it. It cannot wait until the whole flat is given up; that could be in ten years.`,
    ],
    [
      1,
      ruth,
      'The 2,400 € stay complete with me. The tenants settle Nadia’s share among themselves, and I note the new name once a new tenant has signed the addendum.',
    ],
    [
      1,
      tomasz,
      'Whoever moves in pays 800 € to us, we hand it to Nadia on the day it arrives, and Amsel Lettings notes whose share it is from then on. We cannot advance it out of our own pockets.',
    ],
    [
      1,
      nadia,
      `Whoever moves in pays the 800 €, and it is handed to me on the day it arrives. If nobody has moved in by ${days.nextDeposit}, the household pays me 500 € on that day and 300 € by ${days.twoMonthsOn}, and keeps the 800 € when it comes.`,
    ],
    [
      2,
      ruth,
      'Repaired before somebody moves in: two days in an empty room, 650 € by the estimate. Water from plant pots is not ordinary wear, so by clause 11 the tenants pay.',
    ],
    [
      2,
      nadia,
      'Repaired before somebody moves in, the bill shared: I pay 325 €, out of what I get for the washing machine and the shelf. The boards by that window were cupped when I moved in; the handover protocol says so.',
    ],
    [
      2,
      tomasz,
      'Repaired before somebody moves in. It is not our room and not our damage, so we pay nothing for it; we keep the hall clear and let the floorer in.',
    ],
    [
      2,
      ruth,
      `Repaired before somebody moves in, the bill shared: Nadia pays 325 € and Amsel Lettings 325 €, if Nadia hands over the room by ${days.handOver}. The handover protocol does mention those boards.`,
    ],
    [
      3,
      ruth,
      `The lease is a joint one, so the whole rent is due for ${days.firstMonth} whoever lives there. Which of the tenants pays the empty room’s 430 € is for them to say.`,
    ],
    [3, nadia, `I pay nothing for ${days.firstMonth}: my notice ends on ${days.moveOut}.`],
    [
      3,
      tomasz,
      'We pay 150 € of the empty room’s 430 €, once. If it stands empty because of the floor, the rest is not ours.',
    ],
    [
      4,
      tomasz,
      'We meet people and propose one. Amsel Lettings looks at the papers only and answers within five working days. Nadia may introduce people, and has no say.',
    ],
    [
      4,
      ruth,
      'I answer within five working days and refuse nobody without a reason in writing. Whoever moves in proves income of three times the share, and all sign the addendum.',
    ],
    [5, tomasz, '180 € for both. The machine is three years old and shakes when it spins.'],
    [
      5,
      nadia,
      '250 € for both: new, they were 630 €, and the machine shakes because the kitchen floor is uneven.',
    ],
    [5, tomasz, '220 € for both, paid on the day Nadia hands over her keys.'],
    [
      6,
      tomasz,
      `By ${days.fanBy}. We have reported it three times, and the mould comes back every two weeks.`,
    ],
    [
      6,
      ruth,
      `By ${days.fanBy} it works again, and I have the ceiling above the shower cleaned on the same day.`,
    ],
  ]
  return said.map(([issue, who, text], at) => ({
    id: `position-${at + 1}`,
    who,
    command: { type: 'TakePosition', issue, text },
  }))
}

/** Issue 5 is agreed by all three; on issue 6 the household has not said so yet. */
export function decisions(days: Days): Act[] {
  const things = `The household takes over the washing machine and the kitchen shelf for 220 €, paid to Nadia Haddad when she hands over her keys.`
  const fan = `Amsel Lettings has the bathroom fan repaired and the ceiling above the shower cleaned by ${days.fanBy}.`
  const supported: [issue: number, who: PersonId, decision: string][] = [
    [5, nadia, things],
    [5, tomasz, things],
    [5, ruth, things],
    [6, ruth, fan],
    [6, nadia, fan],
  ]
  return supported.map(([issue, who, decision], at) => ({
    id: `decision-${at + 1}`,
    who,
    command: { type: 'SupportDecision', issue, decision },
  }))
}

export function trades(days: Days): Act[] {
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
        want: `Nadia hands over the room by ${days.handOver}, so that the floor is done while it is empty.`,
        because: 'The repair costs me a month’s rent if it has to wait until somebody lives there.',
      },
    },
  ]
}
