import type { Draft } from '@/server/protocol/settlement'
import type { Work } from '@/server/protocol/work'
import { isUnusable, readAnswer } from '../answer'
import {
  BudgetSpent,
  type Mediator,
  type MediatorOutput,
  type MediatorText,
  NOTHING,
  outputDigest,
  type Task,
} from '../mediator'
import { essenceOf } from './essence'
import { draftsOf, type Member, writtenBy } from './panel-writers'

const PANEL = 'panel'

/**
 * Several mediators asked the same. What the first gives stands; for a draft each gives one. Where they differ, each
 * says its own under its own name. A member that fails is left out, and named; with none left the panel fails. What
 * is given names who wrote it, and who else was asked.
 */
export function panelOf(members: readonly Mediator[]): Mediator {
  return { name: PANEL, answer: (task) => answer(members, task) }
}

async function answer(members: readonly Mediator[], task: Task): Promise<MediatorOutput> {
  const heard: Member[] = []
  const failed: { by: string; error: unknown }[] = []
  // One after the other, so that what is noted of each call has its place whatever the order of answers.
  for (const [at, one] of members.entries()) {
    const progress = (done: number, of: number) => task.progress?.(at * of + done, members.length * of)
    try {
      heard.push({ by: one.name, output: readAnswer(await one.answer({ ...task, progress }), task.act) })
    } catch (error) {
      if (task.signal.aborted || error instanceof BudgetSpent) throw error
      failed.push({ by: one.name, error })
    }
  }
  const [first] = heard
  // One that did answer may do better when it is asked again; one that is away will not.
  if (!first)
    throw (
      (failed.find(({ error }) => isUnusable(error)) ?? failed[0])?.error ??
      new Error('the panel has no members')
    )
  const drafting = task.act === 'draft'
  const points = heard.length < 2 ? [] : differences(task, heard)
  const apart: Work[] = points.length > 0 ? [{ kind: 'disagreement', points: points.slice(0, 60) }] : []
  const drafted = drafting ? draftsOf(heard) : []
  const works = drafting ? [] : first.output.works
  const text: MediatorText = {
    ...(drafting ? NOTHING : first.output),
    drafts: drafted.map(({ draft }) => draft),
    works: [...apart, ...works],
  }
  const untabled = heard.filter((one) => drafting && !drafted.some(({ member }) => member === one))
  const asked = {
    panel: PANEL,
    heard,
    untabled,
    away: failed.map(({ by }) => by),
    digest: outputDigest(text),
  }
  return {
    ...text,
    provenance: writtenBy(drafting ? heard : [first], asked),
    writers: {
      drafts: drafted.map(({ member }) => writtenBy([member], asked)),
      works: [...apart.map(() => writtenBy(heard, asked)), ...works.map(() => writtenBy([first], asked))],
    },
  }
}

type Point = Extract<Work, { kind: 'disagreement' }>['points'][number]

function differences(task: Task, heard: Member[]): Point[] {
  switch (task.act) {
    case 'draft':
      return task.input.issues.flatMap(({ issue, title }) =>
        differ(task, title, heard, ({ drafts: [one] }) => termsOn(one, issue)),
      )
    case 'review':
      return conflictsApart(heard)
    case 'compare':
      return leansApart(task, heard)
    case 'simulate':
      return readingsApart(task, heard)
    case 'clarify':
      return rephrasedApart(task, heard)
    // What one asks or offers stands against nothing that another does.
    case 'questions':
    case 'alternatives':
      return []
  }
}

function differ(task: Task, about: string, heard: Member[], of: (output: MediatorOutput) => string): Point[] {
  const names = task.input.parties.map(({ name }) => name)
  const said = heard.map(({ by, output }) => ({ by, text: of(output) || 'Nothing.' }))
  const kinds = new Set(said.map((one) => essenceOf(one.text, names)))
  return kinds.size > 1 ? [{ about: about.slice(0, 600), said: said.slice(0, 8) }] : []
}

function termsOn(draft: Draft | undefined, issue: number): string {
  const about = (draft?.terms ?? []).filter((term) =>
    term.sources.some((one) => one.kind === 'issue' && one.issue === issue),
  )
  return about.map((one) => one.text).join(' ')
}

function conflictsApart(heard: Member[]): Point[] {
  const key = (one: MediatorOutput['findings'][number]) =>
    one.kind === 'conflict'
      ? one.between
          .map((by) => JSON.stringify(by.reference))
          .sort()
          .join(' ')
      : null
  const all = new Map(
    heard.flatMap(({ output }) =>
      output.findings.flatMap((one) => (key(one) ? [[key(one), one] as const] : [])),
    ),
  )
  return [...all.entries()].flatMap(([id, finding]) => {
    const said = heard.map(({ by, output }) => ({
      by,
      text: output.findings.find((one) => key(one) === id)?.text ?? 'It names no conflict between these two.',
    }))
    const missing = heard.some(({ output }) => !output.findings.some((one) => key(one) === id))
    const about =
      finding.kind === 'conflict'
        ? finding.between.map((one) => `“${one.quote.slice(0, 200)}”`).join(' and ')
        : ''
    return missing ? [{ about, said: said.slice(0, 8) }] : []
  })
}

/** Of one statement, where the models would put it with other figures, or the other way round. */
function rephrasedApart(task: Task, heard: Member[]): Point[] {
  const { subject } = task
  if (subject?.kind !== 'intent') return []
  const textOf = ({ works }: MediatorOutput, item: string) =>
    works.flatMap((one) => (one.kind === 'clarification' ? one.items : [])).find((one) => one.item === item)
      ?.text ?? ''
  return task.input.statements.flatMap(({ party, reference, text }) => {
    if (party !== subject.party || reference.kind !== 'intent' || !reference.item) return []
    const { item } = reference
    return differ(task, `“${text.slice(0, 500)}”`, heard, (output) => textOf(output, item))
  })
}

function leansApart(task: Task, heard: Member[]): Point[] {
  const points = heard.map(({ by, output }) => ({
    by,
    points: output.works.flatMap((one) =>
      one.kind === 'comparison'
        ? one.pairs.flatMap(({ a, b, points: inner }) =>
            inner.map((point) => ({ ...point, key: JSON.stringify([a, b, point.about]), a, b })),
          )
        : [],
    ),
  }))
  const keys = new Set(points.flatMap((one) => one.points.map((point) => point.key)))
  return [...keys].flatMap((key) => {
    const said = points.flatMap(({ by, points: inner }) => {
      const point = inner.find((one) => one.key === key)
      return point ? [{ by, leans: point.leans, text: point.why, point }] : []
    })
    const [one] = said
    if (!one || said.length < 2 || new Set(said.map((by) => by.leans)).size < 2) return []
    const statement = task.input.statements.find(
      (by) => JSON.stringify(by.reference) === JSON.stringify(one.point.about),
    )
    const about = `Settlements ${one.point.a} and ${one.point.b}, for “${statement?.text.slice(0, 300) ?? ''}”`
    return [{ about, said: said.map(({ by, text }) => ({ by, text })).slice(0, 8) }]
  })
}

function readingsApart(task: Task, heard: Member[]): Point[] {
  const readers = new Map(
    heard.flatMap(({ output }) =>
      output.works.flatMap((one) =>
        one.kind === 'readings'
          ? one.readings.map(({ reader }) => [JSON.stringify(reader), reader] as const)
          : [],
      ),
    ),
  )
  return [...readers.entries()].flatMap(([key, reader]) => {
    const about =
      reader.kind === 'party'
        ? `How ${task.input.parties.find((one) => one.party === reader.party)?.name ?? 'a party'} would read it`
        : reader.kind === 'situation'
          ? `What happens when it is ${reader.situation}`
          : `How a ${reader.kind} would read it`
    return differ(task, about, heard, (output) =>
      output.works
        .flatMap((one) =>
          one.kind === 'readings' ? one.readings.filter((by) => JSON.stringify(by.reader) === key) : [],
        )
        .map((one) => one.text)
        .join(' '),
    )
  })
}
