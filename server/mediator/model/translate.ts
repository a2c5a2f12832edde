import { LIMIT } from '@/server/protocol/limits'
import type { MediatorQuestion } from '@/server/protocol/mediation-events'
import type { Draft, Reference } from '@/server/protocol/settlement'
import type { Finding } from '@/server/protocol/statements'
import { type Reader, SITUATIONS, type Subject, type Work } from '@/server/protocol/work'
import { type MediatorText, NOTHING, Unusable } from '../mediator'
import type { Labelled } from './matter'
import type { AnswerOf } from './shapes'

/**
 * A model's answer, its labels made into references to the record.
 * @throws Unusable for a label that does not exist, and for a part that is missing
 */
export class Translator {
  constructor(private readonly labelled: Labelled) {}

  private cited(label: string): { reference: Reference; quote: string } {
    const found = this.labelled.references.get(label)
    if (!found) throw new Unusable(`the label ${label.slice(0, 20)} does not exist`)
    return found
  }
  private sources(labels: string[]): Reference[] {
    return [...new Set(labels)].slice(0, LIMIT.list).map((one) => this.cited(one).reference)
  }
  private statement(label: string) {
    const found = this.labelled.statements.get(label)
    if (!found) throw new Unusable(`the label ${label.slice(0, 20)} is no statement`)
    return found
  }

  private asked(questions: AnswerOf<'questions'>['questions']): MediatorQuestion[] {
    return questions.slice(0, 50).map(({ to, text, why, about }) => {
      const party = this.labelled.parties.get(to)
      if (!party && to !== 'all') throw new Unusable(`${to.slice(0, 20)} is no party`)
      return { to: party ?? null, text, why, about: this.sources(about).slice(0, 8) }
    })
  }

  review({ conflicts, assumptions, vague, questions }: AnswerOf<'review'>): MediatorText {
    const findings: Finding[] = [
      ...conflicts.map(({ first, second, text }): Finding => {
        const [a, b] = [this.statement(first), this.statement(second)]
        if (a.party === b.party) throw new Unusable('a conflict of a party with itself')
        return { kind: 'conflict', text, between: [cite(a), cite(b)] }
      }),
      ...assumptions.map(
        ({ label, text }): Finding => ({ kind: 'assumption', text, about: this.cited(label) }),
      ),
      ...vague.map(({ label, text }): Finding => ({ kind: 'vague', text, about: this.cited(label) })),
    ]
    return { ...NOTHING, findings: findings.slice(0, 200), questions: this.asked(questions) }
  }

  questions({ questions }: AnswerOf<'questions'>): MediatorText {
    return { ...NOTHING, questions: this.asked(questions) }
  }

  clarify({ items }: AnswerOf<'clarify'>, subject: Subject): MediatorText {
    const [first] = items
    const reference = first && this.statement(first.label).reference
    if (subject.kind !== 'intent' || reference?.kind !== 'intent') throw new Unusable('no item of the intent')
    const work: Work = {
      kind: 'clarification',
      party: subject.party,
      version: reference.version,
      items: items.map(({ label, text, kept, changed, unsure }) => {
        const one = this.statement(label)
        if (one.party !== subject.party || one.reference.kind !== 'intent' || !one.reference.item)
          throw new Unusable('an item of another party')
        return { item: one.reference.item, text, kept: few(kept), changed: few(changed), unsure: few(unsure) }
      }),
    }
    return { ...NOTHING, works: [work] }
  }

  alternatives({ options }: AnswerOf<'alternatives'>, subject: Subject): MediatorText {
    if (subject.kind !== 'term') throw new Unusable('no term')
    const { version, term } = subject
    const offered = options
      .slice(0, 6)
      .map(({ text, differs, sources }) => ({ text, differs, sources: this.sources(sources) }))
    return { ...NOTHING, works: [{ kind: 'alternatives', version, term, options: offered }] }
  }

  simulate({ readings }: AnswerOf<'simulate'>, subject: Subject): MediatorText {
    if (subject.kind !== 'term') throw new Unusable('no term')
    const { version, term } = subject
    const told = readings.slice(0, 40)
    const missing = [...this.labelled.parties.keys(), 'stranger', 'judge', ...SITUATIONS].find(
      (one) => !told.some(({ reader }) => reader === one),
    )
    if (missing) throw new Unusable(`there is no reading for ${missing}`)
    const read = told.map(({ reader, text, open }) => ({
      reader: this.reader(reader),
      text,
      open: few(open),
    }))
    return { ...NOTHING, works: [{ kind: 'readings', version, term, readings: read }] }
  }

  private reader(name: string): Reader {
    const party = this.labelled.parties.get(name)
    if (party) return { kind: 'party', party }
    const situation = SITUATIONS.find((one) => one === name)
    if (situation) return { kind: 'situation', situation }
    if (name === 'stranger' || name === 'judge') return { kind: name }
    throw new Unusable(`${name.slice(0, 20)} is no reader`)
  }

  compare({ points }: AnswerOf<'compare'>): MediatorText {
    const pairs = new Map<string, Extract<Work, { kind: 'comparison' }>['pairs'][number]>()
    for (const point of points) {
      const { a, b, label, leans, why } = olderFirst(point)
      const { party, reference } = this.statement(label)
      const key = `${a} ${b} ${party}`
      const pair = pairs.get(key) ?? { a, b, party, points: [] }
      if (pair.points.length < LIMIT.list) pair.points.push({ about: reference, leans, why })
      pairs.set(key, pair)
    }
    return { ...NOTHING, works: [{ kind: 'comparison', pairs: [...pairs.values()].slice(0, 120) }] }
  }

  /** @param next whether it goes on from a settlement: then one is enough, else several that differ are asked for */
  draft({ drafts }: AnswerOf<'draft'>, next: boolean): MediatorText {
    const different = new Set(drafts.map(({ rationale: _, ...one }) => JSON.stringify(one)))
    if (different.size < (next ? 1 : 2)) throw new Unusable('fewer drafts than were asked for')
    return {
      ...NOTHING,
      drafts: drafts.slice(0, 3).map(
        (one): Draft => ({
          title: one.title,
          terms: one.terms.map((term) => ({ ...term, sources: this.sources(term.sources) })),
          tradeOffs: one.tradeOffs.map((by) => ({ ...by, sources: this.sources(by.sources) })),
          met: one.met.map(({ label, term }) => ({ ...this.redLine(label), term })),
          unmet: one.unmet.map(({ label, why }) => ({ ...this.redLine(label), why })),
          rationale: one.rationale,
        }),
      ),
    }
  }

  private redLine(label: string) {
    const { party, reference, kind } = this.statement(label)
    if (kind !== 'red-line' || reference.kind !== 'intent' || !reference.item)
      throw new Unusable(`the label ${label.slice(0, 20)} is no red line`)
    return { party, item: reference.item }
  }
}

/** Settlements come in an order drawn by chance; a pair is named by the older one first, whichever was read first. */
function olderFirst(point: AnswerOf<'compare'>['points'][number]): typeof point {
  const { a, b, leans } = point
  if (a <= b) return point
  return { ...point, a: b, b: a, leans: leans === 'a' ? 'b' : leans === 'b' ? 'a' : leans }
}

const cite = ({ reference, text }: { reference: Reference; text: string }) => ({ reference, quote: text })
const few = (all: string[]) => all.filter((one) => one.trim() !== '').slice(0, 12)
