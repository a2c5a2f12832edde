import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Theme = 'light' | 'dark'

const css = readFileSync(join(import.meta.dirname, 'globals.css'), 'utf8')
const tokens = new Map(
  Array.from(
    css.matchAll(/^ {2}--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);$/gm),
    (match) => [match[1] ?? '', { light: match[2] ?? '', dark: match[3] ?? '' }],
  ),
)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(theme: Theme, front: string, ground: string): number {
  const [one, other] = [front, ground].map((name) => {
    const token = tokens.get(name)
    if (token === undefined) throw new Error(`globals.css has no token --${name}`)
    return luminance(token[theme])
  })
  if (one === undefined || other === undefined) throw new Error('two tokens are compared')
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const grounds = [
  'bg',
  'surface',
  'raised',
  'sunken',
  'private-soft',
  'accent-soft',
  'warn-soft',
  'ok-soft',
  'danger-soft',
]
const parties = [1, 2, 3, 4, 5, 6].map((place) => `party-${place}`)

const textPairs: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-muted', ground],
  ]),
  ...['bg', 'surface', 'raised', 'sunken'].flatMap((ground): [string, string][] =>
    ['accent', 'accent-strong', 'ok', 'warn', 'danger', 'private', ...parties].map((front) => [
      front,
      ground,
    ]),
  ),
  ...['accent', 'ok', 'warn', 'danger', 'private'].map((tone): [string, string] => [tone, `${tone}-soft`]),
  ['on-fill', 'fill'],
  ['on-fill', 'fill-strong'],
]

const borderPairs = ['bg', 'surface', 'raised', 'sunken', 'private-soft'].flatMap(
  (ground): [string, string][] => [
    ['line-strong', ground],
    ['fill', ground],
  ],
)

for (const theme of ['light', 'dark'] as const) {
  test.each(textPairs)(`${theme}: %s on %s is text of at least 4.5:1`, (front, ground) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(borderPairs)(`${theme}: %s on %s is a control's edge of at least 3:1`, (front, ground) => {
    expect(contrast(theme, front, ground)).toBeGreaterThanOrEqual(3)
  })
}
