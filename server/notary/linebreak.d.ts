/** Unicode’s line breaking (UAX 14); the package brings no types of its own. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** The next place before which a line may end, in UTF-16 units; null after the last. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
