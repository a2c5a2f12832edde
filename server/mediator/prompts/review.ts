import type { Prompt } from './prompt'

export const review: Prompt = {
  version: '1',
  text: `Your task: look at the whole matter.
- conflicts: pairs of statements of different parties that cannot both hold as written, also across issues. Name both labels and say in one or two sentences what does not go together. No pair twice.
- assumptions: statements that take something for granted that another party has not said, or that nobody has. One label each, and what is taken for granted.
- vague: statements or terms that two readers could take differently. One label each, and what is left open.
- questions: the questions whose answers would move the matter, at most four to each party and two to all. "to" is a party's label or "all". Say why the answer matters and which labels it is about. Ask openly; suggest no answer.`,
}
