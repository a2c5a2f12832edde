import type { Preset } from '@/server/protocol/charter'

export const presetWords: Record<Preset, { name: string; hint: string }> = {
  'open-mediation': {
    name: 'Open mediation',
    hint: 'Intents, issues and settlements in plain text. Right for most matters.',
  },
  'structured-issues': {
    name: 'Structured issues',
    hint: 'Numbered issues and positions in rounds; what is not agreed in time can be escalated.',
  },
  bargaining: {
    name: 'Bargaining',
    hint: 'Offers as whole packages. What a package is worth to a party stays sealed.',
  },
  'trade-offs': {
    name: 'Trade-offs and consent',
    hint: 'I offer, I want, because; and polls that bind nobody. Three parties or more.',
  },
}
