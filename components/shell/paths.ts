/** Every address a page links to, in one place. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  negotiations: '/negotiations',
  newNegotiation: '/negotiations/new',
  /** The form for a negotiation that follows an ended one. */
  successor: (ended: string) => `/negotiations/new?after=${encodeURIComponent(ended)}`,
  invitation: (token: string) => `/invitation/${token}`,
  room: (negotiation: string) => `/n/${negotiation}`,
  ratify: (negotiation: string) => `/n/${negotiation}/ratify`,
  record: (negotiation: string) => `/n/${negotiation}/record`,
  facilitate: (negotiation: string) => `/n/${negotiation}/facilitate`,
  account: '/account',
  mail: '/mail',
  /** Where bundles are checked, by anybody. */
  verify: '/verify',
  bundle: (negotiation: string) => `/api/negotiations/${negotiation}/bundle`,
  receipt: (negotiation: string, seq: number) => `/api/negotiations/${negotiation}/receipts/${seq}`,
} as const
