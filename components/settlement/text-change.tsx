import { PlainText } from '@/components/room/plain-text'
import { likeness, type WordRun } from '@/server/record/word-difference'
import { WordRuns } from './word-runs'

/** Texts less alike than this are read more easily one after the other than word by word. */
const ALIKE = 60

type TextChangeProps = { before: string; after: string; runs: readonly WordRun[] }

/** A text and what is to become of it: word by word where they are alike, else one after the other. */
export function TextChange({ before, after, runs }: TextChangeProps) {
  if (likeness(before, after) >= ALIKE)
    return (
      <p className="prose-settlement whitespace-pre-wrap wrap-anywhere">
        <WordRuns runs={runs} />
      </p>
    )
  return (
    <>
      <del className="text-ink-muted decoration-danger">
        <PlainText text={before} className="prose-settlement" />
      </del>
      <ins className="mt-2 block decoration-ok">
        <PlainText text={after} className="prose-settlement" />
      </ins>
    </>
  )
}
