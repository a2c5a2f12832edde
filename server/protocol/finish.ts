import { LIMIT } from './limits'
import { redLines } from './red-lines'
import type { Draft, Reference } from './settlement'
import type { ConsentCheck, Issue, Matter } from './state'
import { hasConsensus } from './turns'

type FromDecisions =
  | { ready: true; draft: Draft }
  /** What must be decided, dropped or carved out first. With neither, nothing has been decided at all. */
  | { ready: false; open: number[]; escalated: number[] }
  | { ready: false; tooMany: number }

type Term = Draft['terms'][number]

/**
 * The merged final document, term by term: each decision of an agreed issue to the letter, then each point of the
 * proposal that every party has consented to, with the positions and trade-offs that they rest on. Nothing is
 * worded anew. What was dropped or carved out is listed by the settlement itself.
 */
export function draftFromDecisions(state: Matter): FromDecisions {
  const undecided = (status: Issue['status']) =>
    state.issues.flatMap((one) => (one.status === status && !one.setAside ? [one.issue] : []))
  const [open, escalated] = [undecided('OPEN'), undecided('ESCALATED')]
  if (open.length > 0 || escalated.length > 0) return { ready: false, open, escalated }
  const check = hasConsensus(state) ? state.checks.at(-1) : undefined
  const agreed = state.issues.filter((one) => one.status === 'AGREED' && !one.setAside)
  const terms = [...agreed.map(termOf), ...(check ? pointsOf(check) : [])]
  if (terms.length === 0) return { ready: false, open, escalated }
  if (terms.length > LIMIT.terms) return { ready: false, tooMany: terms.length }
  return {
    ready: true,
    draft: {
      title: state.title,
      terms,
      tradeOffs: (check?.trades ?? []).flatMap((number) => {
        const trade = state.trades[number - 1]
        if (!trade) return []
        const text = `Offered: ${trade.offer} Wanted: ${trade.want}`.slice(0, LIMIT.prose)
        return [{ text, sources: [{ kind: 'trade', trade: number }] }]
      }),
      met: [],
      unmet: redLines(state).map(({ party, item }) => ({
        party,
        item,
        why: 'The decisions do not say whether they keep to it; its party reads them for itself.',
      })),
      rationale: rationale(agreed, check),
    },
  }
}

/** A decision to the letter, with the issue and the last position of each party on it. */
function termOf(issue: Issue): Term {
  const last = new Map(issue.positions.map((one) => [one.party, one.round]))
  const positions = [...last].map(
    ([party, round]): Reference => ({ kind: 'position', issue: issue.issue, party, round }),
  )
  return {
    heading: issue.title,
    text: issue.decision ?? '',
    sources: [{ kind: 'issue' as const, issue: issue.issue }, ...positions].slice(0, LIMIT.list),
  }
}

/** Each line of the consented text is a term; without lines it is one. */
function pointsOf(check: ConsentCheck): Term[] {
  const trades = check.trades.map((trade): Reference => ({ kind: 'trade', trade }))
  const asked: Reference = { kind: 'check', check: check.check }
  const sources = [asked, ...trades].slice(0, LIMIT.list)
  return check.proposal
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((text) => ({ heading: headingOf(text), text, sources }))
}

const HEADING = 60

/** The first words of a point, whole. */
function headingOf(text: string): string {
  const [named] = /^[^:.]{3,60}(?=: )/.exec(text) ?? []
  if (named) return named
  if (text.length <= HEADING) return text
  const cut = text.slice(0, HEADING)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), HEADING / 2)).trimEnd()}…`
}

function rationale(agreed: Issue[], check: ConsentCheck | undefined): string {
  const decisions =
    agreed.length > 0
      ? `the decisions on ${agreed.length === 1 ? 'one issue' : `${agreed.length} issues`}`
      : ''
  const consented = check ? `the text that every party consented to in check ${check.check}` : ''
  const both = [decisions, consented].filter((one) => one !== '').join(' and ')
  return `Put together term by term from ${both}, to the letter. It binds nobody until each party ratifies it in words of its own.`
}
