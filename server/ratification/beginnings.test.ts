import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findActs } from '@/server/ratification/acts'
import { beginningsOf, beginsWith, isChoice, matchesAt, placesOf } from '@/server/ratification/beginnings'
import { cueIndexes } from '@/server/ratification/cues/index-of-cues'
import { patternOf } from '@/server/ratification/scan'

const texts = readFileSync('server/ratification/corpus/ratification.dev.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { text: string }).text.toLowerCase().replace(/([.,;:!?])/g, ' $1 '))

const read = (source: string) => {
  const found = beginningsOf(source)
  return found && [...found].sort()
}

describe('what a pattern can begin with', () => {
  it('is read through groups, choices and what may be missing', () => {
    expect(read('(?:i|we) (?:do )?sign')).toEqual(['i do', 'i si', 'we d', 'we s'])
    expect(read('(?:a |an )?yes')).toEqual(['a ye', 'an y', 'yes'])
    expect(read('(?<=(?:^|[.]) ?)@ok(?! by)(?:,| and)')).toEqual(['@ok ', '@ok,'])
  })

  it('ends where a class or a repetition leaves it open', () => {
    expect(read('if [a-z]+ x')).toEqual(['if '])
    expect(read('(?:so )+it')).toEqual(['so '])
    expect(read('(?:no ){2}')).toEqual(['no '])
    expect(read('\\u00e9x')).toBeUndefined()
  })

  it('is anything where something may stand first that is not known', () => {
    expect(beginningsOf('[a-z]+ yes')).toBeUndefined()
    expect(beginningsOf('(?:x|.)y')).toBeUndefined()
    expect(beginningsOf('(?:yes)?')).toBeUndefined()
  })

  it('tells a choice between wholes from one inside a group', () => {
    expect(isChoice(' (?:a|b)|if c')).toBe(true)
    expect(isChoice(' (?:a|b) c')).toBe(false)
  })

  it('never hides a match of a rule from the dev statements', () => {
    const hidden: string[] = []
    for (const index of [cueIndexes.cues, cueIndexes.harmless])
      for (const [word, rules] of index)
        for (const rule of rules) {
          const { goesOn } = rule
          if (!goesOn) continue
          for (const text of texts)
            for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
              if (beginsWith(text, at + goesOn.after, goesOn.with)) continue
              const pattern = patternOf(rule)
              pattern.lastIndex = at
              if (pattern.test(text)) hidden.push(`${rule.rule} in ${text}`)
            }
        }
    expect(hidden).toEqual([])
  })
})

describe('places worth trying', () => {
  const sources = ['(?:i|we) (?:hereby )?accept', '@ok (?:and )?so', '[a-z]{4} it', '(?:the )?deal']
  const edged = (flags: string) => sources.map((source) => new RegExp(`(?<![\\p{L}@'])(?:${source})`, flags))

  it('give the matches that a search of the whole text gives', () => {
    const places = placesOf(sources)
    const [here, anywhere] = [edged('uy'), edged('gu')]
    for (const text of [
      ...texts,
      'i accept . we hereby accept the deal , deal , i accept',
      '@ok so',
      'mi accept',
    ])
      for (const [which, own] of places(text).entries()) {
        const [sticky, global] = [here[which], anywhere[which]]
        if (!own || !sticky || !global) continue
        expect([...matchesAt(text, sticky, own)].map((match) => [match.index, match[0]])).toEqual(
          [...text.matchAll(global)].map((match) => [match.index, match[0]]),
        )
      }
    expect(places('a yes it')[2]).toBeUndefined()
  })

  it('find acts after other letters than plain ones', () => {
    expect(findActs('“i accept @ref')).toHaveLength(1)
    expect(findActs('éi accept @ref')).toHaveLength(0)
  })
})
