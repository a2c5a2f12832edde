import { PlainText } from '@/components/room/plain-text'

export type Differing = { about: string; said: { by: string; text: string }[] }

/** What several said to the same, each under its own name; nobody says which is right. */
export function SideBySide({ points }: { points: Differing[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {points.map((point) => (
        <li key={point.about} className="flex flex-col gap-3 py-4">
          <PlainText text={point.about} className="font-medium" />
          <div className="grid gap-4 md:grid-cols-2">
            {point.said.map((one) => (
              <div key={one.by} className="min-w-0 border-l-2 border-line-strong pl-3">
                <p className="text-sm break-words text-ink-muted">{one.by}</p>
                <PlainText text={one.text} />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
