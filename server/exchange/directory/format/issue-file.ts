import { linesOf } from './lines'

export const TOPIC = /^[a-z0-9]+(-+[a-z0-9]+)*$/

export type SourcePosition = { heading: string; text: string }
/** An issue file by its parts. `rest` is what stands under no heading that an issue has. */
export type IssueFile = {
  title: string
  question: string
  context: string
  sources: SourcePosition[]
  rest: string
}

/** The number in front of a name, in tens: `08` is eight. @returns null where there is none */
export function numberOf(file: string): number | null {
  const digits = /^(\d{1,9})-/.exec(file)?.[1]
  return digits === undefined ? null : Number.parseInt(digits, 10)
}

/** One above every number in use, so that two files which share one leave no gap to fall into. */
export function nextNumber(files: readonly string[]): number {
  return Math.max(0, ...files.map((file) => numberOf(file) ?? 0)) + 1
}

export function fileNameFor(number: number, topic: string): string {
  return `${String(number).padStart(2, '0')}-${topic}.md`
}

/** What a file's name says when nothing in it does: `03-who-pays.md` is "who pays". */
export function topicOf(file: string): string {
  return file.replace(/\.md$/, '').replace(/^\d+-/, '').replaceAll('-', ' ').trim() || file
}

export function parseIssueFile(file: string, text: string): IssueFile {
  const issue: IssueFile = { title: '', question: '', context: '', sources: [], rest: '' }
  let into: { text: string[]; done: (text: string) => void } = {
    text: [],
    done: (rest) => (issue.rest = rest),
  }
  const close = () => into.done(into.text.join('\n').trim())
  const open = (done: (text: string) => void) => {
    close()
    into = { text: [], done }
  }
  for (const line of linesOf(text)) {
    const title = /^#\s+(?:Issue:\s*)?(.*?)\s*$/i.exec(line)?.[1]
    const heading = /^##\s+(.*?)\s*$/.exec(line)?.[1]
    if (title !== undefined && issue.title === '') {
      issue.title = title
    } else if (heading !== undefined && /^question$/i.test(heading) && issue.question === '') {
      open((question) => (issue.question = question))
    } else if (heading !== undefined && /^context$/i.test(heading) && issue.context === '') {
      open((context) => (issue.context = context))
    } else if (heading !== undefined && /^position\b/i.test(heading)) {
      open((said) => issue.sources.push({ heading, text: said }))
    } else {
      into.text.push(line)
    }
  }
  close()
  return { ...issue, title: issue.title || topicOf(file) }
}

export type NewIssue = {
  title: string
  question: string
  context: string
  sources: readonly SourcePosition[]
}

/** The form that agents fill in; what is known already stands in it. */
export function formatIssue({ title, question, context, sources }: NewIssue): string {
  const sections = [
    ['Question', question],
    ['Context', context],
    ...sources.map(({ heading, text }) => [heading, text]),
  ]
  return `# Issue: ${title}\n${sections.map(([heading, text]) => `\n## ${heading}\n${text}\n`).join('')}`
}

export const BLANK_ISSUE = {
  question: 'What specific decision needs to be made?',
  context: 'Relevant background, references to source docs.',
  sources: [
    { heading: 'Position A (source-a)', text: 'What source A says or implies.' },
    { heading: 'Position B (source-b)', text: 'What source B says or implies.' },
  ],
} as const
