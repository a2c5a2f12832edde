import { Notice } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import { listed } from '@/components/words/names'
import type { OwnLook } from '@/server/protocol/question'

type LookNoticeProps = {
  look: OwnLook
  /** What only this person and the facilitators read. */
  said: { words: string; note: string | null } | null
  facilitators: string[]
}

/** Where a look at one's words stands. Only this person and the facilitators know what was said. */
export function LookNotice({ look, said, facilitators }: LookNoticeProps) {
  const { answer } = look
  if (!answer)
    return (
      <Notice tone="private" title={`${listed(facilitators, 'or')} can read your words`}>
        <p>
          You asked on <Time at={look.at} />, and nobody has answered yet. Nothing is recorded for you. You
          need not wait: you can send other words at any time.
        </p>
        {said ? <Own words={said.words} /> : null}
      </Notice>
    )
  return (
    <Notice tone="private" title={`${answer.by} asks you to say it again`}>
      {said?.note ? (
        <blockquote className="border-l-2 border-private-line pl-4 break-words whitespace-pre-wrap">
          {said.note}
        </blockquote>
      ) : null}
      <p className="text-sm text-ink-muted">
        Written to you alone, <Time at={answer.at} />. Nothing is recorded for you. Any answer is as good as
        another, and none is asked for by a certain time.
      </p>
      {said ? <Own words={said.words} /> : null}
    </Notice>
  )
}

function Own({ words }: { words: string }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-ink-muted">What you had written:</p>
      <blockquote className="prose-settlement border-l-2 border-line-strong pl-4 break-words whitespace-pre-wrap">
        {words}
      </blockquote>
    </div>
  )
}
