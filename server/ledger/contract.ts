import { beforeEach, describe, expect, test } from 'vitest'
import { commandId, negotiationId, type PersonId, personId } from '@/server/protocol/ids'
import { commitmentTo, type Opening } from '@/server/record/commitment'
import { entryHash } from '@/server/record/entry'
import { NO_ENTRY } from '@/server/record/hash'
import { type Append, FACILITATORS, type Ledger } from './ledger'

const ana = personId.parse('ana')
const bo = personId.parse('bo')
const id = (name: string) => commandId.parse(name)

/** An append after `head` with its own text; what the text says does not concern a ledger. */
export function appendTo(
  negotiation: string,
  head: { seq: number; hash: string },
  command: string,
  body = command,
): Append {
  const text = `{"of":"${negotiation}","seq":${head.seq + 1},"body":"${body} — “ü€”"}`
  return {
    negotiation: negotiationId.parse(negotiation),
    expected: head,
    entry: { seq: head.seq + 1, hash: entryHash(text), text },
    key: { actor: 'person ana', command: id(command), digest: entryHash(body) },
    sealed: [],
    jobs: [],
    listing: {
      shown: { title: 'A matter', phase: 'Setup', summary: '{}' },
      members: [{ person: ana, role: 'facilitator', party: null }],
    },
    holder: null,
  }
}
export const START = { seq: 0, hash: NO_ENTRY }
export const headOf = ({ entry }: Append) => ({ seq: entry.seq, hash: entry.hash })

/** What every ledger must do. `fresh` gives an empty one, in which Ana's sessions are of version 3. */
export function ledgerContract(fresh: () => Promise<Ledger>): void {
  let ledger: Ledger
  beforeEach(async () => {
    ledger = await fresh()
  })

  test('[REC1] entries come back to the letter and in order', async () => {
    const first = appendTo('n1', START, 'one')
    const second = appendTo('n1', headOf(first), 'two')
    expect(await ledger.append(first)).toEqual({ outcome: 'appended', seq: 1 })
    expect(await ledger.append(second)).toEqual({ outcome: 'appended', seq: 2 })
    expect(await ledger.entriesAfter(first.negotiation, 0)).toEqual([first.entry, second.entry])
    expect(await ledger.entriesAfter(first.negotiation, 1)).toEqual([second.entry])
    expect(await ledger.entriesAfter(first.negotiation, 2)).toEqual([])
    expect(await ledger.entriesAfter(first.negotiation, 0, 1)).toEqual([first.entry])
    expect(await ledger.entriesAfter(negotiationId.parse('n2'), 0)).toEqual([])
  })

  test('a record’s bytes are those of its texts, and none without entries', async () => {
    const first = appendTo('n1', START, 'one')
    const second = appendTo('n1', headOf(first), 'two')
    await ledger.append(first)
    await ledger.append(second)
    const texts = first.entry.text + second.entry.text
    expect(await ledger.bytes(first.negotiation)).toBe(Buffer.byteLength(texts))
    expect(await ledger.bytes(negotiationId.parse('n2'))).toBe(0)
  })

  describe.each([
    { what: 'an entry with what lists show', alone: false },
    { what: 'an entry with nothing stored beside it', alone: true },
  ])('$what', ({ alone }) => {
    /** An opening always has what lists show. */
    const appended = (...of: Parameters<typeof appendTo>): Append => {
      const whole = appendTo(...of)
      return alone && whole.expected.seq > 0 ? { ...whole, listing: { shown: null, members: null } } : whole
    }

    test('a writer who decided upon an older head is told so, and writes nothing', async () => {
      const first = appended('n1', START, 'one')
      await ledger.append(first)
      expect(await ledger.append(appended('n1', START, 'late'))).toEqual({ outcome: 'conflict' })
      expect(await ledger.append(appended('n1', { seq: 1, hash: entryHash('another') }, 'forked'))).toEqual({
        outcome: 'conflict',
      })
      expect(await ledger.append(appended('n1', { seq: 5, hash: first.entry.hash }, 'ahead'))).toEqual({
        outcome: 'conflict',
      })
      expect(await ledger.entriesAfter(first.negotiation, 0)).toEqual([first.entry])
    })

    test('an append in a session that has ended writes nothing and tells nothing', async () => {
      const held = (person: typeof ana, version: number) => ({ person, version })
      const first = { ...appended('n1', START, 'one'), holder: held(ana, 3) }
      expect(await ledger.append({ ...first, holder: held(ana, 2) })).toEqual({ outcome: 'ended' })
      expect(await ledger.append({ ...first, holder: held(bo, 3) })).toEqual({ outcome: 'ended' })
      expect(await ledger.entriesAfter(first.negotiation, 0)).toEqual([])
      expect(await ledger.append(first)).toEqual({ outcome: 'appended', seq: 1 })
      const second = appended('n1', headOf(first), 'two')
      expect(await ledger.append({ ...second, holder: held(ana, 2) })).toEqual({ outcome: 'ended' })
      expect(await ledger.append({ ...first, holder: held(ana, 4) })).toEqual({ outcome: 'ended' })
      expect(await ledger.append({ ...second, holder: held(ana, 3) })).toEqual({
        outcome: 'appended',
        seq: 2,
      })
    })

    test('of two writers racing for one place exactly one is first', async () => {
      const first = appended('n1', START, 'one')
      await ledger.append(first)
      const racers = Array.from({ length: 8 }, (_, at) => appended('n1', headOf(first), `racer${at}`))
      const outcomes = await Promise.all(racers.map((racer) => ledger.append(racer)))
      expect(outcomes.filter((one) => one.outcome === 'appended')).toHaveLength(1)
      expect(outcomes.filter((one) => one.outcome === 'conflict')).toHaveLength(7)
      expect(await ledger.entriesAfter(first.negotiation, 0)).toHaveLength(2)
    })

    describe('exactly once', () => {
      test('the same command again gives its first place, even when the head has moved on', async () => {
        const first = appended('n1', START, 'one')
        const second = appended('n1', headOf(first), 'two')
        await ledger.append(first)
        await ledger.append(second)
        expect(await ledger.append(appended('n1', START, 'one'))).toEqual({ outcome: 'duplicate', seq: 1 })
        expect(await ledger.append(appended('n1', headOf(second), 'two'))).toEqual({
          outcome: 'duplicate',
          seq: 2,
        })
        expect(await ledger.entriesAfter(first.negotiation, 0)).toHaveLength(2)
      })

      test('the same id with another body is refused', async () => {
        const first = appended('n1', START, 'one')
        await ledger.append(first)
        expect(await ledger.append(appended('n1', headOf(first), 'one', 'something else'))).toEqual({
          outcome: 'reused',
        })
      })

      test('many senders of one command write it once', async () => {
        const first = appended('n1', START, 'one')
        const outcomes = await Promise.all(Array.from({ length: 6 }, () => ledger.append(first)))
        expect(outcomes.map((one) => one.outcome).sort()).toEqual(['appended', ...Array(5).fill('duplicate')])
      })

      test('the same id of another actor, or in another negotiation, is another command', async () => {
        const first = appended('n1', START, 'one')
        await ledger.append(first)
        const byBo = { ...appended('n1', headOf(first), 'one'), key: { ...first.key, actor: 'person bo' } }
        expect(await ledger.append(byBo)).toEqual({ outcome: 'appended', seq: 2 })
        expect(await ledger.append(appended('n2', START, 'one'))).toEqual({ outcome: 'appended', seq: 1 })
      })

      test('a known command can be looked up, an unknown one cannot', async () => {
        const first = appended('n1', START, 'one')
        await ledger.append(first)
        const other = { ...first.key, digest: entryHash('something else') }
        expect(await ledger.known(first.negotiation, first.key)).toEqual({ outcome: 'duplicate', seq: 1 })
        expect(await ledger.known(first.negotiation, other)).toEqual({ outcome: 'reused' })
        expect(await ledger.known(first.negotiation, { ...first.key, actor: 'person bo' })).toBeNull()
      })
    })
  })

  test('[SEC1] a sealed part is given to its audience and to nobody else', async () => {
    const part = (field: string, content: string) => ({
      negotiation: 'n1',
      owner: 'ana',
      field,
      command: 'one',
      salt: 'a'.repeat(64),
      content,
    })
    const words = part('words', 'my own words')
    const flags = part('flags', '["under_duress"]')
    const first = appendTo('n1', START, 'one')
    await ledger.append({
      ...first,
      sealed: [
        { commitment: commitmentTo(words), opening: words, audience: [ana] },
        { commitment: commitmentTo(flags), opening: flags, audience: [FACILITATORS] },
      ],
    })
    expect(await ledger.sealedFor(first.negotiation, ana, false)).toEqual([words])
    expect(await ledger.sealedFor(first.negotiation, bo, false)).toEqual([])
    expect(await ledger.sealedFor(first.negotiation, bo, true)).toEqual([flags])
    expect(await ledger.sealed(first.negotiation, commitmentTo(words))).toEqual(words)
    expect(await ledger.sealed(negotiationId.parse('n2'), commitmentTo(words))).toBeNull()
    const asked = (opening: Opening, person: PersonId, facilitator: boolean) =>
      ledger.sealedTo(first.negotiation, commitmentTo(opening), person, facilitator)
    expect(await asked(words, ana, false)).toEqual(words)
    expect(await asked(words, bo, true)).toBeNull()
    expect(await asked(flags, bo, true)).toEqual(flags)
    expect(await asked(flags, bo, false)).toBeNull()
  })

  test('long sealed parts are read one at a time, by whoever may', async () => {
    const exchange: Opening = {
      negotiation: 'n1',
      owner: 'mediator stub',
      field: 'exchange',
      command: 'one',
      salt: 'c'.repeat(64),
      content: 'what was sent, and what came back',
    }
    const first = appendTo('n1', START, 'one')
    await ledger.append({
      ...first,
      sealed: [{ commitment: commitmentTo(exchange), opening: exchange, audience: [FACILITATORS] }],
    })
    expect(await ledger.sealedFor(first.negotiation, bo, true)).toEqual([])
    expect(await ledger.sealedTo(first.negotiation, commitmentTo(exchange), bo, true)).toEqual(exchange)
    expect(await ledger.sealedTo(first.negotiation, commitmentTo(exchange), bo, false)).toBeNull()
  })

  test('[ERA1] what an owner had sealed is gone once it is erased, and what they seal after it is not', async () => {
    const part = (command: string, owner = 'ana') => ({
      negotiation: 'n1',
      owner,
      field: 'words',
      command,
      salt: 'a'.repeat(64),
      content: `words of ${owner} in ${command}`,
    })
    const row = (opening: ReturnType<typeof part>, generation: number) => ({
      commitment: commitmentTo(opening),
      opening,
      audience: [personId.parse(opening.owner)],
      generation,
    })
    const [before, others, after] = [part('one'), part('one', 'bo'), part('two')]
    const reused = (key: Append['key']) =>
      ledger.known(negotiationId.parse('n1'), { ...key, digest: entryHash('a guess') })
    const first = appendTo('n1', START, 'one')
    await ledger.append({ ...first, sealed: [row(before, 0), row(others, 0)] })
    expect(await reused(first.key)).toEqual({ outcome: 'reused' })
    await ledger.erase(first.negotiation, 'ana', 0)
    await ledger.erase(first.negotiation, 'ana', 0)
    const second = { ...appendTo('n1', headOf(first), 'two'), sealed: [row(after, 1)] }
    await ledger.append(second)
    // Nobody can tell any more what stood there: whoever sends it again hears that it was carried out.
    expect(
      await ledger.append({ ...appendTo('n1', headOf(second), 'one'), sealed: [row(part('one'), 1)] }),
    ).toEqual({
      outcome: 'duplicate',
      seq: 1,
    })
    expect(await reused(first.key)).toEqual({ outcome: 'duplicate', seq: 1 })
    expect(await reused(second.key)).toEqual({ outcome: 'reused' })
    expect(await ledger.sealedFor(first.negotiation, ana, false)).toEqual([after])
    expect(await ledger.sealed(first.negotiation, commitmentTo(before))).toBeNull()
    expect(await ledger.sealedFor(first.negotiation, bo, false)).toEqual([others])
  })

  test('a refused append leaves neither sealed parts nor jobs', async () => {
    const first = appendTo('n1', START, 'one')
    await ledger.append(first)
    const words = {
      negotiation: 'n1',
      owner: 'ana',
      field: 'words',
      command: 'two',
      salt: 'b'.repeat(64),
      content: 'lost',
    }
    const lost = {
      ...appendTo('n1', START, 'two'),
      sealed: [{ commitment: commitmentTo(words), opening: words, audience: [ana] }],
    }
    expect(await ledger.append(lost)).toEqual({ outcome: 'conflict' })
    expect(await ledger.sealed(first.negotiation, commitmentTo(words))).toBeNull()
  })
}
