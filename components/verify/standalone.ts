import type { Report } from '@/server/record/bundle-report'
import { checkBundle } from './check-bundle'

/** The page inside a bundle: one file, no network, no framework, so that it can be read from end to end. */
const form = document.querySelector('form')
const said = document.querySelector('#said')
const progress = document.querySelector('progress')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void check(new FormData(form))
})

async function check(given: FormData): Promise<void> {
  const chosen = (name: string) =>
    given.getAll(name).flatMap((one) => (one instanceof File && one.size > 0 ? [one] : []))
  const [bundle] = chosen('bundle')
  if (!bundle) return say(text('p', 'Choose the bundle first: a ZIP file.'))
  const key = given.get('key')
  say(text('p', 'Checking.'))
  if (progress) progress.hidden = false
  const report = await checkBundle(
    { bundle, key: typeof key === 'string' ? key : '', receipts: chosen('receipts') },
    ({ done, of }) => {
      if (progress) progress.value = done / Math.max(1, of)
    },
  )
  if (progress) progress.hidden = true
  say(...(report ? shown(report) : [text('p', 'This is not a bundle of Parley, or it was damaged.')]))
}

const HASH = /^[0-9a-f]{64}/
const ANSWERS = { yes: 'Yes.', no: 'No.', 'not-checked': 'Not checked.' } as const

function shown({
  valid,
  headline,
  statements,
  faults,
  facts,
  signatures,
  checked,
  unchecked,
}: Report): Node[] {
  const heading = text('h2', `${valid ? 'Valid' : 'Not valid'}: ${headline}.`)
  heading.className = valid ? 'ok' : 'bad'
  const terms = document.createElement('dl')
  for (const { name, value } of facts) {
    const shown = text('dd', value)
    if (HASH.test(value)) shown.className = 'hash'
    terms.append(text('dt', name), shown)
  }
  return [
    heading,
    ...statements.flatMap(({ name, answer, text: words }) => [
      text('h3', `${name}: ${ANSWERS[answer]}`),
      text('p', words),
    ]),
    ...list('What does not hold', faults),
    text('h3', 'What it is'),
    terms,
    ...list('Who signed', signatures),
    ...list('What was checked', checked),
    ...list('What could not be checked', unchecked),
  ]
}

function list(title: string, lines: readonly string[]): Node[] {
  if (lines.length === 0) return []
  const items = document.createElement('ul')
  items.append(...lines.map((line) => text('li', line)))
  return [text('h3', title), items]
}

function text(name: string, words: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = words
  return element
}

function say(...nodes: Node[]): void {
  said?.replaceChildren(...nodes)
}
