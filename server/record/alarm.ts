/** What is wrong with a record that its own house stores, and since when that is known. */
export type Alarm = {
  what: 'entry' | 'cut-short' | 'other-history' | 'checkpoint'
  /** The first entry at fault, where it is one. */
  seq: number | null
  /** ISO 8601, UTC. */
  since: string
}
