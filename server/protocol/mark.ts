import type { Instant } from './ids'

/** When something happened and where it stands on the record. */
export type Mark = { seq: number; at: Instant }
