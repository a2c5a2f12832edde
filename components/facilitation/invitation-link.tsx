'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { LiveRegion } from '@/components/ui/live-region'
import { PrivateRegion } from '@/components/ui/private-region'
import { Status } from '@/components/ui/status'
import { TextField } from '@/components/ui/text-field'

/** The link itself, shown this once. Whoever holds it can use it. */
export function InvitationLink({ link, mailed }: { link: string; mailed: boolean }) {
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <PrivateRegion audience="Only you see this link, and only now">
      <div className="flex flex-col gap-3">
        <p>
          {mailed
            ? 'The invitation was sent by mail. You can also pass on the link; it still asks for that address.'
            : 'Pass it on by a way you trust. When it is used, you are asked to confirm the person.'}
        </p>
        <Field label="Invitation link">
          <TextField readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => void copy()}>
            <Copy aria-hidden />
            Copy the link
          </Button>
          <LiveRegion>
            {copied === true ? (
              <Status tone="ok" icon={Check}>
                Copied
              </Status>
            ) : copied === false ? (
              <Status tone="warn">This browser does not copy. Select the link instead.</Status>
            ) : null}
          </LiveRegion>
        </div>
      </div>
    </PrivateRegion>
  )
}
