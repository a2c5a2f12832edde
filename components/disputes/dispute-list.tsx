'use client'

import Link from 'next/link'
import { ActDialog } from '@/components/room/act-dialog'
import { useMay } from '@/components/room/may'
import { PlainText } from '@/components/room/plain-text'
import { useMe, useNames, useNegotiation } from '@/components/room/room-provider'
import { paths } from '@/components/shell/paths'
import { Band } from '@/components/ui/band'
import { Button } from '@/components/ui/button'
import { Time } from '@/components/ui/time'
import { capital } from '@/components/words/names'
import type { Contested, DisputePath } from '@/server/protocol/disputing'
import { DISPUTE_PATHS } from '@/server/protocol/disputing'
import { LIMIT } from '@/server/protocol/limits'
import type { Dispute } from '@/server/protocol/state'
import { END_WORDS, GROUND_WORDS, PATH_WORDS } from '@/server/record/story-evidence'

function aboutWords(about: Contested, party: (id: string) => string) {
  switch (about.kind) {
    case 'settlement':
      return `settlement ${about.version}`
    case 'term':
      return `term ${about.term} of settlement ${about.version}`
    case 'ratification':
      return `the ratification of ${party(about.party)} in call ${about.call}`
    case 'entry':
      return `entry ${about.seq}`
  }
}

/** Every dispute: what is contested, the evidence as it was frozen, what people did about it. */
export function DisputeList() {
  const { disputes } = useNegotiation()
  if (disputes.length === 0) return null
  return (
    <section aria-label="Disputes" className="flex flex-col gap-6">
      {disputes.map((one) => (
        <OneDispute key={one.dispute} dispute={one} />
      ))}
    </section>
  )
}

function OneDispute({ dispute }: { dispute: Dispute }) {
  const names = useNames()
  const state = useNegotiation()
  const {
    dispute: number,
    about,
    by,
    grounds,
    reason,
    evidence = [],
    evidenceTo,
    mark,
    paths: taken,
    ended,
  } = dispute
  return (
    <article className="flex flex-col gap-3 border-l-2 border-line-strong pl-4">
      {ended ? null : (
        <Band state="provisional" word="UNDER DISPUTE">
          {capital(aboutWords(about, names.party))}
        </Band>
      )}
      <p className="text-sm text-ink-muted">
        Dispute {number}: {names.person(by)} contests {aboutWords(about, names.party)}
        {grounds ? `, because ${GROUND_WORDS[grounds]}` : ''}. <Time at={mark.at} />
      </p>
      <PlainText text={reason} />
      <p className="text-sm text-ink-muted">
        The evidence is the record up to entry {evidenceTo}, as it stands
        {evidence.length > 0 ? ', and these files:' : '.'}
      </p>
      {evidence.length > 0 ? (
        <ul className="flex flex-col gap-1 text-sm">
          {evidence.map((one) => (
            <li key={one.digest} className="break-words">
              <a
                className="text-link"
                href={`/api/negotiations/${state.negotiation}/evidence/${one.digest}`}
                download={one.name}
              >
                {one.name}
              </a>{' '}
              SHA-256 <code className="break-all">{one.digest}</code>
            </li>
          ))}
        </ul>
      ) : null}
      {taken.map((one) => (
        <p key={one.mark.seq} className="text-sm">
          {names.person(one.by)} chose to {PATH_WORDS[one.path]}. <Time at={one.mark.at} />
          {one.note ? <PlainText text={one.note} /> : null}
        </p>
      ))}
      {ended ? (
        <div className="text-sm">
          {names.person(ended.by)} {END_WORDS[ended.end]}. <Time at={ended.mark.at} />
          <PlainText text={ended.words} />
        </div>
      ) : (
        <Acts dispute={dispute} />
      )}
    </article>
  )
}

const CHOOSE: Record<DisputePath, string> = {
  're-mediation': 'Take it up in a new mediation',
  arbitration: 'Put it before an arbitrator',
  external: 'Take it to a process outside',
}

function Acts({ dispute }: { dispute: Dispute }) {
  const may = useMay()
  const me = useMe()
  const state = useNegotiation()
  if (me.role === 'observer' || !(may.write || me.role === 'facilitator')) return null
  const { dispute: number } = dispute
  const own = dispute.by === me.person || (dispute.party !== null && dispute.party === me.party)
  return (
    <div className="flex flex-wrap gap-2">
      {DISPUTE_PATHS.map((path) => (
        <ActDialog
          key={path}
          name={`path:${number}:${path}`}
          trigger={<Button size="small">{CHOOSE[path]}</Button>}
          title={CHOOSE[path]}
          description="It is recorded that you chose this way. It decides nothing and binds nobody; another way can be chosen as well."
          words={{ label: 'Who, where, when: what the others should know', limit: LIMIT.prose }}
          action="Record it"
          command={(note) => ({ type: 'TakeDisputePath', dispute: number, path, note })}
        />
      ))}
      {dispute.paths.some((one) => one.path === 're-mediation') &&
      state.phase === 'Closed' &&
      !state.successor ? (
        <Link
          className="text-link self-center text-sm"
          href={paths.successor(state.negotiation)}
          prefetch={false}
        >
          Open the negotiation that follows
        </Link>
      ) : null}
      <a className="text-link self-center text-sm" href={paths.bundle(state.negotiation)} download>
        Download the package: the record, what is contested, the files, and which ratifications are absent
      </a>
      {own ? (
        <ActDialog
          name={`end:${number}`}
          trigger={
            <Button look="quiet" size="small">
              Take the dispute back
            </Button>
          }
          title="Take the dispute back"
          description="What it was about is no longer marked. The dispute and its evidence stay on the record."
          words={{ label: 'Why', limit: LIMIT.prose }}
          action="Take it back"
          command={(words) => ({ type: 'EndDispute', dispute: number, end: 'withdrawn', words })}
        />
      ) : null}
      {me.role === 'facilitator'
        ? (['settled', 'decided-elsewhere'] as const).map((end) => (
            <ActDialog
              key={end}
              name={`end:${number}:${end}`}
              trigger={
                <Button look="quiet" size="small">
                  {end === 'settled' ? 'Record that it was settled' : 'Record that it was decided elsewhere'}
                </Button>
              }
              title={
                end === 'settled' ? 'Record that it was settled' : 'Record that it was decided elsewhere'
              }
              description="You say how it ended, with who decided it and when. Parley decides nothing."
              words={{ label: 'How it ended', limit: LIMIT.prose }}
              action="Record it"
              command={(words) => ({ type: 'EndDispute', dispute: number, end, words })}
            />
          ))
        : null}
    </div>
  )
}
