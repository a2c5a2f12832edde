import type { Prompt } from './prompt'

export const simulate: Prompt = {
  version: '1',
  text: `Your task: how would the line of kind "the term" be read? Give one reading for each party (its label as reader), one for "stranger" (somebody who knows nothing of the matter), one for "judge", and one for each situation: "late" (done late), "unpaid" (what is owed is not paid), "sold" (the thing passes to somebody else), "ill" (somebody is ill or cannot act), "disputed" (they differ about what it means).
A party's reading rests on what that party has stated, and on nothing else; say "would read" and "could", since you do not know. In open, list what the words leave open for that reader. You give no legal advice and name no law.`,
}
