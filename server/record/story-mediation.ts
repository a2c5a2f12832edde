import type { MediationEvent, WorkEvent } from '@/server/protocol/mediation-events'
import { type Clause, lower, mediation } from './story-clauses'
import type { Names } from './story-names'
import { askedInWords, findingsInWords, workInWords } from './story-words'

type Told = MediationEvent | Exclude<WorkEvent, { type: 'ClarificationAnswered' }>

/** What the mediator was asked for, and what came of it. */
export function mediationClause(event: Told, names: Names, leads: boolean): Clause {
  const me = names.acting
  switch (event.type) {
    case 'MediationRequested': {
      const what = askedInWords(event, (party) => names.party(party))
      const asked = lower(names.mediatorOf(event.run))
      return leads
        ? mediation(`${me} asked ${asked} ${what}`, event.note)
        : mediation(`That asks ${asked} ${what}, as the facilitator has switched on`)
    }
    case 'MediationCancelled':
      return mediation(
        leads
          ? `${me} cancelled the work of ${lower(names.mediatorOf(event.run))}`
          : `The work of ${lower(names.mediatorOf(event.run))} ended with it`,
      )
    case 'FindingsReported':
      return mediation(`${names.mediatorOf(event.run)} reported ${findingsInWords(event)}`)
    case 'WorkReported':
      return mediation(`${names.mediatorOf(event.run)} ${workInWords(event, (party) => names.party(party))}`)
    case 'ModelCalled': {
      const { input, output } = event.used
      const how = { answered: 'answered', unusable: 'gave nothing usable', failed: 'gave no answer' }[
        event.outcome
      ]
      return mediation(
        `${names.mediatorOf(event.run)} asked the model ${event.model} (${event.purpose}), which ${how}: ${input} tokens in, ${output} out; what was sent and what came back is sealed`,
      )
    }
    case 'MediationSwitched':
      return mediation(`${me} set which acts of the mediator parties may ask for, and which are done unasked`)
    case 'MediationFinished':
      return mediation(`${names.mediatorOf(event.run)} finished its work`)
    case 'MediationFailed':
      return mediation(`${names.mediatorOf(event.run)} left no proposal`, event.reason)
    case 'MediatorOutputRefused':
      return mediation(
        `An output of ${lower(names.mediatorOf(event.run))} was refused and is not shown (${event.reasons.join(', ').replaceAll('_', ' ')})`,
      )
    case 'QuestionAnswered':
      return mediation(`${me} answered question ${event.question}`, event.text)
  }
}
