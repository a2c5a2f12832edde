const steps = [
  {
    act: 'Say what matters to you',
    words:
      'Each party states its goals and why, its red lines, and what it would trade. What a deal would be worth to you, and what you would do without one, stays sealed: no other party ever sees it.',
  },
  {
    act: 'Work through the issues',
    words:
      'Every question to decide has a number. You take positions in rounds and make offers; they stand on the others’ screens at once, and nothing you wrote is quietly changed.',
  },
  {
    act: 'Let the mediator propose',
    words:
      'It points at conflicts and vague terms, asks questions, and drafts settlements marked PROVISIONAL, with the source of every term. It never says that you agreed, and it never ranks by values of its own.',
  },
  {
    act: 'Ratify in your own words, or do not',
    words:
      'Each party is asked alone and types an answer. No phrase to copy, nothing preselected, no countdown. Words that set a condition, or leave doubt, are not taken as consent: the page says why and asks again.',
  },
  {
    act: 'Keep the record',
    words:
      'When every party has ratified the same text, it is final. If you reject, counter or leave, that is recorded with the same care. Ending without a deal is an honest outcome.',
  },
]

export function Steps() {
  return (
    <ol className="grid gap-x-16 gap-y-10 desk:grid-cols-2">
      {steps.map(({ act, words }, index) => (
        <li key={act} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
          <span aria-hidden className="font-serif text-xl text-accent">
            {index + 1}
          </span>
          <div className="max-w-[52ch]">
            <h3 className="text-lg">{act}</h3>
            <p className="mt-1 text-ink-muted">{words}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
