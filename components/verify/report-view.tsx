import { HashText } from '@/components/record/hash-text'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Status, type Tone } from '@/components/ui/status'
import type { Report } from '@/server/record/bundle-report'
import type { Answered } from '@/server/record/bundle-verdict'

const TONES: Record<Answered, Tone> = { yes: 'ok', no: 'danger', 'not-checked': 'neutral' }
const ANSWERS: Record<Answered, string> = { yes: 'Yes', no: 'No', 'not-checked': 'Not checked' }

const HASH = /^[0-9a-f]{64}$/

/** What was found in a bundle: three statements apart, what does not hold, and what nobody could check. */
export function ReportView({ report }: { report: Report }) {
  const { valid, headline, statements, faults, facts, signatures, checked, unchecked } = report
  return (
    <div className="flex flex-col gap-6">
      <Notice tone={valid ? 'ok' : 'danger'} urgent title={headline}>
        {faults.length > 0 ? (
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {faults.map((fault) => (
              <li key={fault} className="break-words">
                {fault}
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
      <dl className="divide-y divide-line border-y border-line">
        {statements.map(({ name, answer, text }) => (
          <div key={name} className="flex flex-col gap-1 py-3">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
              {name}
              <Status tone={TONES[answer]}>{ANSWERS[answer]}</Status>
            </dt>
            <dd className="break-words text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <Part level={2} look="plain" title="What it is">
        <dl className="flex flex-col gap-2">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-sm text-ink-muted">{name}</dt>
              <dd className="break-words">{HASH.test(value) ? <HashText hash={value} /> : value}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Lines title="Who signed" lines={signatures} />
      <Lines title="What was checked" lines={checked} />
      <Lines title="What could not be checked" lines={unchecked} />
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Part level={2} look="plain" title={title}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {lines.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </Part>
  )
}
