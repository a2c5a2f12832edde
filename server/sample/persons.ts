/**
 * The people of the sample negotiation. Their ids are fixed, so that a second start finds them, and their `role`
 * is what the sign-in page says of them. `party` counts from 0 in the order of the negotiation's parties.
 */
export const samplePlaces = [
  {
    id: '5a3b1c00-0000-4000-8000-000000000001',
    name: 'Maren Thiessen',
    role: 'facilitates, and sits for no party',
    party: null,
  },
  {
    id: '5a3b1c00-0000-4000-8000-000000000002',
    name: 'Nadia Haddad',
    role: 'signs for the residents',
    party: 0,
  },
  {
    id: '5a3b1c00-0000-4000-8000-000000000003',
    name: 'Tomasz Wilk',
    role: 'signs for Café Perron',
    party: 1,
  },
  {
    id: '5a3b1c00-0000-4000-8000-000000000004',
    name: 'Ruth Amsel',
    role: 'signs for the housing co-operative',
    party: 2,
  },
] as const
