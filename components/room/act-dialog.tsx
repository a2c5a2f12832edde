'use client'

import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import type { WireCommand } from '@/server/wire/commands'
import { overLimit } from './limit'
import { LimitedArea } from './limited'
import { RefusalNotice } from './refusal-notice'
import { useEditor } from './use-editor'

type ActDialogProps = {
  /** The editor's name; its words are a draft like any other. */
  name: string
  trigger: ReactNode
  title: string
  /** What follows from the act, and whether it can be undone. */
  description: ReactNode
  /** The words the act needs; without it the act needs none. */
  words?: { label: string; hint?: string; limit: number; rows?: number }
  action: string
  /** Whether what `children` ask for is answered; nothing is chosen for anybody. */
  ready?: boolean
  look?: 'primary' | 'danger'
  command: (words: string) => WireCommand
  children?: ReactNode
  /** What is asked once the refusal above it was read. */
  afterRefusal?: ReactNode
}

const text = z.string()

/** In a long dialog the answer would stand out of sight. */
const intoView = (node: HTMLDivElement | null) => node?.scrollIntoView({ block: 'nearest' })

/** An act that binds or moves others: said in full, then pressed once more. */
export function ActDialog(props: ActDialogProps) {
  const {
    name,
    trigger,
    title,
    description,
    words,
    action,
    look = 'primary',
    ready = true,
    command,
    children,
    afterRefusal,
  } = props
  const [open, setOpen] = useState(false)
  const editor = useEditor({ name, shape: text, empty: '' })
  const missing = words !== undefined && editor.value.trim() === ''
  const tooLong = words !== undefined && overLimit(editor.value, words.limit) !== null

  async function act() {
    const { outcome } = await editor.send(command(editor.value))
    if (outcome !== 'refused') setOpen(false)
  }
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        title={title}
        description={description}
        closeLabel="Close"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Not now</Button>
            <Button look={look} busy={editor.locked} disabled={!ready || missing || tooLong} onClick={act}>
              {editor.locked ? 'Sending' : action}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {children}
          {words ? (
            <LimitedArea
              label={words.label}
              hint={words.hint}
              limit={words.limit}
              rows={words.rows ?? 3}
              value={editor.value}
              disabled={editor.locked}
              onChange={editor.change}
              required
            />
          ) : null}
          {editor.refused ? (
            <div ref={intoView} className="flex flex-col gap-4">
              <RefusalNotice refused={editor.refused} />
              {afterRefusal}
            </div>
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  )
}
