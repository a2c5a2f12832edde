import { ChevronRight } from 'lucide-react'
import { Time } from '@/components/ui/time'
import { runWords } from '@/components/words/record'
import type { StoryRow } from './story-row'

type StoryRunProps = { rows: readonly StoryRow[]; open: boolean; onOpen: (open: boolean) => void }

/** Several like acts of one person, told as one until one wants to see each. */
export function StoryRun({ rows, open, onOpen }: StoryRunProps) {
  const [first, last] = [rows.at(0), rows.at(-1)]
  if (!first || !last) return null
  const words = `${first.who ?? 'Parley'} ${runWords(first.type, rows.length) ?? `acted ${rows.length} times`}`
  return (
    <button
      type="button"
      data-go
      aria-expanded={open}
      onClick={() => onOpen(!open)}
      className="grid w-full grid-cols-[2.75rem_minmax(0,1fr)] py-2 text-left hover:text-accent"
    >
      <ChevronRight aria-hidden className={`mt-1 ml-0.5 size-4 text-ink-muted ${open ? 'rotate-90' : ''}`} />
      <span className="min-w-0">
        <span className="block">{words}.</span>
        <span className="block text-sm text-ink-muted">
          <span className="figures">
            Entries {first.seq} to {last.seq}
          </span>
          , <Time at={first.at} detail="clock" /> to <Time at={last.at} detail="clock" />
        </span>
      </span>
    </button>
  )
}
