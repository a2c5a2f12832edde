/** What pages may know of the models that are set up here. */
export type ModelsAtHand = {
  /** Names of the mediators that can be asked; the built-in one is the first. */
  mediators: string[]
  roles: { role: 'mediator' | 'reader' | 'judge' | 'delegate'; models: string[] }[]
  /** Sentences for the facilitator, such as a mediator that shares a delegate's model. */
  warnings: string[]
  /** What one negotiation may use: tokens, and millionths of a US dollar; null: no bound. */
  limits: { tokens: number | null; microdollars: number | null }
}
