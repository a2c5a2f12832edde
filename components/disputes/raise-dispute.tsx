'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { hidesAnswers } from '@/components/room/asked-alone'
import { useMe, useNames } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { ChoiceGroup, Radio } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { fileLook } from '@/components/ui/file-look'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { capital } from '@/components/words/names'
import { callsOf } from '@/server/protocol/disputes'
import {
  type Contested,
  type Evidence,
  GROUNDS,
  type Ground,
  MOST_EVIDENCE,
} from '@/server/protocol/disputing'
import { LIMIT } from '@/server/protocol/limits'
import type { Opened } from '@/server/protocol/state'
import { GROUND_WORDS } from '@/server/record/story-evidence'
import { bringEvidence } from './bring-evidence'

/** What can be contested, by the value of its option. */
function contestable(
  state: Opened,
  party: (id: string) => string,
  /** Who is asked alone is not told by this list who has answered. */
  alone: boolean,
): { value: string; label: string; about: Contested }[] {
  const called = new Set(callsOf(state).map((one) => one.version))
  const versions = state.settlements.filter(({ settlement }) => called.has(settlement.version))
  return [
    ...versions.map(({ settlement }) => ({
      value: `settlement ${settlement.version}`,
      label: `Settlement ${settlement.version}`,
      about: { kind: 'settlement', version: settlement.version } as const,
    })),
    ...versions.flatMap(({ settlement: { version, terms } }) =>
      terms.map(({ number, heading }) => ({
        value: `term ${version} ${number}`,
        label: `Term ${number} of settlement ${version}: ${heading}`,
        about: { kind: 'term', version, term: number } as const,
      })),
    ),
    ...(alone ? state.calls : callsOf(state)).flatMap(({ call, ratifications }) =>
      ratifications.map((one) => ({
        value: `ratification ${call} ${one.party}`,
        label: `The ratification of ${party(one.party)} in call ${call}`,
        about: { kind: 'ratification', call, party: one.party } as const,
      })),
    ),
  ]
}

/** Raising a dispute: what it is about, on what grounds, in which words, with which files. Nothing is chosen beforehand. */
export function RaiseDispute({ state }: { state: Opened }) {
  const names = useNames()
  const [about, setAbout] = useState('')
  const [entry, setEntry] = useState('')
  const [grounds, setGrounds] = useState<Ground | null>(null)
  const [files, setFiles] = useState<Evidence[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const alone = hidesAnswers(state, useMe().party)
  const options = contestable(state, (id) => names.party(id), alone)
  const seq = /^[1-9]\d{0,8}$/.test(entry) ? Number(entry) : null
  const chosen: Contested | null =
    about === 'entry'
      ? seq !== null && seq <= state.head.seq
        ? { kind: 'entry', seq }
        : null
      : (options.find((one) => one.value === about)?.about ?? null)

  async function bring(list: FileList | null) {
    setProblem(null)
    const brought = await bringEvidence(
      state.negotiation,
      [...(list ?? [])].slice(0, MOST_EVIDENCE - files.length),
    )
    setFiles((now) => [...now, ...brought.kept])
    setProblem(brought.problem)
  }
  return (
    <ActDialog
      name="dispute"
      trigger={<Button>Raise a dispute</Button>}
      title="Raise a dispute"
      description={`What you contest is marked UNDER DISPUTE for everyone. The record until now and the files you bring are frozen as evidence. It decides nothing itself${state.phase === 'Ratification' ? ', and the call goes on' : ''}.`}
      words={{ label: 'What is wrong, in your words', limit: LIMIT.prose, rows: 4 }}
      action="Raise the dispute"
      ready={chosen !== null && grounds !== null}
      command={(reason) => ({
        type: 'RaiseDispute',
        about: chosen ?? { kind: 'entry', seq: state.head.seq },
        ...(grounds && { grounds }),
        reason,
        ...(files.length > 0 && { evidence: files }),
      })}
    >
      <Field label="What you contest">
        <Select value={about} onChange={(event) => setAbout(event.target.value)}>
          <option value="">Choose</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="entry">An entry of the record</option>
        </Select>
      </Field>
      {about === 'entry' ? (
        <Field label="Number of the entry" hint={`From 1 to ${state.head.seq}, as the record counts them.`}>
          <TextField inputMode="numeric" value={entry} onChange={(event) => setEntry(event.target.value)} />
        </Field>
      ) : null}
      <ChoiceGroup legend="On what grounds">
        {GROUNDS.map((one) => (
          <Radio
            key={one}
            name="grounds"
            label={capital(GROUND_WORDS[one])}
            checked={grounds === one}
            onChange={() => setGrounds(one)}
          />
        ))}
      </ChoiceGroup>
      <label className="flex flex-col gap-1">
        <span className="font-medium">Files that speak for it</span>
        <span className="text-sm text-ink-muted">
          Up to {MOST_EVIDENCE}, 5 MB each. Everyone here can download them, and they cannot be taken back.
        </span>
        <input
          type="file"
          multiple
          className={`min-h-11 w-full text-sm ${fileLook}`}
          onChange={(event) => void bring(event.target.files)}
        />
      </label>
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      ) : null}
      {files.length > 0 ? (
        <ul className="text-sm">
          {files.map((one) => (
            <li key={one.digest} className="break-words">
              {one.name}, SHA-256 <code>{one.digest.slice(0, 16)}</code>
            </li>
          ))}
        </ul>
      ) : null}
    </ActDialog>
  )
}
