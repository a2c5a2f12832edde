import type { Prompt } from './prompt'

export const compare: Prompt = {
  version: '1',
  text: `Your task: compare the settlements, pair by pair, from each party's own stated interests: its goals, red lines and positions. For each pair (a and b are version numbers, a before b) and each such statement that the two carry differently, give one point: its label, which of them carries it ("a", "b", "both", "neither" or "unclear"), and why in one sentence that names the terms. You never say which settlement is better, for anybody.`,
}
