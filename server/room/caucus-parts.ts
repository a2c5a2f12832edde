import { caucusOrigin, ORIGIN_FIELD, SENTENCES, sentenceField } from '@/server/protocol/caucus'
import { commandId } from '@/server/protocol/ids'
import type { CaucusPart } from '@/server/protocol/view'
import type { Opening } from '@/server/record/commitment'

const FIRST = sentenceField(1)

/** Messages put together again from what the ledger gave. */
export function caucusParts(openings: readonly Opening[]): CaucusPart[] {
  const groups = new Map<string, Opening[]>()
  for (const one of openings)
    if (one.field === ORIGIN_FIELD || one.field.startsWith('caucus-'))
      groups.set(one.command, [...(groups.get(one.command) ?? []), one])
  return [...groups.values()].flatMap((all): CaucusPart[] => {
    const content = (field: string) => all.find((one) => one.field === field)?.content ?? ''
    const first = all.find((one) => one.field === FIRST)
    if (!first) return []
    const origin = content(ORIGIN_FIELD)
    return [
      {
        kind: 'caucus',
        message: commandId.parse(first.command),
        owner: first.owner,
        sentences: Array.from({ length: SENTENCES }, (_, at) => content(sentenceField(at + 1))),
        origin: origin === '' ? null : caucusOrigin.parse(JSON.parse(origin)),
      },
    ]
  })
}
