import type { Preset } from '@/server/protocol/charter'

export const presetWords: Record<Preset, { name: string; hint: string }> = {
  'open-mediation': {
    name: 'Open mediation',
    hint: 'Intents, issues and settlements in plain text. Right for most matters.',
  },
  'structured-issues': {
    name: 'Structured issues',
    hint: 'Numbered issues, positions in rounds, turns if you wish; what is not agreed in time is escalated, and the decisions become the settlement.',
  },
  bargaining: {
    name: 'Bargaining',
    hint: 'Offers as whole packages. What a package is worth to a party stays sealed.',
  },
  'trade-offs': {
    name: 'Trade-offs and consent',
    hint: 'Each states a priority and a red line, then: I offer, I want, because. Consent checks ask all about one text and bind nobody. Three parties or more.',
  },
}
