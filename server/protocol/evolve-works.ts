import type { WorkEvent } from './mediation-events'
import type { Mark, Opened } from './state'

/** What mediators gave besides findings and drafts, what it took, and what authors said to it. */
export function evolveWorks(state: Opened, event: WorkEvent, mark: Mark): Opened {
  switch (event.type) {
    case 'MediationSwitched': {
      const { parties, automatic, mediator } = event
      return { ...state, switched: { parties, automatic, mediator } }
    }
    case 'WorkReported': {
      const { type: _, ...reported } = event
      return { ...state, works: [...state.works, { ...reported, mark, answer: null }] }
    }
    case 'ModelCalled': {
      const { type: _, ...call } = event
      return {
        ...state,
        runs: state.runs.map((one) =>
          one.run === call.run ? { ...one, calls: [...one.calls, { ...call, mark }] } : one,
        ),
      }
    }
    case 'ClarificationAnswered': {
      const { answer, by } = event
      return {
        ...state,
        works: state.works.map((one) =>
          one.work === event.work ? { ...one, answer: { answer, by, mark } } : one,
        ),
      }
    }
  }
}
