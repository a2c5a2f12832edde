/** A start that cannot go on for a reason the person at the keyboard can mend. The message says what to do. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
