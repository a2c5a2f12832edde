import { expect, test } from 'vitest'
import { commitment } from '@/server/protocol/ids'
import { judgesApart } from './judges-apart'

const asked = (model: string, at: string, verdict: 'agreement' | 'no-deal' | 'continue' | null) => ({
  model,
  purpose: 'judge',
  promptDigest: '0'.repeat(64),
  outcome: 'answered' as const,
  used: { input: 1, output: 1, microdollars: null, ms: 1 },
  exchange: commitment.parse('0'.repeat(64)),
  judged: { at, verdict },
})

test('judges stand side by side where they differ, the latest moment first, and nowhere else', () => {
  const newestFirst = [
    asked('b', 'third', null),
    asked('a', 'third', 'no-deal'),
    asked('b', 'second', 'continue'),
    asked('a', 'second', 'no-deal'),
    asked('b', 'first', 'continue'),
    asked('a', 'first', 'continue'),
  ]
  expect(judgesApart(newestFirst)).toEqual([
    {
      about: 'Whether it should go on, asked for the 2nd time',
      said: [
        { by: 'a', text: 'It expects nothing more of the offers.' },
        { by: 'b', text: 'It sees no end yet.' },
      ],
    },
  ])
})
