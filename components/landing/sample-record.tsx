const days = [
  {
    day: '18 November 2026',
    entries: [
      { seq: 38, clock: '09:12', sentence: 'Bo countered term 1: 700 € → 800 €.', hash: 'a90e 17d4' },
      {
        seq: 39,
        clock: '09:40',
        sentence: 'Ana agreed issue 4; Bo had agreed it before. It stands as agreed.',
        hash: '2c7b 5ff1',
      },
      {
        seq: 40,
        clock: '11:05',
        sentence: 'The mediator drafted settlement 2 from settlement 1.',
        hash: 'd316 08aa',
      },
    ],
  },
  {
    day: '19 November 2026',
    entries: [
      {
        seq: 41,
        clock: '08:30',
        sentence: 'Maren, facilitating, called settlement 2 to ratification.',
        hash: '77e0 b9c3',
      },
    ],
  },
]

export function SampleRecord() {
  return (
    <figure aria-label="An example of a record" className="min-w-0">
      {days.map(({ day, entries }) => (
        <div key={day} className="mb-4">
          <p className="border-b border-line-strong pb-1 font-medium">{day}</p>
          <ol className="divide-y divide-line">
            {entries.map(({ seq, clock, sentence, hash }) => (
              <li key={seq} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-2">
                <span className="figures text-ink-muted">{seq}</span>
                <div>
                  <p>{sentence}</p>
                  <p className="figures text-sm text-ink-muted">
                    {clock} UTC <span className="ml-2 font-mono">{hash}…</span>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <figcaption className="text-sm text-ink-muted">An example, four entries of a longer record.</figcaption>
    </figure>
  )
}
