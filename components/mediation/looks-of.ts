import type { Findings } from '@/server/protocol/state'

/** Findings run by run: a person names them one after the other, and they are one look. Where it stands is said of the last. */
export function looksOf(all: readonly Findings[]): Findings[] {
  const runs = [...new Set(all.map(({ run }) => run))]
  return runs.flatMap((run) => {
    const given = all.filter((one) => one.run === run)
    const last = given.at(-1)
    return last ? [{ ...last, findings: given.flatMap(({ findings }) => findings) }] : []
  })
}
