import type { Draft } from './draft'
import type { Problems } from './new-negotiation'

/** What every group of fields about the rules is given. */
export type RuleFieldsProps = {
  draft: Draft
  problems: Problems
  onChange: (changed: Partial<Draft>) => void
}
