import { title as titleText } from '@/server/protocol/text'
import { linesOf } from './lines'

const HEADING = /^#\s+(.*)$/
/** What the old scripts put there before anybody had written a title. */
const NO_TITLE = /^(negotiation\s+)?topic$/i

type Topic = { title: string; topic: string }

/** The title and text of `topic.md`; `otherwise` is the title where it has none that can be used. */
export function parseTopic(text: string, otherwise: string): Topic {
  const lines = linesOf(text)
  const at = lines.findIndex((line) => line.trim() !== '')
  const heading = HEADING.exec((lines[at] ?? '').trimEnd())?.[1]
  const title = titleText.safeParse(heading?.replace(/^Topic:\s*/i, ''))
  const usable = heading !== undefined && !NO_TITLE.test(heading) && title.success
  const rest = lines.slice(heading === undefined ? 0 : at + 1).join('\n')
  return { title: usable ? title.data : otherwise, topic: rest.trim() }
}

export function formatTopic({ title, topic }: Topic): string {
  return `# Topic: ${title}\n\n${topic}\n`
}
