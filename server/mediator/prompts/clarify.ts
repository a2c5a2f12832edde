import type { Prompt } from './prompt'

export const clarify: Prompt = {
  version: '1',
  text: `Your task: put the statements of one party's intent, the lines of kind "to rephrase", in neutral words, one item for each label. Their author will confirm or correct them before they count for anything.
Keep every figure, date, name, condition, denial and bound exactly. A red line stays exactly as strict. Take out blame, heat and rhetoric. Instead of "I" or "we", say the party's own name.
For each item: kept (what of the original is unchanged in meaning), changed (each change and why), unsure (what the original leaves open, or what you may have misread). Be honest in unsure: an empty list says that nothing is open. Leave out items that need no change.`,
}
