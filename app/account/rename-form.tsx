'use client'

import { useActionState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { LiveRegion } from '@/components/ui/live-region'
import { TextField } from '@/components/ui/text-field'
import type { RenameAnswer } from '@/server/auth/actions'
import { LIMIT } from '@/server/protocol/limits'

type RenameFormProps = {
  name: string
  action: (before: RenameAnswer, form: FormData) => Promise<RenameAnswer>
}

export function RenameForm({ name, action }: RenameFormProps) {
  const [answer, submit, busy] = useActionState(action, { state: 'asking' })
  return (
    <form action={submit} className="mt-6 flex flex-col gap-4">
      <Field
        label="Your name"
        hint="New negotiations suggest it. On records where you take part already, your name stays as it is."
        error={answer.state === 'refused' ? answer.reason : undefined}
        required
      >
        <TextField key={name} name="name" autoComplete="name" maxLength={LIMIT.name} defaultValue={name} />
      </Field>
      <div className="flex items-center gap-3">
        <Button look="primary" type="submit" busy={busy}>
          Save my name
        </Button>
        <LiveRegion className="text-ink-muted">{answer.state === 'saved' ? 'Saved.' : ''}</LiveRegion>
      </div>
    </form>
  )
}
