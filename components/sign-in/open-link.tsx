import { ActionForm, type FormAction } from '@/components/shell/action-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import { LIMIT } from '@/server/protocol/limits'

type OpenLinkProps = {
  email: string
  /** First time with this address: others need a name to know the person by. */
  asksName: boolean
  /** Receives `name` where it was asked. The link is spent by this press, never by opening the page. */
  action: FormAction
  /** What the route needs to find the link again. */
  hidden: Record<string, string>
}

export function OpenLink({ email, asksName, action, hidden }: OpenLinkProps) {
  return (
    <>
      <h1 className="text-2xl">Sign in to Parley</h1>
      <p className="mt-2 text-lg text-ink-muted">
        This link signs you in as <strong className="font-medium break-words text-ink">{email}</strong>.
      </p>
      <ActionForm action={action} className="mt-6 flex flex-col gap-4">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {asksName ? (
          <Field label="Your name" hint="As the other people in a negotiation should see it." required>
            <TextField name="name" autoComplete="name" maxLength={LIMIT.name} />
          </Field>
        ) : null}
        <Button look="primary" type="submit" className="self-start max-w-full max-md:w-full">
          <span className="min-w-0 break-words">Sign in as {email}</span>
        </Button>
      </ActionForm>
      <p className="mt-6 text-ink-muted">
        If you did not ask for this, close the page. Nothing has happened, and the link runs out by itself.
      </p>
    </>
  )
}
