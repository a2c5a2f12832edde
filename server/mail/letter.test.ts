import { expect, test } from 'vitest'
import { written } from './letter'

const LETTER = {
  subject: 'Nadia\n asks for a seat',
  paragraphs: ['“<b>Flat & floor</b>” has ended.'],
  link: { label: 'Read', url: 'http://localhost:3000/n/a?b=1&c="2"' },
  after: ['That is all.'],
}

test('text and HTML say the same, and what people typed stays text', () => {
  const { subject, text, html } = written(LETTER, 'ana@example.org')
  expect(subject).toBe('Nadia asks for a seat')
  expect(text).toBe(
    '“<b>Flat & floor</b>” has ended.\n\nRead:\nhttp://localhost:3000/n/a?b=1&c="2"\n\nThat is all.\n',
  )
  expect(html).toContain('“&lt;b&gt;Flat &amp; floor&lt;/b&gt;” has ended.')
  expect(html).toContain('href="http://localhost:3000/n/a?b=1&amp;c=&quot;2&quot;"')
  expect(html).not.toContain('<b>')
})
