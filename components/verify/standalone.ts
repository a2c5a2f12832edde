import { type Report, reportOf } from '@/server/record/bundle-report'
import { readZip } from '@/server/record/read-zip'
import { verifyingBundle } from '@/server/record/verify-bundle'

/** The page inside a bundle: one file, no network, no framework, so that it can be read from end to end. */
const form = document.querySelector('form')
const said = document.querySelector('#said')
const progress = document.querySelector('progress')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void check(form)
})

async function check(form: HTMLFormElement): Promise<void> {
  const given = new FormData(form)
  const [bundle] = given.getAll('bundle').filter((one) => one instanceof File)
  if (!bundle || bundle.size === 0) return say(text('p', 'Choose the bundle first: a ZIP file.'))
  const files = readZip(new Uint8Array(await bundle.arrayBuffer()))
  const receipts = await Promise.all(
    given
      .getAll('receipts')
      .filter((one) => one instanceof File)
      .filter((one) => one.size > 0)
      .map(async (one) => ({ name: one.name, text: await one.text() })),
  )
  const key = String(given.get('key') ?? '').trim()
  const steps = verifyingBundle({ files: files ?? new Map(), keys: key ? [key] : [], receipts })
  say(text('p', 'Checking.'))
  if (progress) progress.hidden = false
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      if (progress) progress.hidden = true
      return say(
        ...(step.value
          ? shown(reportOf(step.value))
          : [text('p', 'This is not a bundle of Parley, or it was damaged.')]),
      )
    }
    if (progress) progress.value = step.value.done / Math.max(1, step.value.of)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const ANSWERS = { yes: 'Yes.', no: 'No.', 'not-checked': 'Not checked.' } as const

function shown({ valid, headline, statements, faults, facts, checked, unchecked }: Report): Node[] {
  const heading = text('h2', `${valid ? 'Valid' : 'Not valid'}: ${headline}.`)
  heading.className = valid ? 'ok' : 'bad'
  const terms = document.createElement('dl')
  for (const { name, value } of facts) terms.append(text('dt', name), text('dd', value))
  return [
    heading,
    ...statements.flatMap(({ name, answer, text: words }) => [
      text('h3', `${name}: ${ANSWERS[answer]}`),
      text('p', words),
    ]),
    ...list('What does not hold', faults),
    text('h3', 'What it is'),
    terms,
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
