'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import type { Delegation } from '@/server/protocol/delegation'
import { LIMIT } from '@/server/protocol/limits'

/** Other software takes over exactly this delegation. */
export function HandOn({ delegation: { delegate, name, kind } }: { delegation: Delegation }) {
  const [to, setTo] = useState('')
  return (
    <ActDialog
      name={`hand-on:${delegate}`}
      trigger={<Button size="small">Hand on to other software</Button>}
      title={`Hand on what ${name} may do`}
      description={`Other software gets exactly the same delegation, with tokens of its own. ${name} loses it at once.`}
      words={{ label: 'Why', limit: LIMIT.line, rows: 2 }}
      action="Hand it on"
      ready={to.trim() !== ''}
      command={(reason) => ({ type: 'HandOnDelegation', delegate, name: to.trim(), kind, reason })}
    >
      <Field label="Name of the other software" hint="As everybody at the table will see it.">
        <TextField value={to} maxLength={LIMIT.name} onChange={(event) => setTo(event.currentTarget.value)} />
      </Field>
    </ActDialog>
  )
}
