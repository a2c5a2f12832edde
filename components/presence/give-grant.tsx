'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { Button } from '@/components/ui/button'
import { Checkbox, ChoiceGroup } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { instant } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import type { Grantable } from '@/server/protocol/seat-events'
import type { Person } from '@/server/protocol/state'

/** The signatory's own act, to a colleague, for a named purpose and until a day. */
export function GiveGrant({ colleagues }: { colleagues: readonly Person[] }) {
  const [to, setTo] = useState(colleagues[0]?.person)
  const [purposes, setPurposes] = useState<Grantable[]>(['agree'])
  const [until, setUntil] = useState('')
  const end = instant.safeParse(`${until}T23:59:59.000Z`)
  const heir = colleagues.find((one) => one.person === to) ?? colleagues[0]
  if (!heir) return null
  const toggle = (purpose: Grantable, on: boolean) =>
    setPurposes([...purposes.filter((one) => one !== purpose), ...(on ? [purpose] : [])])
  return (
    <div>
      <ActDialog
        name="grant"
        trigger={<Button>Grant something to a colleague</Button>}
        title="Grant something to a colleague"
        description="It stands on the record under your name, is not passed on, and can be revoked. To answer a call, it must stand before the call."
        words={{
          label: 'For what',
          hint: 'The matter it covers, in a sentence.',
          limit: LIMIT.line,
          rows: 2,
        }}
        action="Grant it"
        command={(subject) => ({
          type: 'Grant',
          to: heir.person,
          purposes,
          subject,
          // Without a day the protocol refuses it, and says that the grant would already be over.
          until: end.success ? end.data : instant.parse('1970-01-01T00:00:00.000Z'),
        })}
      >
        <Field label="To">
          <Select
            value={heir.person}
            onChange={(event) =>
              setTo(colleagues.find((one) => one.person === event.currentTarget.value)?.person)
            }
          >
            {colleagues.map((one) => (
              <option key={one.person} value={one.person}>
                {one.name}
              </option>
            ))}
          </Select>
        </Field>
        <ChoiceGroup legend="They may">
          <Checkbox
            label="Agree on issues"
            checked={purposes.includes('agree')}
            onChange={(event) => toggle('agree', event.currentTarget.checked)}
          />
          <Checkbox
            label="Answer calls for ratification"
            hint="They must say in their words that they answer for the party."
            checked={purposes.includes('ratify')}
            onChange={(event) => toggle('ratify', event.currentTarget.checked)}
          />
        </ChoiceGroup>
        <Field label="Until the end of" hint="A day, in UTC.">
          <TextField type="date" value={until} onChange={(event) => setUntil(event.currentTarget.value)} />
        </Field>
      </ActDialog>
    </div>
  )
}
