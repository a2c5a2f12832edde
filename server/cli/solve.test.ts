import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { solveFile } from './solve'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-solve-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function solved(source: unknown): Promise<unknown> {
  const file = join(folder, 'case.json')
  await writeFile(file, typeof source === 'string' ? source : JSON.stringify(source))
  return JSON.parse(await solveFile(file))
}

const issues = [
  { name: 'A', type: 'discrete', options: ['x', 'y', 'z'] },
  { name: 'B', type: 'discrete', options: [1, 2] },
]
const scores = {
  p: [
    [1, 2, 3],
    [0, 4],
  ],
  q: [
    [3, 2, 1],
    [4, 0],
  ],
}
const parties = [
  { id: 'p', reservation: 3, scores: scores.p },
  { id: 'q', reservation: 2, scores: scores.q },
]
const ANSWER = {
  outcomes: 6,
  acceptableToAll: 3,
  passesRule: 3,
  pareto: { size: 6, irSize: 3, sum: 48 },
  utilitarian: { value: 8, utilities: [1, 7], deal: [0, 0] },
  utilitarianIR: { value: 8, utilities: [5, 3], deal: [0, 1] },
  nash: { value: 2, utilities: [5, 3], deal: [0, 1] },
  egalitarian: { value: 1, utilities: [5, 3], deal: [0, 1] },
  kalaiSmorodinsky: { value: 1 / 3, utilities: [5, 3], deal: [0, 1] },
}

describe('what is printed', () => {
  test('has every field of a case, and no other', async () => {
    expect(await solved({ issues, parties })).toEqual(ANSWER)
    expect(await solved({ issues, parties, rule: { minAgree: 2, veto: [] } })).toEqual(ANSWER)
    expect(await solved({ issues, parties, rule: { minAgree: null, veto: null } })).toEqual(ANSWER)
    expect(await solved({ issues, parties, rule: null })).toEqual(ANSWER)
  })

  test('counts what passes the rule: k of n with veto holders by name or by place', async () => {
    for (const veto of [['q'], [1]])
      expect(await solved({ issues, parties, rule: { minAgree: 1, veto } })).toEqual({
        ...ANSWER,
        passesRule: 5,
      })
    expect(await solved({ issues, parties, rule: { minAgree: 1 } })).toMatchObject({ passesRule: 6 })
  })

  test('takes no deal for worth nothing where the file does not say, and parties by any name', async () => {
    const unnamed = parties.map(({ scores: own }) => ({ scores: own }))
    const zero = parties.map((party) => ({ ...party, reservation: 0 }))
    expect(await solved({ issues, parties: unnamed })).toEqual(await solved({ issues, parties: zero }))
    const nameless = issues.map(({ options }) => ({ options }))
    const named = parties.map(({ id: name, reservation, scores: own }) => ({
      name,
      reservation,
      scores: own,
    }))
    expect(await solved({ issues: nameless, parties: named })).toEqual(ANSWER)
  })

  test('holds null where nothing is acceptable to all, and where a red line has no sum', async () => {
    const proud = parties.map((party) => ({ ...party, reservation: 7 }))
    expect(await solved({ issues, parties: proud })).toMatchObject({
      acceptableToAll: 0,
      passesRule: 0,
      utilitarianIR: null,
      nash: null,
      egalitarian: null,
      kalaiSmorodinsky: null,
    })
    const line = [
      {
        ...parties[0],
        scores: [
          [1, null, 3],
          ['never', 4],
        ],
      },
      parties[1],
    ]
    expect(await solved({ issues, parties: line })).toMatchObject({ pareto: { size: 3, sum: null } })
  })

  test('reads a range by its ends, with steps by place, and holds null for what cannot be counted', async () => {
    const range = [{ name: 'C', type: 'continuous', min: 0, max: 10 }]
    const along = (own: unknown[]) =>
      own.map((score, at) => ({ id: `p${at}`, reservation: 2, scores: [score] }))
    const answer = {
      outcomes: null,
      acceptableToAll: null,
      passesRule: null,
      pareto: null,
      nash: { value: 9, utilities: [5, 5], deal: [5] },
    }
    expect(await solved({ issues: range, parties: along([1, { weight: -1, base: 10 }]) })).toMatchObject(
      answer,
    )
    expect(
      await solved({
        issues: range,
        parties: along([
          [0, 10],
          [10, 0],
        ]),
      }),
    ).toMatchObject(answer)
    expect(
      await solved({
        issues: range,
        parties: along([
          {
            points: [
              [0, 0],
              [10, 10],
            ],
          },
          [
            [0, 10],
            [10, 0],
          ],
        ]),
      }),
    ).toMatchObject(answer)
    const whole = [{ name: 'C', type: 'integer', min: 0, max: 3 }]
    const listed = [
      { id: 'a', reservation: 0, scores: [[0, 1, 2, 3]] },
      { id: 'b', reservation: 0, scores: [[3, 2, 2, 0]] },
    ]
    expect(await solved({ issues: whole, parties: listed })).toMatchObject({
      outcomes: 4,
      nash: { value: 4, deal: [2] },
    })
  })
})

describe('a file that is no case', () => {
  test.each([
    ['{not json', 'it is no JSON'],
    [{ issues: [], parties }, 'issues: Too small'],
    [{ issues, parties: [{ id: 'p', reservation: 'three', scores: scores.p }] }, 'parties[0].reservation'],
    [{ issues: [{ name: 'A' }], parties }, 'An issue needs a list of options, or a range'],
    [
      {
        issues,
        parties: [
          {
            ...parties[0],
            scores: [
              [1, 2],
              [0, 4],
            ],
          },
        ],
      },
      'Issue A has 3 options but 2 scores',
    ],
    [{ issues, parties: [{ ...parties[0], scores: [[1, 2, 3]] }] }, 'p scores 1 issues of 2'],
    [{ issues, parties, rule: { veto: ['zz'] } }, 'The rule names no known party: zz'],
  ])('is told what is wrong with it (%#)', async (source, words) => {
    await expect(solved(source)).rejects.toThrow(words)
  })
})
