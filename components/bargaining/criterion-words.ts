import type { CriterionName } from '@/server/protocol/bargaining-charter'

export const criterionWords: Record<CriterionName, string> = {
  nash: 'Product of gains (Nash)',
  'kalai-smorodinsky': 'Equal shares of the possible gain (Kalai–Smorodinsky)',
  egalitarian: 'Largest least gain',
  utilitarian: 'Largest sum',
}
