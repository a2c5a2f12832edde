'use client'

import { useActionState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import { CheckYourMail } from './check-your-mail'

/** What became of the last press: nothing yet, a mail sent, or a reason why not, as a sentence. */
export type SignInAnswer =
  | { state: 'asking' }
  | { state: 'sent'; email: string }
  | { state: 'refused'; email: string; reason: string }

export type SignInFormProps = {
  /** Receives `email` and `after`. */
  action: (before: SignInAnswer, form: FormData) => Promise<SignInAnswer>
  /** The page to open once signed in, a path of this site. */
  after: string
  /** Whether they were on their way to a page of their own. */
  asked: boolean
  /** The page with the mails of this computer, where no mail server is set. */
  mailPage: string | null
}

export function SignInForm({ action, after, asked, mailPage }: SignInFormProps) {
  const [answer, submit, busy] = useActionState(action, { state: 'asking' })
  if (answer.state === 'sent') return <CheckYourMail email={answer.email} mailPage={mailPage} />
  return (
    <>
      <h1 className="text-2xl">Sign in</h1>
      <p className="mt-2 text-lg text-ink-muted">
        {asked ? 'Only those who take part can see the page you opened. ' : ''}Enter your e-mail address. You
        get a link that signs you in; there is no password.
      </p>
      <form action={submit} className="mt-6 flex flex-col gap-4">
        <input type="hidden" name="after" value={after} />
        <Field
          label="E-mail address"
          error={answer.state === 'refused' ? answer.reason : undefined}
          hint="Use the address you were invited at, if you were."
          required
        >
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            maxLength={254}
            defaultValue={answer.state === 'refused' ? answer.email : ''}
          />
        </Field>
        <Button look="primary" type="submit" busy={busy} className="self-start max-md:w-full">
          {busy ? 'Sending the link' : 'Send me a link'}
        </Button>
      </form>
    </>
  )
}
