import type { PartyId } from '@/server/protocol/ids'
import { seededRandom } from '@/server/protocol/random'
import type { Reference } from '@/server/protocol/settlement'
import type { Subject, TextAct } from '@/server/protocol/work'
import type { MediatorInput, Statement } from '../input'

/** What a label in a prompt stands for. */
export type Labelled = {
  parties: Map<string, PartyId>
  /** Statements, with the words that may be quoted. */
  statements: Map<string, Statement>
  references: Map<string, { reference: Reference; quote: string }>
}
export type Matter = { text: string; labelled: Labelled }

type Line = { label?: string; kind: string; [key: string]: unknown }

/**
 * The matter as JSON lines between two marks: words of parties cannot leave their line, and cannot guess the mark.
 * The order of whatever there are several of is drawn from `seed`, so that none is favoured by its place.
 */
export function matterFor(input: MediatorInput, act: TextAct, subject: Subject | null, seed: number): Matter {
  const shuffled = shuffler(seed)
  const labelled: Labelled = { parties: new Map(), statements: new Map(), references: new Map() }
  const lines: Line[] = [{ kind: 'the matter', title: input.title, topic: input.topic }]
  const parties = shuffled(input.parties).map((one, at) => ({ ...one, label: `P${at + 1}` }))
  const labelOf = (party: PartyId) => parties.find((one) => one.party === party)?.label ?? 'P0'
  for (const { label, party, name } of parties) {
    labelled.parties.set(label, party)
    lines.push({ label, kind: 'party', name })
  }
  const refer = (label: string, reference: Reference, quote: string) =>
    labelled.references.set(label, { reference, quote })
  for (const [at, one] of shuffled(input.statements).entries()) {
    const label = `S${at + 1}`
    labelled.statements.set(label, one)
    refer(label, one.reference, one.text)
    const mine = subject?.kind === 'intent' && subject.party === one.party && one.reference.kind === 'intent'
    lines.push({
      label,
      kind: act === 'clarify' && mine ? 'to rephrase' : one.kind,
      ...(act === 'clarify' && mine ? { 'stated as': one.kind } : {}),
      party: labelOf(one.party),
      words: one.text,
      ...(one.rationale ? { reason: one.rationale } : {}),
      ...(one.issue === null ? {} : { issue: `I${one.issue}` }),
    })
  }
  for (const one of shuffled(input.issues)) {
    refer(`I${one.issue}`, { kind: 'issue', issue: one.issue }, one.question)
    lines.push({
      label: `I${one.issue}`,
      kind: 'issue',
      title: one.title,
      question: one.question,
      status: one.status,
      'set aside': one.setAside,
    })
    if (one.decision !== null) lines.push({ kind: 'decision', issue: `I${one.issue}`, words: one.decision })
  }
  for (const one of shuffled(input.trades)) {
    refer(`T${one.trade}`, { kind: 'trade', trade: one.trade }, one.offer)
    lines.push({
      label: `T${one.trade}`,
      kind: 'trade-off',
      party: labelOf(one.party),
      offers: one.offer,
      wants: one.want,
      because: one.because,
    })
  }
  for (const one of shuffled(input.questions))
    if (one.answers.length > 0) {
      refer(`Q${one.question}`, { kind: 'answer', question: one.question }, one.text)
      lines.push({
        label: `Q${one.question}`,
        kind: 'question answered',
        question: one.text,
        answers: shuffled(one.answers).map((by) => ({ party: labelOf(by.party), words: by.text })),
      })
    } else lines.push({ kind: 'question already put', question: one.text })
  for (const one of shuffled(input.sources)) {
    refer(`D${one.source}`, { kind: 'source', source: one.source }, one.title)
    lines.push({
      label: `D${one.source}`,
      kind: 'document',
      title: one.title,
      text: one.text,
      ...(one.text.length < one.characters
        ? { cut: `the first ${one.text.length} of ${one.characters} characters` }
        : {}),
    })
  }
  lines.push(...texts(input, act, subject, shuffled, labelOf, refer))
  if (input.note.trim() !== '') lines.push({ kind: 'note of whoever asks', words: input.note })
  const mark = `matter ${(seed ^ 0x5bd1e995) >>> 0}`
  const body = lines.map((one) => JSON.stringify(one)).join('\n')
  return { text: `<<<${mark}>>>\n${body}\n<<<end of ${mark}>>>`, labelled }
}

function texts(
  input: MediatorInput,
  act: TextAct,
  subject: Subject | null,
  shuffled: Shuffled,
  labelOf: (party: PartyId) => string,
  refer: (label: string, reference: Reference, quote: string) => void,
): Line[] {
  const lines: Line[] = []
  const shown = act === 'compare' ? input.settlements.slice(-4) : input.settlement ? [input.settlement] : []
  for (const one of shuffled(shown)) {
    refer(`V${one.version}`, { kind: 'settlement', version: one.version }, one.terms[0]?.text ?? '')
    lines.push({
      label: `V${one.version}`,
      kind: 'settlement',
      version: one.version,
      terms: one.terms.map(({ heading, text }, at) => ({ term: at + 1, heading, text })),
    })
  }
  if (subject?.kind === 'term') {
    const term = input.settlements.find((one) => one.version === subject.version)?.terms[subject.term - 1]
    lines.push({
      kind: 'the term',
      version: subject.version,
      term: subject.term,
      heading: term?.heading,
      text: term?.text,
    })
  }
  for (const one of shuffled(input.counters))
    if (shown.some(({ version }) => version === one.version)) {
      const quote =
        one.comment.trim() || one.changes.map((by) => ('text' in by ? by.text : by.comment)).join(' ')
      refer(`C${one.counter}`, { kind: 'counter', counter: one.counter }, quote)
      lines.push({
        label: `C${one.counter}`,
        kind: 'counter',
        party: labelOf(one.party),
        to: `V${one.version}`,
        changes: one.changes,
        comment: one.comment,
      })
    }
  return lines
}

type Shuffled = <T>(items: readonly T[]) => T[]

/** Fisher and Yates, drawn from a seed. */
function shuffler(seed: number): Shuffled {
  const random = seededRandom(seed)
  return (items) => {
    const all = [...items]
    for (let at = all.length - 1; at > 0; at -= 1) {
      const other = random.below(at + 1)
      const [here, there] = [all[at], all[other]]
      if (here !== undefined && there !== undefined) {
        all[at] = there
        all[other] = here
      }
    }
    return all
  }
}
