import { expect, test } from 'vitest'
import { z } from 'zod'
import { decide } from '@/server/protocol/decide'
import { evolve } from '@/server/protocol/evolve'
import { type State, UNOPENED } from '@/server/protocol/state'
import { ana, called, settled } from '@/server/protocol/testing'
import { canonicalJson } from './canonical'
import { commitmentTo } from './commitment'
import { entry, entryHash, storedEntry } from './entry'
import { playGolden } from './golden'
import goldenJson from './golden.json'
import { taggedHash } from './hash'
import { NOTHING_REPLAYED, replay, replayEntry } from './replay'

const golden = z.array(storedEntry).parse(goldenJson)

/** Made with another implementation of SHA-256 than the one under test. */
test('[REC1] golden hashes: a tag, a zero byte, and the UTF-8 text', () => {
  expect(taggedHash('parley/entry/v1', '{"a":1}')).toBe(
    '3a35ed7356dc645db3a785c702ec27cf0277675b91fbfbb0b17adb7747437adf',
  )
  expect(taggedHash('parley/settlement/v1', '')).toBe(
    '8d733101f1109fcbcb36378ed8fa1eb01c0f55dcf62230c661dc0d2e89e867c7',
  )
  expect(taggedHash('parley/entry/v1', 'é€😀')).toBe(
    'cfa9c1d57b8418ae92ba147dbb4f2d0658a7638da3b44e982549bce8b6d5d00f',
  )
  const part = {
    negotiation: 'n',
    owner: 'o',
    field: 'f',
    command: 'c',
    salt: '0'.repeat(64),
    content: 'yes',
  }
  expect(commitmentTo(part)).toBe('e1059bb1c1b0766b2bde4525b544c2285234eb915e222f16c0df4728b3d0377f')
})

/** Old records must stay readable: whoever breaks this needs a new rules version, not a new file. */
test('[REC1] the golden record replays, and the same acts still write the same bytes', () => {
  const { replayed, fault } = replay(golden)
  expect(fault).toBeNull()
  expect(replayed.hash).toBe('72bcf6500144fdf6191f72a6fab30de1b7ffb5b58c6ac12bb7e56a7c7f5614b9')
  expect(playGolden()).toEqual(golden)
})

test('[REC1] an entry holds its place, time, actor, id, command, events and commitments, and the hash before', () => {
  const table = called()
  table.sends(ana)
  const [before, last] = table.entries.slice(-2)
  const read = entry.parse(JSON.parse(last?.text ?? ''))
  expect(Object.keys(read).sort()).toEqual(
    ['actor', 'at', 'command', 'events', 'id', 'prev', 'sealed', 'seq'].sort(),
  )
  expect(read.prev).toBe(before?.hash)
  expect(read.sealed).toHaveLength(3)
  expect(entryHash(last?.text ?? '')).toBe(last?.hash)
})

test('[REC2] followed entry by entry or replayed at once, the state is the same', () => {
  const { entries, state } = settled({ parties: 3 })
  let followed = NOTHING_REPLAYED
  for (const stored of entries) {
    const step = replayEntry(followed, stored)
    if (!step.ok) throw new Error(step.fault.fault)
    followed = step.replayed
  }
  expect(canonicalJson(followed.state)).toBe(canonicalJson(state))
  expect(canonicalJson(replay(entries).replayed.state)).toBe(canonicalJson(state))
})

test('[REC2] deciding and evolving by hand gives the state of the record', () => {
  const { entries, state } = settled()
  let now: State = UNOPENED
  for (const stored of entries) {
    const { id, at, actor, command, seq } = entry.parse(JSON.parse(stored.text))
    const decision = decide(now, { id, at, actor, command })
    if (!decision.ok) throw new Error(decision.refusal.code)
    for (const event of decision.events) now = evolve(now, event, { seq, at })
  }
  expect(now).toEqual(state)
})

test('[REC2] a replay goes on from where another stopped', () => {
  const { entries, state } = settled()
  const half = replay(entries.slice(0, 6)).replayed
  expect(replay(entries.slice(6), half).replayed.state).toEqual(state)
})
