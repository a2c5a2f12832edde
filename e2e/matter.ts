import { randomUUID } from 'node:crypto'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { z } from 'zod'
import type { Signature } from '@/server/protocol/signature'
import { SIGNED } from '@/server/protocol/signed-acts'
import { testKey } from '@/server/protocol/test-keys'
import { canonicalJson } from '@/server/record/canonical'
import { test as base, expect, STARTING_MS } from './fixtures'
import { signIn, submits } from './people'
import { RunningParley } from './running-parley'

const answer = z.looseObject({ outcome: z.string(), link: z.string().nullish() })
const opened = z.object({ negotiation: z.string() })
const record = z.object({ entries: z.array(z.object({ seq: z.number(), text: z.string() })) })
const entry = z.object({ events: z.array(z.looseObject({ type: z.string() })) })
const own = z.object({
  own: z.object({ attempt: z.string(), words: z.string(), reading: z.json() }),
})

export const NAMES = {
  fay: 'Fay Lund',
  ana: 'Ana Prowse',
  bo: 'Bo Lindqvist',
  cy: 'Cy Adeyemi',
  eve: 'Eve Stranger',
} as const
export type Who = keyof typeof NAMES

type Session = { email: string; state: Awaited<ReturnType<BrowserContext['storageState']>> }
type Event = z.infer<typeof entry>['events'][number]

/** Sends from inside the page, so that the request is one of its own: cookies, origin and all. */
function post(page: Page, address: string, body: object): Promise<{ status: number; text: string }> {
  return page.evaluate(
    async ([to, sent]) => {
      const response = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      })
      return { status: response.status, text: await response.text() }
    },
    [address, JSON.stringify(body)] as const,
  )
}

/** One negotiation, brought to where a test begins by the same commands that the pages send. */
export class Matter {
  readonly room: string
  /** Whom the pages belong to that were seated here. */
  readonly #persons = new Map<Page, string>()
  readonly #enrolled = new Set<string>()
  readonly #sent = new Map<string, z.infer<typeof own>['own']>()

  constructor(
    readonly negotiation: string,
    /** Fay’s browser: she facilitates. */
    readonly fay: Page,
  ) {
    this.room = `/n/${negotiation}`
  }

  /** Opened by Fay. @param part what differs from the yard between two houses, with nothing limited */
  static async open(fay: Page, part: object = {}): Promise<Matter> {
    const { text } = await post(fay, '/api/negotiations', {
      id: randomUUID(),
      title: 'The yard between us',
      topic: 'Who may use the yard, and when.',
      charter: { preset: 'open-mediation', limits: { roundsPerParty: null, drafts: null, deadline: null } },
      sources: [],
      facilitator: NAMES.fay,
      parties: ['Alder House', 'Birch Yard'],
      successorOf: null,
      ...part,
    })
    return new Matter(opened.parse(JSON.parse(text)).negotiation, fay)
  }

  /** Sends one act as the page’s person, who signs what binds them. @returns how it ended, with its HTTP status */
  async sends(page: Page, command: object) {
    const id = randomUUID()
    return this.#post(page, id, command, await this.#signature(page, id, command))
  }

  async #post(page: Page, id: string, command: object, signature?: Signature) {
    const body = { id, negotiation: this.negotiation, command, ...(signature && { signature }) }
    const { status, text } = await post(page, `/api/negotiations/${this.negotiation}/commands`, body)
    const sent = own.safeParse(JSON.parse(text))
    if (sent.success) this.#sent.set(sent.data.own.attempt, sent.data.own)
    return { status, answer: answer.parse(JSON.parse(text)), text }
  }

  /** Signs with a key of the test's own, which stands on the record as a device of the page's person. */
  async #signature(page: Page, id: string, command: object): Promise<Signature | undefined> {
    const person = this.#persons.get(page)
    const { type, attempt } = z
      .looseObject({ type: z.string(), attempt: z.string().default('') })
      .parse(command)
    const words = type === 'ConfirmWords' ? { ...this.#sent.get(attempt), type: 'ConfirmRatification' } : {}
    if (!person || (type !== 'ConfirmWords' && !SIGNED.some((one) => one === type))) return undefined
    const key = testKey(`${this.negotiation} ${person}`)
    if (!this.#enrolled.has(person)) {
      this.#enrolled.add(person)
      await this.does(page, key.enrolment({ negotiation: this.negotiation, person }))
    }
    const act = { ...command, ...words }
    const text = canonicalJson({ negotiation: this.negotiation, person, command: id, act })
    return { key: key.key, value: key.signText(`parley/act/v1\u0000${text}`) }
  }

  /** As `sends`, for an act that has to be accepted. */
  async does(page: Page, command: object) {
    const { answer, text } = await this.sends(page, command)
    expect(answer.outcome, text).toBe('accepted')
    return { link: answer.link ?? '', text }
  }

  async events(): Promise<Event[]> {
    const text = await this.fay.evaluate(
      async (address) => (await fetch(address)).text(),
      `/api/negotiations/${this.negotiation}/entries`,
    )
    const { entries } = record.parse(JSON.parse(text))
    return entries.flatMap((one) => entry.parse(JSON.parse(one.text)).events)
  }

  /** What persons did: all but the keys that browsers enrol by themselves. */
  async acts(): Promise<Event[]> {
    return (await this.events()).filter(({ type }) => type !== 'KeyEnrolled')
  }

  /** The newest event of a type, or null. */
  async latest(type: string): Promise<Event | null> {
    return (await this.events()).findLast((event) => event.type === type) ?? null
  }

  async count(type: string): Promise<number> {
    return (await this.events()).filter((event) => event.type === type).length
  }

  /** Seats a person by a mailed invitation, which seats its address at once. Their page stays where it is. */
  async seat(page: Page, email: string, role: string, party: string | null): Promise<void> {
    const { link } = await this.does(this.fay, { type: 'Invite', party, role, email })
    expect(await submits(page, new URL(link).pathname, 'Take this seat')).toBeNull()
    const taken = z.looseObject({ person: z.string() }).parse(await this.latest('SeatTaken'))
    this.#persons.set(page, taken.person)
  }

  /** Intents stated by those who sign, a settlement tabled and put to ratification. @returns call and digest */
  async call(signing: Page[]): Promise<{ call: number; digest: string }> {
    await this.does(this.fay, { type: 'BeginIntents' })
    for (const page of signing) {
      const statement = {
        goals: [{ text: 'The yard is open to both of us.', rationale: '' }],
        constraints: [],
        redLines: [],
        tradeable: [],
        context: '',
      }
      await this.does(page, { type: 'StateIntent', statement })
    }
    await this.does(this.fay, { type: 'BeginMediation', without: [] })
    const facilitator = z.object({ facilitator: z.object({ person: z.string() }) })
    const { person } = facilitator.parse(await this.latest('NegotiationOpened')).facilitator
    const draft = {
      title: 'How the yard is shared',
      terms: [
        { heading: 'Hours', text: 'The yard is open to both from eight to six.', sources: [] },
        { heading: 'The gate', text: 'Whoever leaves last locks the gate.', sources: [] },
      ],
      tradeOffs: [],
      met: [],
      unmet: [],
      rationale: '',
    }
    const origin = { kind: 'person', person }
    await this.does(this.fay, { type: 'TableSettlement', basedOn: null, draft, origin })
    return this.callAgain()
  }

  /** Puts the newest settlement to ratification. */
  async callAgain(): Promise<{ call: number; digest: string }> {
    const drafted = z.object({ settlement: z.object({ digest: z.string() }) })
    const { digest } = drafted.parse(await this.latest('SettlementDrafted')).settlement
    await this.does(this.fay, { type: 'CallRatification', digest })
    const { call } = z.looseObject({ call: z.number() }).parse(await this.latest('RatificationCalled'))
    return { call, digest }
  }

  async ratify(page: Page, open: { call: number; digest: string }, words: string): Promise<void> {
    const { text } = await this.does(page, { type: 'SendWords', ...open, words })
    const { attempt } = own.parse(JSON.parse(text)).own
    await this.does(page, { type: 'ConfirmWords', ...open, attempt })
  }
}

interface MatterFixtures {
  /** Opens a browser of its own for one of the persons, signed in. */
  person: (who: Who, options?: BrowserContextOptions) => Promise<Page>
  /** A negotiation that Fay has opened, with Ana and Bo seated as the signatories of p1 and p2. */
  table: { matter: Matter; fay: Page; ana: Page; bo: Page }
}

interface WorkerFixtures {
  /** `app.localhost` where a test takes the network away, `localhost` where it asks past the browser. */
  host: string
  parley: RunningParley
  sessions: Record<Who, Session>
}

export const test = base.extend<MatterFixtures, WorkerFixtures>({
  host: ['localhost', { option: true, scope: 'worker' }],

  parley: [
    async ({ host }, use) => {
      const parley = await RunningParley.start({}, host)
      await use(parley)
      await parley.remove()
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],

  sessions: [
    async ({ browser, parley }, use) => {
      const session = async (who: Who): Promise<Session> => {
        const context = await browser.newContext({ baseURL: parley.url })
        const page = await context.newPage()
        const email = `${who}@example.org`
        await signIn(page, email, NAMES[who], '/api/health')
        const state = await context.storageState()
        await context.close()
        return { email, state }
      }
      await use({
        fay: await session('fay'),
        ana: await session('ana'),
        bo: await session('bo'),
        cy: await session('cy'),
        eve: await session('eve'),
      })
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],

  person: async ({ visitor, sessions }, use) => {
    await use(async (who, options = {}) => {
      const page = await visitor({ storageState: sessions[who].state, ...options })
      // Any page of this origin can send acts; this one is there at once.
      await page.goto('/api/health')
      return page
    })
  },

  table: async ({ person, sessions }, use) => {
    const [fay, ana, bo] = [await person('fay'), await person('ana'), await person('bo')]
    const matter = await Matter.open(fay)
    await matter.seat(ana, sessions.ana.email, 'signatory', 'p1')
    await matter.seat(bo, sessions.bo.email, 'signatory', 'p2')
    await use({ matter, fay, ana, bo })
  },
})

export { expect } from './fixtures'
