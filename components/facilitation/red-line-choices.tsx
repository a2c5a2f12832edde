'use client'

import { LimitedLine } from '@/components/room/limited'
import { PlainText } from '@/components/room/plain-text'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { itemWords } from '@/components/words/references'
import { LIMIT } from '@/server/protocol/limits'
import { redLines } from '@/server/protocol/red-lines'
import { accountFor, type TableDraft } from './table-draft'

type Text = TableDraft['text']
type RedLineChoicesProps = { text: Text; disabled: boolean; onChange: (text: Text) => void }

/** For each red line: the term that respects it, or why none does. Nothing is passed over in silence. */
export function RedLineChoices({ text, disabled, onChange }: RedLineChoicesProps) {
  const state = useNegotiation()
  const names = useNames()
  const lines = redLines(state)
  if (lines.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">Red lines</legend>
      <p className="text-sm text-ink-muted">Each is met by a term, or listed in the text as not met.</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {lines.map((line) => {
          const of = (one: { party: string; item: string }) =>
            one.party === line.party && one.item === line.item
          const unmet = text.unmet.find(of)
          const term = unmet ? 0 : (text.met.find(of)?.term ?? -1)
          return (
            <li key={`${line.party}-${line.item}`} className="flex flex-col gap-2 py-3">
              <PlainText text={`“${line.text}”`} />
              <Field label={`${names.party(line.party)}, ${itemWords(line.item)}`}>
                <Select
                  value={term}
                  disabled={disabled}
                  onChange={(event) =>
                    onChange(accountFor(text, line, Number(event.currentTarget.value), ''))
                  }
                >
                  <option value={-1}>Not addressed</option>
                  {text.terms.map((one, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: terms are named by their place
                    <option key={at} value={at + 1}>
                      Respected by term {at + 1}
                      {one.heading ? `, ${one.heading}` : ''}
                    </option>
                  ))}
                  <option value={0}>Not met, and here is why</option>
                </Select>
              </Field>
              {unmet ? (
                <LimitedLine
                  label="Why it is not met"
                  limit={LIMIT.line}
                  value={unmet.why}
                  disabled={disabled}
                  onChange={(why) => onChange(accountFor(text, line, 0, why))}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
