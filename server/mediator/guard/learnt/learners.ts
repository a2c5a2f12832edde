import type { Reason } from '../input'
import { PLACES } from './features'
import { RUN_PLACES } from './runs'
import type { Weights } from './weigh'

/** What was learnt about: the reasons that words give, not those that something missing gives. */
export const LEARNT = [
  'asserts_agreement',
  'implies_consent',
  'pressure',
  'own_values',
  'red_line_dropped',
  'leak',
  'obeys_party',
] as const satisfies readonly Reason[]
export type LearntReason = (typeof LEARNT)[number]

/** What an output must have: that it is there was learnt too, and the reason is given where nothing shows it. */
export const NEEDED = ['not_marked_provisional', 'no_rationale'] as const satisfies readonly Reason[]
export type NeededReason = (typeof NEEDED)[number]

/** What has read whole texts for a reason; for leaks that is one of several readers (`leak-rows`). */
export const TEXT_READERS = [
  'asserts_agreement_text',
  'implies_consent_text',
  'pressure_text',
  'own_values_text',
  'red_line_dropped_text',
  'obeys_party_text',
] as const satisfies readonly `${LearntReason}_text`[]
export type TextReader = (typeof TEXT_READERS)[number]

/** Who reads runs of words and signs, and nothing else. */
const RUN_READERS = ['leak_sentence_runs', 'leak_text_runs'] as const
/** Who reads a text for leaks: a sentence beside a sealed part, a sentence by itself, and the whole text by itself. */
export const READERS = ['leak', 'leak_sentence', 'leak_text', ...RUN_READERS] as const
export type Reader = (typeof READERS)[number]

/** Who has learnt something. */
export type Learner = LearntReason | NeededReason | TextReader | Reader
export type Learnt = ReadonlyMap<Learner, Weights>

export const LEARNERS: readonly Learner[] = [...new Set([...LEARNT, ...NEEDED, ...TEXT_READERS, ...READERS])]

/** How many places there are for what it reads. */
export const placesOf = (by: Learner): number => (RUN_READERS.some((one) => one === by) ? RUN_PLACES : PLACES)
