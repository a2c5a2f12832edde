'use client'

import { z } from 'zod'
import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea } from '@/components/room/limited'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { useWait } from '@/components/turns/use-turn'
import { Checkbox, ChoiceGroup } from '@/components/ui/choice'
import { Disclosure } from '@/components/ui/disclosure'
import { LIMIT } from '@/server/protocol/limits'

const checkDraft = z.strictObject({ proposal: z.string(), trades: z.array(z.number()) })
const EMPTY: z.infer<typeof checkDraft> = { proposal: '', trades: [] }

/** Asking all parties about one text. What was asked before can then no longer be answered. */
export function OpenCheck() {
  const { checks, trades } = useNegotiation()
  const names = useNames()
  const wait = useWait()
  const editor = useEditor({ name: 'check', shape: checkDraft, empty: EMPTY, where: 'consent' })
  const { value, change, locked } = editor
  const standing = checks.at(-1)
  const set = (trade: number, on: boolean) =>
    change({
      ...value,
      trades: on
        ? [...value.trades, trade].sort((a, b) => a - b)
        : value.trades.filter((one) => one !== trade),
    })
  return (
    <Disclosure
      summary={standing ? 'Ask about another text' : 'Call a consent check'}
      open={editor.drafted || undefined}
    >
      <div className="flex flex-col gap-4">
        <LimitedArea
          label="The whole proposal, as it would stand"
          hint="One point on each line. Every party answers this text, to the letter; a changed one is asked anew."
          rows={5}
          limit={LIMIT.prose}
          value={value.proposal}
          disabled={locked}
          onChange={(proposal) => change({ ...value, proposal })}
        />
        {trades.length > 0 ? (
          <ChoiceGroup legend="Trade-offs it is made of">
            {trades.map(({ trade, party }) => (
              <Checkbox
                key={trade}
                label={`Trade-off ${trade} by ${names.party(party)}`}
                checked={value.trades.includes(trade)}
                disabled={locked}
                onChange={(event) => set(trade, event.currentTarget.checked)}
              />
            ))}
          </ChoiceGroup>
        ) : null}
        <EditorFoot
          editor={editor}
          look="secondary"
          action="Ask all parties"
          missing={wait ?? (value.proposal.trim() === '' ? 'Write the text that is asked about.' : null)}
          onSend={() => void editor.send({ type: 'OpenConsentCheck', ...value })}
        />
      </div>
    </Disclosure>
  )
}
