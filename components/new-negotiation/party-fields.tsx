import { Plus, X } from 'lucide-react'
import { overLimit } from '@/components/room/limit'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { LIMIT } from '@/server/protocol/limits'
import type { Draft } from './draft'
import type { Problems } from './new-negotiation'

type PartyFieldsProps = {
  parties: Draft['parties']
  /** The fewest parties the chosen rules work for. */
  least: number
  problems: Problems
  onChange: (parties: Draft['parties']) => void
}

export function PartyFields({ parties, least, problems, onChange }: PartyFieldsProps) {
  const change = (key: number, changed: { name?: string; email?: string }) =>
    onChange(parties.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-6">
        {parties.map((party, index) => (
          <li
            key={party.key}
            className="grid gap-x-4 gap-y-3 md:grid-cols-2 md:items-start has-[button]:md:grid-cols-[1fr_1fr_auto]"
          >
            <Field
              label={`Party ${index + 1}`}
              error={problems[`parties.${index}.name`] ?? overLimit(party.name, LIMIT.name)}
              required
            >
              <TextField
                value={party.name}
                placeholder="Name of the party"
                onChange={(event) => change(party.key, { name: event.target.value })}
              />
            </Field>
            <Field label="E-mail of who signs" aside="optional" error={problems[`parties.${index}.email`]}>
              <TextField
                type="email"
                inputMode="email"
                autoComplete="off"
                spellCheck={false}
                maxLength={254}
                value={party.email}
                onChange={(event) => change(party.key, { email: event.target.value })}
              />
            </Field>
            {parties.length > 2 ? (
              <Button
                look="quiet"
                aria-label={`Remove party ${index + 1}${party.name ? `, ${party.name}` : ''}`}
                className="justify-self-start max-md:-ml-4 md:mt-[26px] md:px-3"
                onClick={() => onChange(parties.filter((one) => one.key !== party.key))}
              >
                <X aria-hidden />
                <span className="md:sr-only">Remove</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {problems.parties || parties.length < least ? (
        <Notice tone="warn">
          <p>
            {problems.parties ??
              `These rules need at least ${least} parties. Add one, or choose other rules below.`}
          </p>
        </Notice>
      ) : null}
      <Button
        className="self-start"
        onClick={() =>
          onChange([
            ...parties,
            { key: Math.max(0, ...parties.map((one) => one.key)) + 1, name: '', email: '' },
          ])
        }
      >
        <Plus aria-hidden />
        Add a party
      </Button>
    </div>
  )
}
