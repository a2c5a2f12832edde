import { escaped, inCode, unescaped } from './escape'
import { linesOf } from './lines'

export const TOPIC = /^[a-z0-9][a-z0-9-]*$/

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

// Of lines without the spaces at their end.
const TITLE = /^#\s+(?:Issue:\s*)?(.*)$/i
const SECTION = /^##\s+(question|context|position\b.*)$/i
const isHeading = (line: string) => [TITLE, SECTION].some((one) => one.test(line.trimEnd()))

/** Total: what stands under no heading of an issue is its `rest`. */
export function parseIssueFile(file: string, text: string): IssueFile {
  const issue: IssueFile = { title: '', question: '', context: '', sources: [], rest: '' }
  const lines = linesOf(text)
  const code = inCode(lines)
  let into: string[] = []
  let put = (said: string) => {
    issue.rest = said
  }
  const close = () => put(unescaped(into.join('\n'), isHeading).trim())
  const seen = new Set<string>()
  for (const [at, line] of lines.entries()) {
    const plain = code[at] ? '' : line.trimEnd()
    const title = TITLE.exec(plain)?.[1]
    const heading = SECTION.exec(plain)?.[1]
    const name = heading?.toLowerCase() ?? ''
    if (title !== undefined && issue.title === '' && seen.size === 0 && into.every((one) => one === '')) {
      issue.title = title
    } else if (heading !== undefined && !(seen.has(name) && /^(question|context)$/.test(name))) {
      close()
      into = []
      seen.add(name)
      if (name === 'question') {
        put = (said) => {
          issue.question = said
        }
      } else if (name === 'context') {
        put = (said) => {
          issue.context = said
        }
      } else {
        const source = { heading, text: '' }
        issue.sources.push(source)
        put = (said) => {
          source.text = said
        }
      }
    } else {
      into.push(line)
    }
  }
  close()
  return { ...issue, title: issue.title || topicOf(file) }
}

type NewIssue = Omit<IssueFile, 'rest'> & { rest?: string }

/** An issue file; `parseIssueFile` reads the same from it. */
export function formatIssue({ title, rest = '', question, context, sources }: NewIssue): string {
  const sections = [
    { heading: 'Question', text: question },
    { heading: 'Context', text: context },
    ...sources,
  ]
  const plain = (text: string) => escaped(text, isHeading)
  return [
    `# Issue: ${title}\n`,
    ...(rest === '' ? [] : [`${plain(rest)}\n`]),
    ...sections.map(({ heading, text }) => `## ${heading}\n${plain(text)}`.trimEnd().concat('\n')),
  ].join('\n')
}

export const BLANK_ISSUE = {
  question: 'What specific decision needs to be made?',
  context: 'Relevant background, references to source docs.',
  sources: [
    { heading: 'Position A (source-a)', text: 'What source A says or implies.' },
    { heading: 'Position B (source-b)', text: 'What source B says or implies.' },
  ],
}
