import type { DraftEvent, MediationEvent } from './mediation-events'
import type { Issue, Mark, Opened, Run } from './state'
import type { BoundEvent, IssueEvent, TalkEvent } from './talk-events'

/** The beginnings, intents, trade-offs, claims and bounds. */
export function evolveTalk(state: Opened, event: TalkEvent | BoundEvent, mark: Mark): Opened {
  switch (event.type) {
    case 'IntentsBegun':
      return { ...state, phase: 'Intent' }
    case 'IntentStated': {
      const { type: _, ...intent } = event
      return { ...state, intents: [...state.intents, { ...intent, mark }] }
    }
    case 'MediationBegun':
      return { ...state, phase: 'Mediation' }
    case 'TradeProposed': {
      const { type: _, ...trade } = event
      return { ...state, trades: [...state.trades, { ...trade, crosses: event.crosses ?? [], mark }] }
    }
    case 'ClaimImported': {
      const { type: _, ...claim } = event
      return { ...state, claims: [...state.claims, { ...claim, confirmedBy: null, mark }] }
    }
    case 'ClaimConfirmed':
      return {
        ...state,
        claims: state.claims.map((one) =>
          one.claim === event.claim ? { ...one, confirmedBy: event.by } : one,
        ),
      }
    case 'LimitsChanged':
      return { ...state, charter: { ...state.charter, limits: event.limits }, bound: null }
    case 'BoundReached':
      return { ...state, bound: { bound: event.bound, mark } }
  }
}

export function evolveIssues(state: Opened, event: IssueEvent, mark: Mark): Opened {
  const change = (number: number, to: (issue: Issue) => Issue): Opened => ({
    ...state,
    issues: state.issues.map((one) => (one.issue === number ? to(one) : one)),
  })
  switch (event.type) {
    case 'IssueRaised': {
      const { type: _, ...issue } = event
      const fresh = {
        status: 'OPEN',
        decision: null,
        escalation: null,
        setAside: null,
      } as const
      const sourcePositions = event.sourcePositions ?? []
      return {
        ...state,
        issues: [
          ...state.issues,
          { ...issue, ...fresh, sourcePositions, positions: [], rounds: [], support: [], mark },
        ],
      }
    }
    case 'PositionTaken': {
      const { type: _, issue, ...position } = event
      // Whoever says something new on an issue has to say again what they support: nothing older stands in for it.
      return change(issue, (one) => ({
        ...one,
        positions: [...one.positions, { ...position, mark }],
        rounds: [
          ...one.rounds.filter((by) => by.party !== event.party),
          { party: event.party, rounds: event.round },
        ],
        support: one.support.filter((by) => by.party !== event.party),
      }))
    }
    case 'DecisionSupported': {
      const { type: _, issue, ...support } = event
      return change(issue, (one) => ({
        ...one,
        support: [...one.support.filter((by) => by.party !== event.party), { ...support, mark }],
      }))
    }
    case 'IssueAgreed':
      return change(event.issue, (one) => ({ ...one, status: 'AGREED', decision: event.decision }))
    case 'IssueEscalated': {
      const { type: _, issue, ...escalation } = event
      return change(issue, (one) => ({ ...one, status: 'ESCALATED', escalation: { ...escalation, mark } }))
    }
    case 'IssueSetAside': {
      const { decision, by, reason } = event
      return change(event.issue, (one) => ({ ...one, setAside: { decision, by, reason, mark } }))
    }
    case 'IssueReopened':
      return change(event.issue, (one) => ({
        ...one,
        status: 'OPEN',
        support: [],
        decision: null,
        escalation: null,
        setAside: null,
      }))
  }
}

export function evolveMediation(state: Opened, event: MediationEvent | DraftEvent, mark: Mark): Opened {
  const change = (id: string, to: (run: Run) => Run): Opened => ({
    ...state,
    runs: state.runs.map((one) => (one.run === id ? to(one) : one)),
  })
  switch (event.type) {
    case 'MediationRequested': {
      const { type: _, subject = null, ...run } = event
      const fresh: Run = {
        ...run,
        subject,
        calls: [],
        state: 'working',
        reason: '',
        refusedOutputs: [],
        mark,
        ended: null,
      }
      return { ...state, runs: [...state.runs, fresh] }
    }
    case 'MediationCancelled':
      return change(event.run, (one) => ({ ...one, state: 'cancelled', ended: mark }))
    case 'MediationFinished':
      return change(event.run, (one) => ({ ...one, state: 'finished', ended: mark }))
    case 'MediationFailed':
      return change(event.run, (one) => ({ ...one, state: 'failed', reason: event.reason, ended: mark }))
    case 'MediatorOutputRefused': {
      const { reasons, output } = event
      return change(event.run, (one) => ({
        ...one,
        refusedOutputs: [...one.refusedOutputs, { reasons, output, mark }],
      }))
    }
    case 'FindingsReported': {
      const { run, findings, provenance } = event
      const questions = event.questions.map((one) => ({ ...one, run, mark, answers: [] }))
      return {
        ...state,
        findings: [...state.findings, { run, findings, provenance, mark }],
        questions: [...state.questions, ...questions],
      }
    }
    case 'QuestionAnswered': {
      const { type: _, question, ...answer } = event
      return {
        ...state,
        questions: state.questions.map((one) =>
          one.question === question ? { ...one, answers: [...one.answers, { ...answer, mark }] } : one,
        ),
      }
    }
    case 'SettlementDrafted': {
      const { settlement, run } = event
      const by = settlement.origin.kind === 'person' ? settlement.origin.person : null
      return { ...state, settlements: [...state.settlements, { settlement, by, run, mark }] }
    }
    case 'SettlementCountered': {
      const { type: _, ...counter } = event
      return { ...state, counters: [...state.counters, { ...counter, mark }] }
    }
  }
}
