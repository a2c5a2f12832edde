import { commandId } from '@/server/protocol/ids'
import type { Opening } from '@/server/wire/commands'
import type { Days } from './days'

/** The matter: three people rent a flat together, one of them moves out, and one deposit belongs to all. */
export function sampleOpening(days: Days): Opening {
  return {
    id: commandId.parse('sample-opening'),
    title: 'Nadia moves out of Ferry Street 14',
    topic: `Nadia Haddad, Tomasz Wilk and Lin Park have rented the flat on the second floor of Ferry Street 14 together since 1 March 2021. Nadia has given notice and moves out on ${days.moveOut}; Tomasz and Lin want to stay. The lease is a joint one, and the deposit of 2,400 € was paid as one sum, 800 € by each.

To settle: what happens to Nadia’s share of the deposit, the damaged floor in her room, the rent while the room is empty, who moves in, and the things she leaves behind.

This is a sample. The people and the flat are invented, and so are the times of what they do until then: it was written when this copy of Parley was first started.`,
    charter: {
      preset: 'structured-issues',
      limits: { roundsPerParty: 5, drafts: 12, deadline: null },
    },
    sources: [
      {
        title: 'Lease of 1 March 2021, clauses 4, 7 and 11',
        text: `Clause 4 (deposit). The tenants pay a deposit of 2,400 € as one sum. It is held until all tenants have returned the flat, and is then repaid within two months, less what is owed for damage beyond ordinary wear.

Clause 7 (change of tenants). A tenant may leave with three months’ notice. The others remain tenants of the whole flat at the full rent of 1,290 € a month. A new tenant enters by an addendum signed by the landlord and all tenants; consent is not to be withheld without reason.

Clause 11 (repairs). The landlord keeps bathroom, kitchen and windows in working order. Tenants make good what they damage.`,
      },
      {
        title: `Estimate for the floor, Brandt Flooring, ${days.estimate}`,
        text: `Small room, parquet by the window: about 1.2 square metres swollen by water, most likely from plant pots. Replace 1.2 square metres, sand and seal the room: 650 € including material. If left as it is, moisture may spread under the boards; no price can be given for that. Two days of work, the room must be empty.`,
      },
    ],
    facilitator: 'Maren Thiessen',
    parties: ['Nadia Haddad', 'The household', 'Amsel Lettings'],
    successorOf: null,
  }
}
