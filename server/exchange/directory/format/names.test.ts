import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { talking } from '@/server/protocol/testing'
import { title } from '@/server/protocol/text'
import { directoryOf } from './export-plan'
import { fileNameOf } from './inert'
import { cut, cutName, numbered } from './names'

const bytes = (text: string) => new TextEncoder().encode(text).length
const name = fc
  .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 160 }), fc.constantFrom('', '.md', '.pdf'))
  .map((both) => both.join(''))

describe('names of files', () => {
  it('are cut by their bytes, between characters', () => {
    fc.assert(
      fc.property(name, fc.nat(300), (text, most) => {
        const short = cut(text, most)
        expect(text.startsWith(short)).toBe(true)
        expect(bytes(short)).toBeLessThanOrEqual(most)
        expect(short.isWellFormed()).toBe(text.isWellFormed())
        const next = [...text.slice(short.length)][0]
        if (next !== undefined) expect(bytes(short + next)).toBeGreaterThan(most)
      }),
    )
    expect(cut('資資', 5)).toBe('資')
    expect(cut('a😀', 4)).toBe('a')
  })

  it('are whole where they can be, and keep their ending where they cannot', () => {
    expect(cutName(`${'資'.repeat(84)}.md`)).toBe(`${'資'.repeat(84)}.md`)
    expect(cutName(`${'資'.repeat(160)}.md`)).toBe(`${'資'.repeat(65)}.md`)
    expect(numbered('a.b.md', 2)).toBe('a.b-2.md')
    expect(numbered('資'.repeat(80), 1000)).toBe(`${'資'.repeat(66)}-1000`)
  })

  it('of titles are names that every file system takes', () => {
    const titles = fc
      .string({ unit: 'grapheme', maxLength: 160 })
      .filter((one) => title.safeParse(one).success)
    fc.assert(
      fc.property(titles, (one) => {
        expect(bytes(fileNameOf(one))).toBeLessThanOrEqual(255)
      }),
    )
    expect(bytes(fileNameOf('資'.repeat(160)))).toBeLessThanOrEqual(255)
    expect(bytes(fileNameOf('%'.repeat(160)))).toBeLessThanOrEqual(255)
    expect(fileNameOf('a/b: "c"')).toBe('a%2fb%3a %22c%22.txt')
  })

  it('of sources whose titles begin alike are distinct', () => {
    const alike = '資'.repeat(159)
    const sources = ['一', '二', '三'].map((last) => ({ title: alike + last, text: `${last} is said here.` }))
    const table = talking({ sources })
    const paths = directoryOf(table.matter)
      .map((one) => one.path)
      .filter((one) => one.startsWith('sources/'))
    expect(new Set(paths).size).toBe(3)
    for (const path of paths) expect(bytes(path.slice('sources/'.length))).toBeLessThanOrEqual(255)
  })
})
