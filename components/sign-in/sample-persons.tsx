import { ActionForm, type FormAction } from '@/components/shell/action-form'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'

export type SamplePerson = {
  id: string
  name: string
  /** What the person is in the sample negotiation: "sits for the tenants". */
  role: string
  /** The place of the person's party from 0; none for facilitators and observers. */
  party: number | null
}

export type SamplePersonsProps = {
  persons: readonly SamplePerson[]
  /** Receives the form with `person`, the id of the one to sign in as. */
  action: FormAction
}

/** One form a person, so that it works by keyboard and without script. */
export function SamplePersons({ persons, action }: SamplePersonsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {persons.map(({ id, name, role, party }) => (
        <li key={id}>
          <ActionForm action={action} className="flex items-center gap-3 py-3">
            <input type="hidden" name="person" value={id} />
            <Avatar name={name} {...(party === null ? {} : { party })} />
            <p className="min-w-0 flex-1">
              <span className="font-medium">{name}</span>{' '}
              <span className="text-ink-muted max-md:block">{role}</span>
            </p>
            <Button type="submit" size="small" aria-label={`Sign in as ${name}`}>
              Sign in
            </Button>
          </ActionForm>
        </li>
      ))}
    </ul>
  )
}
