import type { ScreenContext } from '@/server/ratification/reading'

/** A settlement that statements in tests are about. */
export const orchardWall: ScreenContext = {
  settlementTitle: 'Orchard Wall Settlement',
  settlementVersion: 3,
  settlementDate: '2026-04-02T10:00:00Z',
  otherVersions: [1, 2],
  digestPrefix: '12ab34cd',
  parties: ['Ada Quill', 'Ben Marsh'],
  speaker: 'Ada Quill',
}
