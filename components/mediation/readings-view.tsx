'use client'

import { PlainText } from '@/components/room/plain-text'
import { useNames } from '@/components/room/room-provider'
import type { Names } from '@/components/words/names'
import type { Reader, Situation, WorkOf } from '@/server/protocol/work'
import { TermTitle } from './term-title'

const SITUATION: Record<Situation, string> = {
  late: 'It is done late',
  unpaid: 'It is not paid',
  sold: 'It is sold or passed on',
  ill: 'Somebody is ill or cannot act',
  disputed: 'They differ about what it means',
}

/** Who reads a term, or what happens. */
export function readerWords(reader: Reader, names: Names): string {
  switch (reader.kind) {
    case 'party':
      return names.party(reader.party)
    case 'stranger':
      return 'A stranger to the matter'
    case 'judge':
      return 'A judge'
    case 'situation':
      return SITUATION[reader.situation]
  }
}

/** How one term could be read, and what its words leave open. */
export function ReadingsView({ content }: { content: WorkOf<'readings'> }) {
  const readers = content.readings.filter((one) => one.reader.kind !== 'situation')
  const situations = content.readings.filter((one) => one.reader.kind === 'situation')
  return (
    <>
      <h3 className="text-lg">
        How others could read <TermTitle version={content.version} term={content.term} />
      </h3>
      <Readings title="Readers" readings={readers} />
      <Readings title="If this happens" readings={situations} />
    </>
  )
}

type Readings = WorkOf<'readings'>['readings']

function Readings({ title, readings }: { title: string; readings: Readings }) {
  const names = useNames()
  if (readings.length === 0) return null
  return (
    <div>
      <h4 className="font-medium">{title}</h4>
      <dl className="divide-y divide-line border-y border-line">
        {readings.map((one) => (
          <div
            key={JSON.stringify(one.reader)}
            className="grid gap-x-4 gap-y-1 py-3 md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-muted">{readerWords(one.reader, names)}</dt>
            <dd className="flex min-w-0 flex-col gap-1">
              <PlainText text={one.text} />
              {one.open.length > 0 ? (
                <ul className="list-disc pl-5">
                  {one.open.map((line) => (
                    <li key={line}>
                      <PlainText text={line} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
