import { type Differing, SideBySide } from '@/components/mediation/side-by-side'
import type { RunShown } from './run-requests'

const FOUND = {
  agreement: 'It takes the offers for an agreement.',
  'no-deal': 'It expects nothing more of the offers.',
  continue: 'It sees no end yet.',
}
type Calls = RunShown['calls']

/** Every moment at which judges differed, the latest first. A judge that gave no answer differs from nobody. */
export function judgesApart(calls: Calls): Differing[] {
  const moments = new Map<string, Differing['said']>()
  for (const { model, judged } of [...calls].reverse())
    if (judged?.verdict)
      moments.set(judged.at, [...(moments.get(judged.at) ?? []), { by: model, text: FOUND[judged.verdict] }])
  return [...moments.values()]
    .map((said, at) => ({ about: `Whether it should go on, asked for the ${ordinal(at + 1)} time`, said }))
    .filter(({ said }) => new Set(said.map((one) => one.text)).size > 1)
    .reverse()
}

const ENDING: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (count: number) => `${count}${ENDING[ordinals.select(count)] ?? 'th'}`

/** Which judge found what, where they differ: it is for the party to decide. */
export function JudgesApart({ calls }: { calls: Calls }) {
  const points = judgesApart(calls)
  if (points.length === 0) return null
  return (
    <section aria-label="Where the judges differ" className="flex flex-col gap-3">
      <h4 className="font-medium">Where the judges differ</h4>
      <SideBySide points={points} />
    </section>
  )
}
