import { speaksToSoftware } from '@/server/mediator/guard/attempts'
import { guard } from '@/server/mediator/guard/guard'
import type { GuardContext, SealedText } from '@/server/mediator/guard/input'
import { figuresIn } from '@/server/protocol/amounts'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import { outsideOf } from '@/server/protocol/delegate-scope'
import type { Delegation } from '@/server/protocol/delegation'
import { latestIntent } from '@/server/protocol/intents'
import { isPossible } from '@/server/protocol/packages'
import type { Opened } from '@/server/protocol/state'
import type { OfferMove } from './next-move'
import { belowAlternative, type OwnSide } from './own-side'

/** Why a drafted move is not made. */
export type MoveFault =
  | 'outside its delegation'
  | 'below the alternative'
  | 'a leak'
  | 'words for software'
  | 'not possible'
  | 'no answer to an offer that waits'
  | 'not of the shape asked for'

/** Held in code before every move, whoever drafted it. */
export function faultOf(side: OwnSide, given: Delegation, command: OfferMove): MoveFault | null {
  if (outsideOf(side.state, given, command)) return 'outside its delegation'
  const fault = noteFault(side, command.note)
  if (fault) return fault
  if (command.type === 'RejectOffer') return null
  const fits =
    command.values.length === side.issues.length &&
    side.issues.every(({ issue, kind }) =>
      command.values.some((one) => one.issue === issue && isPossible(kind, one.value)),
    )
  if (!fits) return 'not possible'
  return belowAlternative(side, command.values) ? 'below the alternative' : null
}

/** Why a move's public words are not said. */
export function noteFault(side: OwnSide, words: string): MoveFault | null {
  if (leaks(side, words)) return 'a leak'
  return forSoftware(words) ? 'words for software' : null
}

/** Whether words give away what only the party may know: by the guard, and by any figure of its declaration. */
export function leaks({ state, declared }: OwnSide, words: string): boolean {
  if (words.trim() === '') return false
  const secret = new Set(
    [declared.batna.value, ...scoresOf(declared), ...limitsOf(declared)].map((one) => String(Math.abs(one))),
  )
  const figures = figuresIn(words, '')
  if (figures.some((one) => one.some((figure) => secret.has(figure.replace(/^-/, '').replace(/\.0+$/, '')))))
    return true
  return guard({ act: 'question', text: words }, contextOf(state, declared)).reasons.includes('leak')
}

/** Points as declared; nought and one are in every text. */
function scoresOf({ values }: DeclaredValues): number[] {
  return values
    .flatMap((one): (number | 'never')[] =>
      one.kind === 'options' ? one.points : one.points.map((bend) => bend.score),
    )
    .flatMap((one) => (one === 'never' || Math.abs(one) < 2 ? [] : [one]))
}

/** Amounts that the party never goes beyond. */
function limitsOf({ values }: DeclaredValues): number[] {
  return values
    .flatMap((one) => (one.kind === 'amount' ? [one.neverBelow, one.neverAbove] : []))
    .flatMap((one) => (one === null ? [] : [Number(one)]))
}

/** No words of people: what obeys another's text hands it on, and hides in code or a link what it was told. */
const forSoftware = (words: string) => speaksToSoftware(words) || /\bhttps?:|\bwww\./i.test(words)

function contextOf(state: Opened, declared: DeclaredValues): GuardContext {
  const sealed: SealedText[] = [
    { party: 'own', kind: 'batna', text: declared.batna.text, value: declared.batna.value },
    ...scoresOf(declared).map((score) => ({
      party: 'own',
      kind: 'score' as const,
      text: `worth ${score} points`,
      value: score,
    })),
  ]
  return {
    parties: state.parties.map((one) => one.name),
    redLines: state.parties.flatMap(({ party, name }) =>
      (latestIntent(state, party)?.statement.redLines ?? []).map((text) => ({ party: name, text })),
    ),
    statements: [],
    sealed,
    issues: state.issues.map(({ issue, title }) => ({ number: issue, title })),
  }
}
