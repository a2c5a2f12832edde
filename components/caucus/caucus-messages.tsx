'use client'

import { ProvenanceView } from '@/components/mediation/provenance-view'
import { SealedExchange } from '@/components/mediation/sealed-exchange'
import { ActDialog } from '@/components/room/act-dialog'
import { PlainText } from '@/components/room/plain-text'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { capital } from '@/components/words/names'
import type { Logged, PrivacyLog } from '@/server/protocol/privacy-log'
import { caucusWith, standsInstead } from './caucus-words'

/** What was said, the oldest first. The party can say a sentence of its own in the room. */
export function CaucusMessages({ log, mayRelease }: { log: PrivacyLog; mayRelease: boolean }) {
  if (log.said.length === 0) return <p className="text-ink-muted">Nothing has been said yet.</p>
  return (
    <ol aria-label="Messages" className="flex flex-col gap-5">
      {log.said.map((one) => (
        <li key={one.message}>
          <Message logged={one} log={log} mayRelease={mayRelease} />
        </li>
      ))}
    </ol>
  )
}

function Message({ logged, log, mayRelease }: { logged: Logged; log: PrivacyLog; mayRelease: boolean }) {
  const state = useNegotiation()
  const names = useNames()
  const { caucus } = log
  const { part, by } = logged
  const ofParty = by !== null && state.people.some((one) => one.person === by && one.party === caucus.party)
  const who = by === null || by === caucus.player ? capital(caucusWith(state, caucus)) : names.person(by)
  const waits = caucus.mediator !== null && ofParty && !logged.answered && !caucus.closed
  return (
    <div className="flex flex-col gap-1 border-l-2 border-private-line pl-3">
      <p className="text-sm text-ink-muted">
        <span className="font-medium text-ink">{who}</span>, <Time at={logged.mark.at} />
      </p>
      {part ? (
        <PlainText text={part.sentences.join('').trim()} />
      ) : (
        <p className="text-ink-muted">Not for you: it was sealed before you sat down, or has been erased.</p>
      )}
      {part && mayRelease && ofParty ? <Releases logged={logged} log={log} /> : null}
      {part?.origin ? <ProvenanceView provenance={part.origin.provenance} /> : null}
      {part?.origin?.calls?.map((call) => (
        <SealedExchange key={call.exchange} call={call} />
      ))}
      {part?.origin?.addressed ? (
        <p className="text-sm text-ink-muted">
          What this answers speaks to software in part. It was read as a statement like any other and had no
          other effect. Only those who talk here are told.
        </p>
      ) : null}
      {part?.origin?.refused.map((one) => (
        <p key={one.name} className="text-sm text-ink-muted">
          {standsInstead(one)} This answer stands in its place.
        </p>
      ))}
      {waits ? <Status tone="waiting">The mediator has not answered this yet</Status> : null}
    </div>
  )
}

function Releases({ logged, log }: { logged: Logged; log: PrivacyLog }) {
  const { caucus } = log
  const sentences = logged.part?.sentences ?? []
  const filled = sentences.flatMap((text, at) => (text.trim() === '' ? [] : [{ text, sentence: at + 1 }]))
  return (
    <Disclosure summary="Say a sentence of this in the room">
      <ul className="flex flex-col gap-3">
        {filled.map(({ text, sentence }) => (
          <li key={sentence} className="flex flex-wrap items-start justify-between gap-2">
            <q className="min-w-0 flex-1 break-words">{text.trim()}</q>
            {log.released.some((one) => one.message === logged.message && one.sentence === sentence) ? (
              <Status tone="ok">Said in the room</Status>
            ) : (
              <ActDialog
                name={`aloud:${logged.message}:${sentence}`}
                trigger={
                  <Button size="small" aria-label={`Say this in the room: ${text.trim()}`}>
                    Say this in the room
                  </Button>
                }
                title="Say this in the room"
                description="Everybody can read this sentence from now on, and the mediator may use it. It stays on the record for good. The sentences around it stay sealed."
                action="Say it in the room"
                command={() => ({
                  type: 'SayAloud',
                  caucus: caucus.caucus,
                  message: logged.message,
                  sentence,
                })}
              >
                <blockquote className="border-l-2 border-line-strong pl-3">{text.trim()}</blockquote>
              </ActDialog>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
