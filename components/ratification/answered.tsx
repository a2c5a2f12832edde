import { paths } from '@/components/shell/paths'
import { Notice } from '@/components/ui/notice'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import type { EndedBy, Question, Standing } from '@/server/protocol/question'
import type { CallEnd } from '@/server/protocol/ratification-events'
import { BindingWords } from './binding-words'
import { UnsentWords } from './unsent-words'

type AnsweredProps = { question: Question; receipt: { seq: number; hash: string } | null }

/** What a person sees who has answered, whose call has closed, or who is not asked. Quiet, whatever the outcome. */
export function Answered({ question, receipt }: AnsweredProps) {
  const { standing, call, negotiation } = question
  switch (standing.kind) {
    case 'asked':
      return null
    case 'not-asked':
      return (
        <Notice tone="neutral" title="You are not asked to answer">
          <p>
            {standing.signatory
              ? `${standing.signatory} answers for your party. You can read the text below.`
              : 'The parties are asked, each alone. You can read the text below.'}
          </p>
        </Notice>
      )
    case 'ratified':
      return (
        <>
          <Notice tone="ok" title="Your ratification is recorded">
            <OwnWords words={standing.own.words} at={standing.own.mark.at} />
            <Receipt negotiation={negotiation} receipt={receipt} />
          </Notice>
          <div className="flex flex-col gap-2">
            <h2 className="text-xl">Still to answer</h2>
            <ul className="flex flex-col gap-2">
              {standing.others.map((one) => (
                <li
                  key={one.party}
                  className="flex items-center justify-between gap-4 border-b border-line py-2"
                >
                  <span>{one.name}</span>
                  <Status tone={one.ratified ? 'ok' : 'waiting'}>
                    {one.ratified ? 'Has ratified' : 'Has not answered'}
                  </Status>
                </li>
              ))}
            </ul>
            <p className="text-sm text-ink-muted">Silence is never consent. Nothing happens by itself.</p>
          </div>
          <BindingWords
            act="WithdrawRatification"
            negotiation={negotiation}
            me={question.me}
            keys={question.keys}
            call={call.call}
            digest={call.digest}
            summary="Take my ratification back"
            explanation="You can do this until the last party has ratified, and ratify again after it. Both stay on the record."
            label="Your words"
            button="Take it back"
          />
        </>
      )
    case 'canonical':
      return (
        <>
          <Notice tone="ok" title="This settlement is the final record of your agreement">
            <p>
              The last party ratified it on <Time at={standing.at.at} />.
            </p>
            {standing.own ? <OwnWords words={standing.own.words} at={standing.own.mark.at} /> : null}
            <Receipt negotiation={negotiation} receipt={receipt} />
          </Notice>
          {standing.own ? <AfterTheEnd question={question} /> : null}
        </>
      )
    case 'call-closed':
      return (
        <>
          <Notice tone="neutral" title="This call is closed">
            <p>
              {endWords(standing.call.ended.end, standing.by)} <Time at={standing.call.ended.mark.at} />.{' '}
              {standing.call.ended.reason ? `The reason given: “${standing.call.ended.reason}”` : null}
            </p>
            <p>{ownWords(standing)}</p>
          </Notice>
          <UnsentWords negotiation={negotiation} call={call.call} me={question.me} />
        </>
      )
  }
}

type CallClosed = Extract<Standing, { kind: 'call-closed' }>

function endWords(end: CallEnd, by: EndedBy | null): string {
  const party = by?.mine ? 'Your party' : (by?.name ?? 'A party')
  switch (end) {
    case 'ratified-by-all':
      return 'Every party ratified on'
    case 'rejected':
      return `${party} rejected the settlement on`
    case 'countered':
      return `${party} proposed changes on`
    case 'closed':
      return 'The facilitator closed it on'
    case 'signatory-changed':
      return 'A party’s signatory changed on'
    case 'exited':
      return `${party} left on`
  }
}

function ownWords({ own, by }: CallClosed): string {
  if (own) return 'Your ratification has lapsed. It stays on the record as partial and binds you to nothing.'
  return by?.mine
    ? 'That is on the record, with the words that were written. It binds nobody to anything.'
    : 'Nothing was recorded for you.'
}

/** A change of heart once the text is final: it can be said, and something else can be done. */
function AfterTheEnd({ question: { negotiation, call, me, keys } }: { question: Question }) {
  return (
    <div className="flex flex-col gap-2">
      <BindingWords
        act="WithdrawRatification"
        negotiation={negotiation}
        me={me}
        keys={keys}
        call={call.call}
        digest={call.digest}
        summary="I no longer stand by it"
        explanation="The settlement is final. What you write is noted on the record as late and changes nothing of it. If you think something went wrong, raise a dispute in the room instead: that freezes the evidence and decides nothing."
        label="Your words"
        button="Have this noted"
      />
      <p className="text-sm">
        <a className="text-link" href={`/n/${negotiation}`}>
          Go to the room, where a dispute can be raised
        </a>
      </p>
    </div>
  )
}

function OwnWords({ words, at }: { words: string; at: string }) {
  return (
    <>
      <blockquote className="prose-settlement border-l-2 border-line-strong pl-4 break-words whitespace-pre-wrap">
        {words}
      </blockquote>
      <p className="text-sm text-ink-muted">
        Recorded <Time at={at} detail="second" />
      </p>
    </>
  )
}

function Receipt({ negotiation, receipt }: { negotiation: string; receipt: AnsweredProps['receipt'] }) {
  if (!receipt) return null
  return (
    <p className="text-sm">
      It is entry {receipt.seq} of the record, with the hash <code className="break-all">{receipt.hash}</code>
      . Keep this: an altered record gives another hash.{' '}
      <a className="text-link" href={`/n/${negotiation}/record#entry-${receipt.seq}`}>
        See it on the record
      </a>
      .{' '}
      <a className="text-link" href={paths.receipt(negotiation, receipt.seq)} download>
        Keep the receipt
      </a>{' '}
      where Parley cannot reach it: it is signed, and a record that is cut short or written anew later does
      not fit it.
    </p>
  )
}
