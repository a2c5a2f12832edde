import { describe, expect, it } from 'vitest'
import { orchardWall } from '@/server/ratification/orchard-wall.fixture'
import { prepare } from '@/server/ratification/read'

function marked(text: string, speaker: string, other: string): string {
  const prepared = prepare(text, { ...orchardWall, parties: [speaker, other], speaker })
  if (prepared.kind !== 'english') throw new Error(`not read as English: ${text}`)
  return prepared.evidence.marked.text.trim()
}
const own = '@self accepts @ref as written .'

describe('a body is called', () => {
  it.each([
    ['Great Isle', 'Commune of Great Isle', 'Commune of Little Isle'],
    ['The Free City', 'Free City of Aldermoor', 'Skyward Line Company'],
    ['Aldermoor', 'Free City of Aldermoor', 'Skyward Line Company'],
    ['The Fellowship', 'Millers’ Fellowship of Eastmarsh', 'Corwin Blaise'],
    ['The Guild', 'Guild of Lamplighters', 'City of Varrowmere'],
  ])('by what it is, or by its place: %s', (name, speaker, other) => {
    expect(marked(`${name} accepts this settlement as written.`, speaker, other)).toBe(own)
  })

  it.each([
    ['The Commune', 'Commune of Great Isle', 'Commune of Little Isle'],
    ['Justice', 'Ministry of Justice', 'Corwin Blaise'],
    ['Stone', 'Keepers of Stone', 'Corwin Blaise'],
  ])('by nothing that two share or that is an everyday word: %s', (name, speaker, other) => {
    expect(marked(`${name} accepts this settlement as written.`, speaker, other)).not.toBe(own)
  })

  it('by no ending of a word', () => {
    expect(
      marked('The deadline’s at ten: I accept this settlement.', 'Governors of St Hild’s', 'Ada Quill'),
    ).toBe("the deadline 's at ten : i accept @ref .")
  })
})
