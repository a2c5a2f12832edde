'use client'

import { z } from 'zod'
import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea, LimitedLine } from '@/components/room/limited'
import { PlainText } from '@/components/room/plain-text'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { LIMIT } from '@/server/protocol/limits'
import type { Run } from '@/server/protocol/state'
import { reader, type Subject } from '@/server/protocol/work'
import { Choose } from './choose'
import { readersOf } from './given'
import { readerWords } from './readings-view'

type Term = Extract<Subject, { kind: 'term' }>
type Props = { run: Run; about: Term }
const wording = z.strictObject({ text: z.string(), differs: z.string() })
const read = z.strictObject({ reader: z.string(), text: z.string(), open: z.string() })

/** Another wording of one term, and how it differs. */
export function GiveWording({ run, about: { version, term } }: Props) {
  const editor = useEditor({ name: `give:${run.run}`, shape: wording, empty: { text: '', differs: '' } })
  const { value, change, locked } = editor
  const { text, differs } = value
  return (
    <div className="flex flex-col gap-3">
      <AsItStands version={version} term={term} />
      <LimitedArea
        label="Another wording"
        rows={3}
        limit={LIMIT.prose}
        value={text}
        disabled={locked}
        onChange={(text) => change({ ...value, text })}
      />
      <LimitedArea
        label="How it differs"
        rows={2}
        limit={LIMIT.prose}
        value={differs}
        disabled={locked}
        onChange={(differs) => change({ ...value, differs })}
      />
      <EditorFoot
        editor={editor}
        look="secondary"
        action="Give this wording"
        missing={
          text.trim() === '' ? 'Write the wording.' : differs.trim() === '' ? 'Say how it differs.' : null
        }
        onSend={() =>
          void editor.send({
            type: 'GiveWork',
            run: run.run,
            work: { kind: 'alternatives', version, term, options: [{ text, differs, sources: [] }] },
          })
        }
      />
    </div>
  )
}

/** How one reader would take one term, or what it says of one situation. */
export function GiveReading({ run, about: { version, term } }: Props) {
  const state = useNegotiation()
  const names = useNames()
  const readers = readersOf(state)
  const empty = { reader: JSON.stringify(readers[0]), text: '', open: '' }
  const editor = useEditor({ name: `give:${run.run}`, shape: read, empty })
  const { value, change, locked } = editor
  const { text, open } = value
  return (
    <div className="flex flex-col gap-3">
      <AsItStands version={version} term={term} />
      <Choose
        label="Who reads it, or what happens"
        value={value.reader}
        options={readers.map((one) => ({ value: JSON.stringify(one), label: readerWords(one, names) }))}
        disabled={locked}
        onChange={(reader) => change({ ...value, reader })}
      />
      <LimitedArea
        label="How the term reads then"
        rows={3}
        limit={LIMIT.prose}
        value={text}
        disabled={locked}
        onChange={(text) => change({ ...value, text })}
      />
      <LimitedLine
        label="What its words leave open"
        aside="optional"
        limit={LIMIT.line}
        value={open}
        disabled={locked}
        onChange={(open) => change({ ...value, open })}
      />
      <EditorFoot
        editor={editor}
        look="secondary"
        action="Give this reading"
        missing={text.trim() === '' ? 'Say how it reads.' : null}
        onSend={() =>
          void editor.send({
            type: 'GiveWork',
            run: run.run,
            work: {
              kind: 'readings',
              version,
              term,
              readings: [
                {
                  reader: reader.parse(JSON.parse(value.reader)),
                  text,
                  open: open.trim() === '' ? [] : [open.trim()],
                },
              ],
            },
          })
        }
      />
    </div>
  )
}

function AsItStands({ version, term }: { version: number; term: number }) {
  const found = useNegotiation().settlements[version - 1]?.settlement.terms[term - 1]
  return found ? (
    <blockquote className="border-l-2 border-line-strong pl-3">
      <PlainText text={found.text} />
    </blockquote>
  ) : null
}
