import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import { day, decimal, millionths } from './amounts'
import type { PackageValue } from './bargaining-commands'
import { dayWords } from './day-words'
import { type NegotiationId, type PackageDigest, type PartyId, packageDigest } from './ids'
import type { Refusal } from './refusal'
import type { Issue, Matter } from './state'
import type { IssueKind } from './statements'

/** Whether a package can give every such issue a value: a choice, or an amount or a day with both ends. */
export function isStructured(kind: IssueKind): boolean {
  switch (kind.kind) {
    case 'text':
      return false
    case 'options':
      return true
    case 'amount':
      return kind.min !== null && kind.max !== null
    case 'date':
      return kind.first !== undefined && kind.last !== undefined
  }
}

export function isPossible(kind: IssueKind, value: string): boolean {
  switch (kind.kind) {
    case 'text':
      return false
    case 'options':
      return kind.options.includes(value)
    case 'amount': {
      if (!decimal.safeParse(value).success) return false
      const amount = millionths(value)
      const least = kind.min === null ? null : millionths(kind.min)
      if (least !== null && amount < least) return false
      if (kind.max !== null && amount > millionths(kind.max)) return false
      return kind.step === undefined || (amount - (least ?? 0n)) % millionths(kind.step) === 0n
    }
    case 'date':
      return (
        day.safeParse(value).success &&
        (kind.first === undefined || value >= kind.first) &&
        (kind.last === undefined || value <= kind.last)
      )
  }
}

/** Why these values are no package for these issues; null where each issue has one value it can take. */
export function packageFault(issues: readonly Issue[], values: readonly PackageValue[]): Refusal | null {
  const missing = issues.filter((one) => values.filter(({ issue }) => issue === one.issue).length !== 1)
  if (missing.length > 0) return { code: 'PackageIncomplete', issues: missing.map((one) => one.issue) }
  for (const { issue, value } of values) {
    const found = issues.find((one) => one.issue === issue)
    if (!found) return { code: 'UnknownIssue', issue }
    if (!isPossible(found.kind, value)) return { code: 'ValueNotPossible', issue }
  }
  return null
}

/** The issues of a list, in its order. */
export function issuesOf(state: Matter, numbers: readonly number[]): Issue[] {
  return numbers.flatMap((number) => state.issues.find((one) => one.issue === number) ?? [])
}

export function inOrder(numbers: readonly number[], values: readonly PackageValue[]): PackageValue[] {
  return numbers.flatMap((number) => values.find((one) => one.issue === number) ?? [])
}

/** Binds a package to its place: the same values offered again are another offer. */
export function digestOfOffer(offer: {
  negotiation: NegotiationId
  offer: number
  party: PartyId
  values: readonly PackageValue[]
}): PackageDigest {
  return packageDigest.parse(taggedHash('parley/package/v1', canonicalJson(offer)))
}

/** A value as it reads in a sentence: "1200 € a month", "2 March 2027", or the option. */
export function valueInWords(kind: IssueKind, value: string): string {
  switch (kind.kind) {
    case 'text':
    case 'options':
      return value
    case 'amount':
      return `${value} ${kind.unit}`
    case 'date':
      return dayWords(value)
  }
}
