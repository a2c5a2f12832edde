'use client'

import { useState } from 'react'
import { z } from 'zod'
import { RefusalNotice } from '@/components/room/refusal-notice'
import { useEditor } from '@/components/room/use-editor'
import { Button } from '@/components/ui/button'
import { ChoiceGroup, Radio } from '@/components/ui/choice'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import { roleMeaning, roleWords } from '@/components/words/roles'
import type { Role } from '@/server/protocol/seat-events'
import type { Party } from '@/server/protocol/state'
import { InvitationLink } from './invitation-link'

const asked = z.strictObject({
  role: z.enum(['signatory', 'member', 'observer', 'facilitator']),
  email: z.string(),
})

function rolesFor(party: Party | null): Role[] {
  if (party === null) return ['observer', 'facilitator']
  return party.signatory === null ? ['signatory', 'member'] : ['member']
}

/** A seat for somebody: bound to an address, or a bare link that is confirmed when it is used. */
export function InvitePerson({ party, words }: { party: Party | null; words: string }) {
  const [open, setOpen] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const roles = rolesFor(party)
  const first = { role: roles[0] ?? 'observer', email: '' } as const
  const editor = useEditor({ name: `invite:${party?.party ?? 'others'}`, shape: asked, empty: first })
  const { value, change, locked } = editor
  const role = roles.includes(value.role) ? value.role : first.role
  const email = value.email.trim()
  const sound = email === '' || z.email().safeParse(email).success

  async function invite() {
    const result = await editor.send({
      type: 'Invite',
      party: party?.party ?? null,
      role,
      email: email === '' ? null : email,
    })
    if (result.outcome === 'accepted') setLink(result.link)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setLink(null)
      }}
    >
      <DialogTrigger asChild>
        <Button size="small">{words}</Button>
      </DialogTrigger>
      <DialogContent
        title={party ? `Invite somebody for ${party.name}` : 'Invite an observer or facilitator'}
        description="An invitation works once and for a limited time. You can take it back until it is used."
        closeLabel="Close"
        actions={
          link ? (
            <Button onClick={() => setOpen(false)}>Done</Button>
          ) : (
            <>
              <Button onClick={() => setOpen(false)}>Not now</Button>
              <Button look="primary" busy={locked} disabled={!sound} onClick={() => void invite()}>
                {locked ? 'Inviting' : email === '' ? 'Make a link' : 'Invite'}
              </Button>
            </>
          )
        }
      >
        {link ? (
          <InvitationLink link={link} mailed={email !== ''} />
        ) : (
          <div className="flex flex-col gap-4">
            <ChoiceGroup legend="As">
              {roles.map((one) => (
                <Radio
                  key={one}
                  name="role"
                  label={<span className="capitalize">{roleWords[one]}</span>}
                  hint={roleMeaning[one]}
                  checked={role === one}
                  disabled={locked}
                  onChange={() => change({ ...value, role: one })}
                />
              ))}
            </ChoiceGroup>
            <Field
              label="E-mail address"
              aside="optional"
              hint="With it, only whoever opens that mailbox can take the seat. Without it you get a link, and confirm the person when it is used. The address is not on the record."
              error={sound ? null : 'This is not a whole e-mail address yet.'}
            >
              <TextField
                type="email"
                autoComplete="off"
                value={value.email}
                disabled={locked}
                onChange={(event) => change({ ...value, email: event.currentTarget.value })}
              />
            </Field>
            <RefusalNotice refused={editor.refused} />
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}
