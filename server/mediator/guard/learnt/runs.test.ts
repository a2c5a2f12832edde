import { expect, test } from 'vitest'
import { readingOf } from '../reading'
import { runsOf } from './runs'

const context = {
  parties: ['Ann Lee', 'Ben Roth'],
  redLines: [],
  statements: [],
  sealed: [],
  issues: [],
}

const sorted = (text: string) =>
  runsOf(readingOf('clarify', text, context), /\b(?:ann lee|ann|ben roth|ben)\b/gu).map((one) =>
    [...one].sort((a, b) => a - b),
  )

test('whoever is named and whatever the figure, the runs are the same', () => {
  expect(sorted('Ann asks for 40 a day.')).toEqual(sorted('Ben Roth asks for 1,250.50 a day.'))
  expect(sorted('Ann asks for 40 a day.')).not.toEqual(sorted('Ann asks for 40 a week.'))
})

test('runs are of one sentence each, stand once, and keep the order of its words', () => {
  const [first = [], second = []] = sorted('The rent falls, the rent falls. The boat stays.')
  expect(new Set(first).size).toBe(first.length)
  expect(sorted('The boat stays.')).toEqual([second])
  expect(sorted('One may wait for it.')).not.toEqual(sorted('It may wait for one.'))
})

test('what is quoted is not in the voice of the mediator', () => {
  expect(sorted('Ann wrote "we have agreed on it" to him.')).toEqual(sorted('Ann wrote "it is late" to him.'))
})
