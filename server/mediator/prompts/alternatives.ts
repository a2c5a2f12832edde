import type { Prompt } from './prompt'

export const alternatives: Prompt = {
  version: '1',
  text: `Your task: two to four other wordings of the line of kind "the term". Each says who does what, by when and to what amount, as far as the record names these; where it does not, put a place in square brackets, such as [by which day]. For each: text, how it differs in effect from the term and from the other wordings and for whom, and the labels it rests on. No wording breaks a red line; where one comes near, say so.`,
}
