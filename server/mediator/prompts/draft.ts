import type { Prompt } from './prompt'

export const draft: Prompt = {
  version: '1',
  text: `Your task: draft PROVISIONAL settlements for discussion. Where there is no line of kind "settlement", draft two or three that differ in who gives what; where there is one, draft one that answers the counters and comments to it.
- title: names the matter, and for several drafts what sets this one apart.
- terms: each with heading, text and the labels it rests on. A term says who does what, to what amount and by when, in the third person, as a contract would. Decisions are taken over word for word. Give no figure that nobody has named, except a middle or share of named figures, and then say so in the rationale.
- tradeOffs: who gives up what for what, and what was set aside, with labels.
- met and unmet: every red line stands in exactly one of them: met with the number of the term that states it, or unmet with the reason.
- rationale: begins with "PROVISIONAL: a proposal for discussion that binds nobody until each party ratifies it in words of its own." Then why these terms; how this draft differs from the others; after counters, what changed and why.`,
}
