'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { ChoiceGroup, Radio } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { counted } from '@/components/words/names'
import { actsLeft } from '@/server/protocol/controls'
import { LIMIT } from '@/server/protocol/limits'

/** Pausing the mediator, limiting what is asked of it, and having a person play it: each an act on the record. */
export function SteerMediator() {
  const state = useNegotiation()
  const left = actsLeft(state)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">
        {left === null
          ? 'There is no limit on what may be asked of the mediator.'
          : `${counted(left, 'act')} left.`}{' '}
        {state.control.player
          ? `${state.control.player.name} plays the mediator, a person.`
          : 'The mediator is software.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Pause />
        <Limit />
        <Play />
      </div>
    </div>
  )
}

function Pause() {
  const { control } = useNegotiation()
  const [working, setWorking] = useState<'stop' | 'finish'>('finish')
  if (control.paused)
    return (
      <ActDialog
        name="resume-mediator"
        trigger={<Button>Let the mediator go on</Button>}
        title="Let the mediator go on"
        description={`It was paused: “${control.paused.reason}” From now on it can be asked again, and answers what waited in caucuses.`}
        action="Let it go on"
        command={() => ({ type: 'ResumeMediator' })}
      />
    )
  return (
    <ActDialog
      name="pause-mediator"
      trigger={<Button>Pause the mediator</Button>}
      title="Pause the mediator"
      description="Nothing new is asked of it, in the room or alone, until a facilitator lets it go on. Everybody sees that it is paused, and why."
      words={{ label: 'The reason', limit: LIMIT.line }}
      action="Pause it"
      command={(reason) => ({ type: 'PauseMediator', reason, working })}
    >
      <ChoiceGroup legend="What it is working on now">
        <Radio
          name="working"
          label="Is finished"
          checked={working === 'finish'}
          onChange={() => setWorking('finish')}
        />
        <Radio
          name="working"
          label="Is stopped"
          checked={working === 'stop'}
          onChange={() => setWorking('stop')}
        />
      </ChoiceGroup>
    </ActDialog>
  )
}

function Limit() {
  const { control } = useNegotiation()
  const [acts, setActs] = useState('10')
  const number = /^\d{1,4}$/.test(acts) ? Number(acts) : null
  return (
    <>
      <ActDialog
        name="limit-mediator"
        trigger={<Button>Limit its acts</Button>}
        title="Limit what may be asked of the mediator"
        description="Each thing asked of it counts, and each message to it in a caucus. With none left it is refused, and everything else goes on."
        words={{ label: 'The reason', limit: LIMIT.line }}
        action="Set the limit"
        ready={number !== null}
        command={(reason) => ({ type: 'LimitMediator', acts: number, reason })}
      >
        <Field label="Acts from now on" error={number === null ? 'A whole number, at most 9999.' : undefined}>
          <TextField
            inputMode="numeric"
            value={acts}
            onChange={(event) => setActs(event.currentTarget.value.trim())}
          />
        </Field>
      </ActDialog>
      {control.limit ? (
        <ActDialog
          name="unlimit-mediator"
          trigger={<Button>Lift the limit</Button>}
          title="Lift the limit"
          description="The mediator can be asked as often as needed again."
          words={{ label: 'The reason', limit: LIMIT.line }}
          action="Lift it"
          command={(reason) => ({ type: 'LimitMediator', acts: null, reason })}
        />
      ) : null}
    </>
  )
}

function Play() {
  const state = useNegotiation()
  const names = useNames()
  const { player } = state.control
  const able = state.people.filter(
    (one) =>
      one.left === null &&
      (one.role === 'observer' || one.role === 'facilitator') &&
      !state.people.some((two) => two.person === one.person && two.party !== null),
  )
  const [chosen, setChosen] = useState('')
  if (player)
    return (
      <ActDialog
        name="end-play"
        trigger={<Button>Let software mediate again</Button>}
        title={`${names.person(player.person)} no longer plays the mediator`}
        description="What was asked of them ends, and caucuses with them close. What was said there stays sealed."
        action="End it"
        command={() => ({ type: 'EndMediatorPlay' })}
      />
    )
  const person = able.find((one) => one.person === chosen) ?? able[0]
  if (!person) return null
  return (
    <ActDialog
      name="play-mediator"
      trigger={<Button>Have a person play it</Button>}
      title="Have a person play the mediator"
      description="From now on that person is asked, and no software, so that packages, which are computed, wait. Everything they give is labelled with their name, as a person’s. They sit for no party, and never will here. Caucuses with the mediator close. A facilitator who plays it has read what parties told the facilitators alone, and the privacy log of those parties says so. To have somebody else, invite them as an observer first."
      action="Have them play it"
      command={() => ({ type: 'PlayMediator', person: person.person })}
    >
      <Field label="Who">
        <Select value={person.person} onChange={(event) => setChosen(event.currentTarget.value)}>
          {able.map((one) => (
            <option key={one.person} value={one.person}>
              {one.name} ({one.role})
            </option>
          ))}
        </Select>
      </Field>
    </ActDialog>
  )
}
