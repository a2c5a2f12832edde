import type { Attempt } from '@/components/keys/sign-and-send'

/** Who signs what binds them; `attempt` is what a confirmation confirms. */
export type By = { person: string; keys: readonly string[]; attempt?: Attempt | null }
