'use client'

import { useActionState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { LIMIT } from '@/server/protocol/limits'
import type { InvitedTo } from './invitation'

/** Null before the first press, then the reason why it was not accepted, as a sentence. On success it redirects. */
export type TakeSeatAnswer = { refused: string } | null
/** Receives `name`. */
export type TakeSeatAction = (before: TakeSeatAnswer, form: FormData) => Promise<TakeSeatAnswer>

type TakeSeatProps = {
  to: InvitedTo
  account: { name: string }
  verified: boolean
  action: TakeSeatAction
}

export function TakeSeat({ to, account, verified, action }: TakeSeatProps) {
  const [answer, submit, busy] = useActionState(action, null)
  return (
    <form action={submit} className="mt-6 flex flex-col gap-4">
      <Field
        label="Your name in this negotiation"
        hint="It stands on the record beside everything you do here, and cannot be changed later."
        required
      >
        <TextField name="name" autoComplete="name" maxLength={LIMIT.name} defaultValue={account.name} />
      </Field>
      {answer ? (
        <Notice tone="danger" urgent title="You are not seated">
          <p>{answer.refused}</p>
        </Notice>
      ) : null}
      <Button look="primary" type="submit" busy={busy} className="self-start max-md:w-full">
        {verified ? 'Take this seat' : 'Ask for this seat'}
      </Button>
      <p className="text-ink-muted">
        {verified
          ? 'Being seated binds you to nothing. Whatever is agreed later, you will be asked for it in your own words.'
          : `This link was not sent to your address, so ${to.facilitator} confirms who you are, in view of all. Being seated binds you to nothing.`}
      </p>
    </form>
  )
}
