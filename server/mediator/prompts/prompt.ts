/** Fixed instructions for one act. Any change of text is another version: a test holds their digests together. */
export type Prompt = { version: string; text: string }
