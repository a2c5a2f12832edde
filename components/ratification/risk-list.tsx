import type { ReactNode } from 'react'
import type { Risk } from '@/server/protocol/question'
import { quotable } from './quotable'

/** What is unsettled about a text, said before the text itself. */
export function RiskList({ risks }: { risks: Risk[] }) {
  if (risks.length === 0)
    return (
      <p>Every issue raised is decided, every red line named by a term, and no question is unanswered.</p>
    )
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {risks.map((risk) => (
        <li key={JSON.stringify(risk)}>{words(risk)}</li>
      ))}
    </ul>
  )
}

function words(risk: Risk): ReactNode {
  switch (risk.kind) {
    case 'unmet-red-line':
      return (
        <>
          {risk.mine ? 'Your own red line' : `A red line of ${risk.party}`} is not met: “{quotable(risk.text)}
          ”. {risk.why}
        </>
      )
    case 'carved-out':
      return (
        <>
          Issue {risk.issue}, “{risk.title}”, is left out of this settlement. {risk.reason}
        </>
      )
    case 'open-issues':
      return (
        <>
          {risk.issues.length === 1 ? 'One issue was' : `${risk.issues.length} issues were`} raised and never
          agreed as such: {risk.issues.map((one) => `${one.issue}, “${one.title}”`).join('; ')}. Read what the
          text says of {risk.issues.length === 1 ? 'it' : 'them'}, if anything.
        </>
      )
    case 'vague':
      return (
        <>
          “{risk.quote}” may be read in more than one way. {risk.text}
        </>
      )
    case 'unanswered':
      return (
        <>
          {risk.to ? `${risk.to} has not answered` : 'Nobody has answered'} the mediator’s question “
          {risk.question}”
        </>
      )
    case 'machine-drafted':
      return (
        <>
          The text was drafted by software ({risk.mediator}). It knows what was written here and no law;
          nobody has checked it for you.
        </>
      )
  }
}
