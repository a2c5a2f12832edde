import { expect, it } from 'vitest'
import { taggedHash } from '@/server/record/hash'
import { DELEGATE_PROMPT } from './bargain'
import { JUDGE_PROMPT } from './judge'

it('the prompts are these very ones: a change of words needs a new version', () => {
  expect(
    Object.entries({ delegate: DELEGATE_PROMPT, judge: JUDGE_PROMPT }).map(
      ([name, { version, text }]) =>
        `${name} ${version} ${taggedHash('parley/prompt/v1', text).slice(0, 16)}`,
    ),
  ).toMatchSnapshot()
})
