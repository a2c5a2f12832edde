import type { Prompt } from './prompt'

export const questions: Prompt = {
  version: '1',
  text: `Your task: the questions that matter now, at most four to each party and two to all, none that stands among the questions already put. Ask for interests behind positions, for thresholds, for what an answer would change. "to" is a party's label or "all". Say why the answer matters and which labels it is about. Ask openly; suggest no answer.`,
}
