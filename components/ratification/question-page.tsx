import Link from 'next/link'
import { Band } from '@/components/ui/band'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import { counted, listed } from '@/components/words/names'
import type { Question } from '@/server/protocol/question'
import { AnswerForm } from './answer-form'
import { Answered } from './answered'
import { Arrival } from './arrival'
import { BindingWords } from './binding-words'
import { FullText } from './full-text'
import { KeepCurrent } from './keep-current'
import { LookNotice } from './look-notice'
import { PrintButton } from './print-button'
import { quotable } from './quotable'
import { RiskList } from './risk-list'
import { ShownOnce } from './shown-once'

/** MP-01, phase 4: each party is prompted individually, in exactly these words. */
const QUESTION =
  'Do you ratify this settlement as the final record of your agreement? Respond in your own words.'

type QuestionPageProps = {
  question: Question
  /** Where the person's own ratification stands on the record, once there is one. */
  receipt: { seq: number; hash: string } | null
  /** What this person and facilitators alone read of a look at words that was asked for. */
  said: { words: string; note: string | null } | null
  /** Changes when what this person may see of the call changes. */
  pulse: string
}

/** The ratification page, in its reading order: what it is, what follows, what is open, what else one can do, the text, the words. */
export function QuestionPage({ question, receipt, said, pulse }: QuestionPageProps) {
  const { settlement, call, standing } = question
  const asked = standing.kind === 'asked'
  return (
    <main id="main" className="mx-auto flex w-full max-w-[720px] flex-col gap-10 px-4 py-6 pb-24 md:py-10">
      <nav aria-label="Back" className="print:hidden">
        <Link href={`/n/${question.negotiation}`} prefetch={false} className="text-link">
          Back
        </Link>
      </nav>
      <header className="flex flex-col gap-3">
        <p className="text-sm text-ink-muted">{question.title}</p>
        <h1 className="text-2xl">{settlement.title}</h1>
        <p className="text-ink-muted">
          Settlement {settlement.version}, drafted on <Time at={question.draftedAt} />, put to ratification by{' '}
          {call.by} on <Time at={call.at} />.
        </p>
        {standing.kind === 'canonical' ? (
          <Band state="canonical" word="FINAL RECORD">
            Every party ratified this text.
          </Band>
        ) : (
          <Band state="provisional" word="PROVISIONAL">
            This text binds nobody until every party asked has ratified it.
          </Band>
        )}
      </header>

      {asked ? null : (
        <Arrival key={standing.kind} label="Where your answer stands">
          <Answered question={question} receipt={receipt} />
        </Arrival>
      )}
      {asked ? <BeforeAnswering question={question} /> : null}

      <Part level={2} look="ruled" title="The full text">
        <div className="flex flex-wrap gap-3 print:hidden">
          <PrintButton />
          <a
            className="text-link self-center"
            href={`/api/negotiations/${question.negotiation}/settlements/${settlement.version}`}
            download
          >
            Download it as text, for a lawyer or yourself
          </a>
        </div>
        <FullText question={question} />
      </Part>

      {asked ? (
        <Part level={2} look="ruled" title="Your answer">
          <p className="prose-settlement text-lg">“{QUESTION}”</p>
          {standing.look ? (
            <LookNotice look={standing.look} said={said} facilitators={question.facilitators} />
          ) : null}
          <AnswerForm
            key={call.call}
            to={{
              negotiation: question.negotiation,
              me: question.me,
              keys: question.keys,
              call: call.call,
              version: call.version,
              title: settlement.title,
              digest: call.digest,
              facilitators: question.facilitators,
              earlier: question.earlier,
            }}
          />
        </Part>
      ) : null}
      {asked && !standing.shownBefore ? (
        <ShownOnce key={call.call} negotiation={question.negotiation} call={call.call} digest={call.digest} />
      ) : null}
      {standing.kind === 'canonical' ? null : (
        <KeepCurrent negotiation={question.negotiation} pulse={pulse} />
      )}
    </main>
  )
}

function BeforeAnswering({ question }: { question: Question }) {
  const { settlement, mine, asked, call, negotiation, facilitators, party } = question
  const others = asked.filter((one) => one.party !== party?.party).map((one) => one.name)
  return (
    <>
      <Part level={2} look="ruled" title="In short">
        <p>
          {party ? `You answer for ${party.name}. ` : null}
          {others.length > 0
            ? `${listed(others)} ${others.length === 1 ? 'is' : 'are'} asked the same, each alone. `
            : null}
          The text has {counted(settlement.terms.length, 'term')}
          {settlement.tradeOffs.length > 0
            ? ` and names ${counted(settlement.tradeOffs.length, 'trade-off')}`
            : ''}
          .
        </p>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {mine.terms.length > 0 ? (
            <li>
              {mine.terms.length === 1 ? 'Term' : 'Terms'} {listed(mine.terms.map(String))}{' '}
              {mine.terms.length === 1 ? 'rests' : 'rest'} on what you said.
            </li>
          ) : null}
          {mine.met.map((one) => (
            <li key={`met ${one.term} ${one.text}`}>
              Your red line “{quotable(one.text)}” is answered by term {one.term}.
            </li>
          ))}
          {mine.unmet.map((one) => (
            <li key={`unmet ${one.text}`}>
              <strong className="font-medium">Your red line “{quotable(one.text)}” is not met.</strong>{' '}
              {one.why}
            </li>
          ))}
        </ul>
      </Part>
      <Part level={2} look="ruled" title="What follows if you ratify">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>Your words are recorded with your name, and everyone here can read them from then on.</li>
          <li>
            When every party asked has ratified this very text, it becomes the final record of your agreement.
          </li>
          <li>If the call ends before that, your ratification lapses and the text binds nobody.</li>
        </ul>
      </Part>
      <Part level={2} look="ruled" title="What cannot be undone">
        <p>
          Until the last party has ratified, you can take your ratification back. After that, a withdrawal is
          noted on the record and changes nothing; a dispute can still be raised. What stands on the record is
          never removed from it.
        </p>
      </Part>
      <Part level={2} look="ruled" title="What is open">
        <RiskList risks={question.risks} />
      </Part>
      <Part level={2} look="ruled" title="What else you can do">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>Nothing. Silence is never consent, and no time runs out by itself.</li>
          <li>Ask {listed(facilitators)}, who moderates, or have somebody you trust read it first.</li>
          <li>
            <a className="text-link" href={`/n/${negotiation}/ratify/counter`}>
              Propose changes, term by term
            </a>
            . That closes this call and returns everyone to mediation.
          </li>
        </ul>
        <BindingWords
          act="RejectSettlement"
          negotiation={negotiation}
          me={question.me}
          keys={question.keys}
          call={call.call}
          digest={call.digest}
          summary="Reject this settlement"
          explanation="A rejection goes on the record in your words, closes this call, and returns everyone to mediation. You need not give a reason."
          label="Your words"
          button="Record my rejection"
        />
      </Part>
    </>
  )
}
