import type { DeclaredValues, IssueValues, PackageValue } from '@/server/protocol/bargaining-commands'
import type { IssueKind } from '@/server/protocol/statements'
import {
  type Declaration,
  type IssueSpec,
  type IssueValue,
  type PackageScore,
  scorePackage,
  type Valuation,
} from './valuation'

/** An issue as the record has it. */
export type DeclaredIssue = { issue: number; kind: IssueKind }

/** Steps that an amount without steps of its own is divided into where values are looked at. */
export const PARTS = 20

/** What the engine makes of an issue that can take values. Throws RangeError for one that cannot. */
export function specOf(kind: IssueKind): IssueSpec {
  switch (kind.kind) {
    case 'text':
      throw new RangeError('Free text takes no values')
    case 'options':
      return { kind: 'options', options: kind.options }
    case 'amount': {
      const [min, max] = [Number(kind.min ?? 0), Number(kind.max ?? 0)]
      const parts = max > min ? (max - min) / PARTS : 1
      return { kind: 'amount', min, max, step: kind.step ? Number(kind.step) : parts }
    }
    case 'date':
      return { kind: 'date', first: kind.first ?? '', last: kind.last ?? '', everyDays: 1 }
  }
}

/** A value of the record as the engine has it: an option's place, an amount, or a day. */
export function engineValue(kind: IssueKind, value: string): IssueValue {
  if (kind.kind === 'options') return kind.options.indexOf(value)
  return kind.kind === 'amount' ? Number(value) : value
}

function valuationOf(values: IssueValues): Valuation {
  switch (values.kind) {
    case 'options':
      return { kind: 'options', points: values.points }
    case 'amount': {
      const { neverBelow, neverAbove } = values
      return {
        kind: 'amount',
        points: values.points.map(({ at, score }) => ({ at: Number(at), score })),
        ...(neverBelow === null ? {} : { neverBelow: Number(neverBelow) }),
        ...(neverAbove === null ? {} : { neverAbove: Number(neverAbove) }),
      }
    }
    case 'date': {
      const { neverBefore, neverAfter } = values
      return {
        kind: 'date',
        points: values.points,
        ...(neverBefore === null ? {} : { neverBefore }),
        ...(neverAfter === null ? {} : { neverAfter }),
      }
    }
  }
}

/** A declaration in the order of the issues. Throws RangeError where it does not cover them. */
export function declarationOf(issues: readonly DeclaredIssue[], declared: DeclaredValues): Declaration {
  const valuations = issues.map(({ issue }) => {
    const found = declared.values.find((one) => one.issue === issue)
    if (!found) throw new RangeError('A declaration covers every issue')
    return valuationOf(found)
  })
  return { valuations, batna: declared.batna.value }
}

/** The first issue that a declaration leaves out, values twice, or values as another kind; null where it fits. */
export function misfit(issues: readonly DeclaredIssue[], { values }: DeclaredValues): number | null {
  const wrong = issues.find(({ issue, kind }) => {
    const [found, ...more] = values.filter((one) => one.issue === issue)
    if (!found || more.length > 0 || found.kind !== kind.kind) return true
    return found.kind === 'options' && kind.kind === 'options' && found.points.length !== kind.options.length
  })
  const stray = values.find((one) => !issues.some(({ issue }) => issue === one.issue))
  return wrong?.issue ?? stray?.issue ?? null
}

/** What a package is worth to whoever declared this, and whether it lies below their alternative. */
export function scoreOffer(
  issues: readonly DeclaredIssue[],
  declared: DeclaredValues,
  values: readonly PackageValue[],
): PackageScore {
  return scorePackage(
    issues.map(({ kind }) => specOf(kind)),
    declarationOf(issues, declared),
    issues.map(({ issue, kind }) =>
      engineValue(kind, values.find((one) => one.issue === issue)?.value ?? ''),
    ),
  )
}

/** An alternative that says only that there is none known. */
const UNKNOWN =
  /^[\s\p{P}]*(i |we )?(really |still |honestly )?(do ?n[o'’]?t|dont|do not|did not|cannot|can[’']?t) (know|say|tell)( yet| it| that| right now| really)*[\s\p{P}]*$|^[\s\p{P}]*(no idea|not sure|unsure|unknown|dunno|idk|tbd|to be decided|n\/?a|none|nothing|\?+|x+|keine ahnung|wei(ß|ss) (ich )?nicht|ich wei(ß|ss) (es )?nicht)( yet)?[\s\p{P}]*$|^[\s\p{P}]*$/iu

export const isUnknownAlternative = (text: string): boolean => UNKNOWN.test(text)
