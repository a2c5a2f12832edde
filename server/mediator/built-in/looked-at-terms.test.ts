import { expect, it } from 'vitest'
import { lintTerm } from './lint'

/** Terms as people write them, each with what a careful stranger would point at. */
const TERMS: [heading: string, text: string, faults: string[]][] = [
  [
    'Hives',
    'Brandt Apiaries keeps between 20 and 30 hives on the common from 1 March on.',
    ['contradiction'],
  ],
  ['Hives by the path', 'No more than 18 hives stand on the common.', ['contradiction']],
  ['Rent', 'Brandt Apiaries pays rent to the Common Society.', ['no-amount', 'no-deadline']],
  ['Fence', 'The fence is repaired soon.', ['vague', 'no-actor']],
  ['End', 'The licence ends by option b.', ['undefined-reference']],
  [
    'Honey',
    'The Common Society gets a reasonable share as set out in Annex 2.',
    ['vague', 'undefined-reference'],
  ],
  ['Key', 'Brandt Apiaries returns the key.', ['no-deadline']],
  ['Gate', 'The gate must be locked.', ['no-actor']],
  ['Hours', 'The Harbour Choir sings on Tuesdays from 6 to 8 pm.', []],
  ['Other hours', 'The Harbour Choir sings on Fridays from 5 to 7 pm.', []],
  ['Notice', 'Either party ends the contract with notice of three months.', ['contradiction']],
  ['Notice in summer', 'A party ends the contract with at least half a year’s notice.', ['contradiction']],
  ['Talks', 'Brandt Apiaries gives a talk for school classes from time to time.', ['vague']],
  ['Later', 'This is settled by a later agreement of the parties.', ['vague']],
  ['Length', 'The lease runs for one and a half years.', []],
  ['Length of the lease', 'The lease runs for 18 months from 1 May 2027.', []],
  ['Fence again', 'The Common Society repairs the fence named in term 4 by 1 May 2027.', []],
]
const PARTIES = ['Brandt Apiaries', 'The Common Society', 'Ilse Korn', 'The Harbour Choir']
const terms = TERMS.map(([heading, text]) => ({ heading, text, sources: [] }))

it.each(TERMS.map(([, text, faults], at) => [text, faults, at] as const))('“%s” %j', (_, faults, at) => {
  expect(lintTerm(terms, at, PARTIES).map((one) => one.fault)).toEqual(faults)
})

it('two terms that differ in months and years say the same; a bound below them does not', () => {
  const more = [
    ...terms,
    { heading: 'End of the lease', text: 'The lease runs for at most a year.', sources: [] },
  ]
  const says = lintTerm(more, terms.length, PARTIES).map((one) => one.says)
  expect(says).toEqual([
    'It does not go together with term 15, “Length”.',
    'It does not go together with term 16, “Length of the lease”.',
  ])
})
