import type { WordRun } from '@/server/record/word-difference'

/** Both versions of a text in one: deleted and inserted words are marked as such for screen readers too. */
export function WordRuns({ runs }: { runs: readonly WordRun[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs are a fixed sequence of one text
  return runs.map((run, at) => <Run key={at} run={run} />)
}

function Run({ run: { kind, text } }: { run: WordRun }) {
  switch (kind) {
    case 'same':
      return text
    case 'gone':
      return <del className="mr-0.5 rounded-sm bg-danger-soft decoration-danger">{text}</del>
    case 'new':
      return <ins className="rounded-sm bg-ok-soft decoration-ok">{text}</ins>
  }
}
