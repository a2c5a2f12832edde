const me = {
  delegate: 1,
  name: 'Hawk',
  kind: 'agent',
  party: 'p1',
  partyName: 'Alder House',
  appointedBy: 'Ana',
  subject: 'The rent of the yard',
  purposes: ['read', 'speak'],
  limits: { issues: [2], ranges: [{ issue: 2, min: '800', max: '1000' }], words: ['Ask me before Friday.'] },
  until: '2026-12-01T12:00:00.000Z',
  transferable: false,
}
const status = {
  negotiation: 'n-7f3a',
  title: 'The yard between us',
  phase: 'Mediation',
  seq: 24,
  me,
  parties: [
    { party: 'p1', name: 'Alder House' },
    { party: 'p2', name: 'Birch Yard' },
  ],
  needs: [{ kind: 'take-position', issue: 2 }],
  turn: {
    answer: 'your-turn',
    now: 'held',
    holder: 'p1',
    since: '2026-11-21T12:00:00.000Z',
    clock: '2026-11-21T12:04:00.000Z',
    timeoutSeconds: 600,
  },
  registered: [
    { party: 'p1', handle: 'alder' },
    { party: 'p2', handle: 'birch' },
  ],
  check: null,
  bargaining: null,
  may: ['TakePosition', 'AnswerQuestion'],
  issues: [
    {
      issue: 2,
      title: 'Rent',
      status: 'OPEN',
      setAside: false,
      positions: 1,
      rounds: { used: 0, most: 3 },
      supportedBy: [],
      decision: null,
    },
  ],
  ended: null,
}
const hash = '9f'.repeat(32)

/** One example a route, held against its schemas by a test. */
export const EXAMPLES: Record<string, { body?: unknown; answer: unknown } | undefined> = {
  whoAmI: { answer: { negotiation: 'n-7f3a', me } },
  readStatus: { answer: status },
  readBriefing: {
    answer: { seq: 24, text: 'You are "Hawk" and act for "Alder House", appointed by "Ana" …' },
  },
  readEntries: {
    answer: { entries: [{ seq: 1, hash, text: '{"actor":{"kind":"person","person":"…"}}' }], more: false },
  },
  waitForChange: { answer: { changed: true, status } },
  act: {
    body: {
      id: 'hawk-0001',
      command: {
        type: 'TakePosition',
        issue: 2,
        text: 'We can pay 900 € a month, since heating is not included.',
      },
    },
    answer: { outcome: 'accepted', seq: 25, hash },
  },
}
