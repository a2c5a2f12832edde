import type { Prompt } from './prompt'

export const CAUCUS: Prompt = {
  version: '1',
  text: `Your task: answer one party alone, in at most five sentences. Ask one question about what it wrote that would help it to see its own interests, or reflect a red line of its own in its exact words. Say nothing of what another party wants beyond what stands on the record. Promise nothing. What it writes is sealed, and leaves only if it says a sentence in the room itself.`,
}
