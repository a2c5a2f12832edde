'use client'

import Link from 'next/link'
import { CopyButton } from '@/components/ui/copy-button'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'

/** The token itself, this once. Whoever holds it speaks as the delegate. */
export function NewToken({ token }: { token: string }) {
  return (
    <div className="flex flex-col gap-3">
      <Field
        label="Its token"
        hint="It is shown this once and kept nowhere. Whoever holds it acts as this delegate."
      >
        <TextField readOnly value={token} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <CopyButton
        text={token}
        label="Copy the token"
        done="Copied"
        failed="This browser does not copy. Select it instead."
      />
      <p className="text-sm text-ink-muted">
        The software sends it as “Authorization: Bearer …” to{' '}
        <Link href="/api-docs" prefetch={false} className="text-link">
          the documented interface
        </Link>
        , or gives it to <code>parley mcp</code>.
      </p>
    </div>
  )
}
