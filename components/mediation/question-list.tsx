'use client'

import { z } from 'zod'
import { EditorFoot } from '@/components/room/editor-foot'
import { overLimit } from '@/components/room/limit'
import { LimitedArea } from '@/components/room/limited'
import { useMay } from '@/components/room/may'
import { PlainText } from '@/components/room/plain-text'
import { ReferenceList } from '@/components/room/reference-link'
import { useNames } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { useMainLook } from '@/components/room/use-needs'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { capital } from '@/components/words/names'
import { LIMIT } from '@/server/protocol/limits'
import type { Question } from '@/server/protocol/state'

/** What the mediator asks: those that wait for this person first. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const { party, speak } = useMay()
  const waits = (one: Question) =>
    speak && (one.to === null || one.to === party) && !one.answers.some((answer) => answer.party === party)
  const ordered = [...questions.filter(waits), ...questions.filter((one) => !waits(one))]
  const first = ordered.find(waits)
  if (questions.length === 0) return null
  return (
    <section aria-label="Questions" id="questions" className="scroll-mt-24">
      <h3 className="text-lg">Questions of the mediator</h3>
      <ul className="divide-y divide-line border-y border-line">
        {ordered.map((one) => (
          <li
            key={one.question}
            id={`question-${one.question}`}
            className="flex scroll-mt-24 flex-col gap-3 py-4"
          >
            <Asked question={one} />
            {waits(one) ? <AnswerBox question={one} leads={one === first} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Asked({ question }: { question: Question }) {
  const names = useNames()
  const { to, text, why, about, answers } = question
  return (
    <>
      <div>
        <p className="text-sm text-ink-muted">
          Question {question.question}, to {to === null ? 'every party' : names.party(to)}
        </p>
        <PlainText text={text} className="font-medium" />
        <PlainText text={why} className="text-ink-muted" />
        {about.length > 0 ? (
          <p className="text-sm text-ink-muted">
            About: <ReferenceList references={about} />
          </p>
        ) : null}
      </div>
      {answers.map((answer) => (
        <div key={answer.mark.seq} className="border-l-2 border-line-strong pl-3">
          <PlainText text={answer.text} />
          <p className="text-sm text-ink-muted">
            {capital(names.side(answer.party, answer.mark.seq))}, <Time at={answer.mark.at} />
          </p>
        </div>
      ))}
      {answers.length === 0 ? <Status tone="waiting">Not answered yet</Status> : null}
    </>
  )
}

const text = z.string()

function AnswerBox({ question, leads }: { question: Question; leads: boolean }) {
  const editor = useEditor({
    name: `answer:${question.question}`,
    shape: text,
    empty: '',
    where: `question:${question.question}`,
  })
  const look = useMainLook()
  const missing =
    editor.value.trim() === '' ? 'Everybody reads the answer.' : overLimit(editor.value, LIMIT.prose)
  return (
    <div className="flex flex-col gap-2">
      <LimitedArea
        label={`Your answer to question ${question.question}`}
        labelHidden
        placeholder="Your answer"
        rows={2}
        limit={LIMIT.prose}
        value={editor.value}
        disabled={editor.locked}
        onChange={editor.change}
      />
      <EditorFoot
        editor={editor}
        look={leads ? look : 'secondary'}
        action="Answer"
        missing={missing}
        onSend={() =>
          void editor.send({ type: 'AnswerQuestion', question: question.question, text: editor.value })
        }
      />
    </div>
  )
}
