'use client'

import Link from 'next/link'
import { presetWords } from '@/components/new-negotiation/preset-words'
import { paths } from '@/components/shell/paths'
import { KeyValues } from '@/components/ui/key-values'
import { Time } from '@/components/ui/time'
import { LongText } from './long-text'
import { PlaceHeading } from './place-heading'
import { useNegotiation } from './room-provider'
import { SourceList } from './source-list'
import { turnRows } from './turn-rows'

/** What is negotiated, by which rules, and the documents it rests on. */
export function MatterPage() {
  const { title, topic, charter, opened, successorOf } = useNegotiation()
  const { roundsPerParty, drafts, deadline } = charter.limits
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading>{title}</PlaceHeading>
      <LongText text={topic} />
      <KeyValues
        rows={[
          { key: 'preset', label: 'Kind', value: presetWords[charter.preset].name },
          { key: 'opened', label: 'Opened', value: <Time at={opened.at} /> },
          {
            key: 'rounds',
            label: 'Rounds on an issue',
            value: roundsPerParty === null ? 'No limit' : `${roundsPerParty} for each party`,
          },
          {
            key: 'drafts',
            label: 'Settlement drafts',
            value: drafts === null ? 'No limit' : `${drafts} at most`,
          },
          ...turnRows(charter),
          {
            key: 'deadline',
            label: 'Deadline',
            value: deadline === null ? 'None' : <Time at={deadline} />,
          },
          {
            key: 'signatures',
            label: 'Binding acts are signed',
            value:
              charter.signatures === 'required'
                ? 'By everyone, without exception'
                : 'By everyone whose browser can sign',
          },
          ...(successorOf
            ? [
                {
                  key: 'follows',
                  label: 'Follows',
                  value: (
                    <Link href={paths.room(successorOf)} prefetch={false} className="text-link">
                      An earlier negotiation, open to those who sat in it
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
      <SourceList />
    </div>
  )
}
