'use client'

import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { PrivateRegion } from '@/components/ui/private-region'
import { useKeptWords, wordsPlace } from './kept-words'

type UnsentWordsProps = { negotiation: string; call: number; me: string }

/** Words begun for a call that ended before they were recorded: still here, and thrown away only by hand. */
export function UnsentWords({ negotiation, call, me }: UnsentWordsProps) {
  const [words, keep] = useKeptWords(wordsPlace(negotiation, call, me))
  if (!words) return null
  return (
    <PrivateRegion
      aria-label="What you were writing"
      className="print:hidden"
      audience="What you were writing. Only you see this; it is kept on this device and is no answer to anything."
    >
      <p className="prose-settlement break-words whitespace-pre-wrap">{words}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <CopyButton text={words} label="Copy" done="Copied" failed="Select the words above, and copy them" />
        <Button size="small" look="quiet" onClick={() => keep('')}>
          Discard
        </Button>
      </div>
    </PrivateRegion>
  )
}
