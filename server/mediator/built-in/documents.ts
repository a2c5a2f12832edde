import type { Finding } from '@/server/protocol/statements'
import type { MediatorInput, Statement } from '../input'
import { quotationsIn, sentencesOf } from '../language/sentences'
import { stemsOf } from '../language/words'
import type { SourceIn } from '../source-texts'
import { quote } from './wording'

/** A text that points at a document: "the attached plan", "annex B", "the lease". */
const POINTS =
  /\b(?:the )?(?:attached|enclosed|aforementioned|above-mentioned) (?:list|plan|schedule|rules|agreement|contract|lease|document|table|map|annex|inventory)\b|\b(?:the )?(?:annex|appendix|schedule|exhibit|attachment|enclosure)\s+(?:[A-Z]\b|\d{1,3}\b)/gi

/** Whether some document of the matter may be the one that these words point at: by its title, or a heading in it. */
export function isBrought(words: string, sources: readonly SourceIn[]): boolean {
  const meant = stemsOf(words.replace(/\b(?:the|attached|enclosed|aforementioned|above-mentioned)\b/gi, ' '))
  const plain = words.replace(/^the /i, '').toLowerCase()
  return sources.some(({ title, text }) => {
    const own = stemsOf(title)
    return [...meant].some((one) => [...own].includes(one)) || text.toLowerCase().includes(plain)
  })
}

const CHECKED: readonly Statement['kind'][] = ['goal', 'constraint', 'red-line', 'position']

/**
 * What statements say of documents, held against those that were brought: references to none of them, and words
 * quoted as from one that do not stand in it. Only words are compared; what a document means is not judged.
 */
export function documentFindings({
  statements,
  sources,
}: Pick<MediatorInput, 'statements' | 'sources'>): Finding[] {
  return statements
    .filter((one) => CHECKED.includes(one.kind))
    .flatMap((one): Finding[] => {
      const about = { reference: one.reference, quote: one.text }
      const missing = [...new Set([...one.text.matchAll(POINTS)].map((found) => found[0]))].filter(
        (words) => !isBrought(words, sources),
      )
      const says = missing.map((words) => `${quote(words)} points at a document that was not brought here.`)
      const vague: Finding[] = says.length > 0 ? [{ kind: 'vague', text: says.join(' '), about }] : []
      return [
        ...vague,
        ...misquotes(one.text, sources).map((text): Finding => ({ kind: 'assumption', text, about })),
      ]
    })
}

/** Words in quotation marks, in a sentence that names a document, that do not stand in that document. */
function misquotes(text: string, sources: readonly SourceIn[]): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const named = sources.find((one) => isNamed(one, sentence.text))
    if (!named) return []
    return quotationsIn(sentence.text).flatMap(({ text: marked }) => {
      const words = marked.replace(/^["“„«'‘]|["”»'’]$/g, '').trim()
      if (words.split(/\s+/).length < 3 || squeezed(named.text).includes(squeezed(words))) return []
      const rest =
        named.text.length < named.characters
          ? ` Only the first ${named.text.length} characters were read.`
          : ''
      return [
        `${quote(words)} is given as words of the document ${quote(named.title)}, and does not stand in it to the letter.${rest}`,
      ]
    })
  })
}

/** Its title stands in the sentence, or at least two of the title's words do. */
function isNamed({ title }: SourceIn, sentence: string): boolean {
  const own = [...stemsOf(title)]
  const said = [...stemsOf(sentence)]
  const both = own.filter((one) => said.includes(one)).length
  return (
    sentence.toLowerCase().includes(title.toLowerCase()) ||
    (both >= 2 && both >= own.length / 2) ||
    (own.length === 1 && both === 1)
  )
}

const squeezed = (text: string) =>
  text
    .replace(/[“”„"«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[.,;:]+$/, '')
    .toLowerCase()
