'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { useMay } from '@/components/room/may'
import { useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Checkbox, ChoiceGroup } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { delegateKindWords, purposeWords } from '@/components/words/delegates'
import { bargainingTermsOf } from '@/server/protocol/charter'
import { DELEGATE_KINDS, type Delegation, PURPOSES, type Purpose } from '@/server/protocol/delegation'
import { instant } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import { AppointLimits, NO_LIMITS } from './appoint-limits'

/** The signatory's own act: which software, for what, within what, until when. Nothing is chosen beforehand. */
export function AppointDelegate() {
  const state = useNegotiation()
  const { party } = useMay()
  const bargains = bargainingTermsOf(state.charter) !== null
  const [name, setName] = useState('')
  const [kind, setKind] = useState<Delegation['kind']>('agent')
  const [purposes, setPurposes] = useState<Purpose[]>([])
  const [limits, setLimits] = useState(NO_LIMITS)
  const [until, setUntil] = useState('')
  const [transferable, setTransferable] = useState(false)
  // Once one is appointed the next begins empty: what it may do is never taken over from another.
  const appointed = state.delegations.filter((one) => one.party === party).length
  const [since, setSince] = useState(appointed)
  if (since !== appointed) {
    setSince(appointed)
    setName('')
    setKind('agent')
    setPurposes([])
    setLimits(NO_LIMITS)
    setUntil('')
    setTransferable(false)
  }
  const end = instant.safeParse(`${until}T23:59:59.000Z`)
  const toggle = (purpose: Purpose, on: boolean) =>
    setPurposes(PURPOSES.filter((one) => (one === purpose ? on : purposes.includes(one))))
  return (
    <div>
      <ActDialog
        name="appoint-delegate"
        trigger={<Button>Appoint software to act for you</Button>}
        title="Appoint software to act for you"
        description="It stands on the record under your name. Everything it does shows that it acts for your party, and you answer for it. You can stop it at any time. It can never ratify."
        words={{
          label: 'For what',
          hint: 'The matter it covers, in a sentence.',
          limit: LIMIT.line,
          rows: 2,
        }}
        action="Appoint it"
        ready={name.trim() !== '' && end.success}
        command={(subject) => ({
          type: 'AppointDelegate',
          name: name.trim(),
          kind,
          subject,
          purposes,
          limits: { ...limits, words: limits.words.filter((one) => one.trim() !== '') },
          until: end.success ? end.data : instant.parse('1970-01-01T00:00:00.000Z'),
          transferable,
        })}
      >
        <Field label="Its name" hint="As everybody at the table will see it.">
          <TextField
            value={name}
            maxLength={LIMIT.name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Field label="What it is">
          <Select
            value={kind}
            onChange={(event) =>
              setKind(DELEGATE_KINDS.find((one) => one === event.currentTarget.value) ?? 'agent')
            }
          >
            {DELEGATE_KINDS.filter((one) => one !== 'strategy' || bargains).map((one) => (
              <option key={one} value={one}>
                {delegateKindWords[one]}
              </option>
            ))}
          </Select>
        </Field>
        <ChoiceGroup legend="It may">
          {PURPOSES.map((one) => (
            <Checkbox
              key={one}
              label={purposeWords[one].name}
              hint={purposeWords[one].lets}
              checked={purposes.includes(one)}
              onChange={(event) => toggle(one, event.currentTarget.checked)}
            />
          ))}
        </ChoiceGroup>
        <AppointLimits limits={limits} change={setLimits} />
        <Field label="Until the end of" hint="A day, in UTC.">
          <TextField type="date" value={until} onChange={(event) => setUntil(event.currentTarget.value)} />
        </Field>
        <ChoiceGroup legend="Handing on">
          <Checkbox
            label="Colleagues may hand it on"
            hint="To other software, with exactly the same delegation. You always may."
            checked={transferable}
            onChange={(event) => setTransferable(event.currentTarget.checked)}
          />
        </ChoiceGroup>
      </ActDialog>
    </div>
  )
}
