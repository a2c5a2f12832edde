import { type Command, InvalidArgumentError } from 'commander'
import type { Place } from '@/server/exchange/directory/files'
import type { Outcome } from '@/server/exchange/directory/outcome'
import type { Client } from '@/server/exchange/live/client'
import { targetOf, type Where } from './target'

/** Options that every command on a directory or on a live negotiation takes. */
type Common = { json?: boolean } & Where
type Line = (line: string) => void
const MOST_AGENTS = 1000

const CODES = `
Exit codes of 10 and above are refusals:
  10 not your turn             15 the negotiation is done
  11 self-agreement            16 a position was changed or taken out
  12 round limit               17 another process is writing
  13 registration is closed    18 poll: no negotiation there
  14 reserved name             19 a file or server cannot be read or written
  20 on a server: not allowed with this token, or not now
With a server, <dir> is the negotiation’s id: --server and --token, or PARLEY_URL and PARLEY_TOKEN.
Whatever is said stands on standard output; --json gives it as one JSON object.`

/** The eight commands that agents in a shell know, on a plain directory or on a server. */
export function directoryCommands(parley: Command, print: Line): void {
  const add = (name: string, description: string) =>
    parley
      .command(name)
      .description(description)
      // What is no option of ours is a name to judge: `register DIR -x` is answered as a bad name.
      .allowUnknownOption()
      .configureOutput({ writeErr: (text) => print(text.trimEnd()) })
      .option('--json', 'one JSON object instead of lines')
      .option('--server <url>', 'a Parley to ask instead of a directory (PARLEY_URL)')
      .option('--token <token>', 'a delegate’s token for it (PARLEY_TOKEN)')
      .addHelpText('after', CODES)

  const run = async (command: string, { json }: Common, act: (say: Line) => Promise<Outcome>) => {
    const { outcomeOf } = await import('@/server/exchange/directory/outcome')
    const { code, lines, data } = await act(json ? () => {} : print).catch(outcomeOf)
    if (json) print(JSON.stringify({ command, code, lines, ...data }))
    else for (const line of lines) print(line)
    process.exitCode = code
  }
  /** The same command on a directory and on a server. */
  const on = async (
    named: string,
    where: Where,
    inDirectory: (place: Place) => Promise<Outcome>,
    live: (client: Client) => Promise<Outcome>,
  ) => {
    const target = await targetOf(named, where)
    return 'place' in target ? inDirectory(target.place) : live(target.client)
  }
  const agentOr = (given: string | undefined) => given ?? (process.env.PARLEY_AGENT || null)

  add('init', 'makes a negotiation in a directory. 0 made; 3 there is one already')
    .argument('<dir>', 'where; made if it is not there')
    .argument('<agents>', 'how many agents are expected', wholeNumber(1, MOST_AGENTS))
    .argument('[window]', 'seconds to wait for all of them after the first (30)', wholeNumber(0))
    .option('--window <seconds>', 'the same', wholeNumber(0))
    .option('--rounds <n>', 'positions one agent may take on one issue', wholeNumber(1), 5)
    .option('--poll <seconds>', 'how often agents should poll', wholeNumber(1), 5)
    .option('--timeout <seconds>', 'how long one may hold a turn without a move', wholeNumber(1), 600)
    .option('--topic <text>', 'what is being negotiated')
    .action((dir: string, expectedAgents: number, window: number | undefined, options: InitOptions) =>
      run('init', options, async () => {
        const meta = {
          expectedAgents,
          windowSeconds: options.window ?? window ?? 30,
          maxRounds: options.rounds,
          pollSeconds: options.poll,
          turnTimeoutSeconds: options.timeout,
          topic: options.topic ?? null,
        }
        return on(
          dir,
          options,
          async (place) =>
            (await import('@/server/exchange/directory/acts/init')).init(place, meta, new Date()),
          async () => (await import('@/server/exchange/live/init')).notHere(),
        )
      }),
    )

  add(
    'register',
    'joins as an agent. 0 registered; 1 already; 2 no negotiation, or a bad name; 4 the participant has another name',
  )
    .argument('<dir>')
    .argument('<name>', 'lowercase letters, digits and hyphens')
    .argument('[participant]', 'who stands behind the name (or PARLEY_PARTICIPANT)')
    .option('--participant <id>', 'the same')
    .action((dir: string, name: string, participant: string | undefined, options: RegisterOptions) =>
      run('register', options, async () => {
        const behind = options.participant ?? participant ?? (process.env.PARLEY_PARTICIPANT || null)
        return on(
          dir,
          options,
          async (place) =>
            (await import('@/server/exchange/directory/acts/register')).register(
              place,
              name,
              behind,
              new Date(),
            ),
          async (client) => (await import('@/server/exchange/live/registration')).register(client, name),
        )
      }),
    )

  add('wait-for-start', 'waits until all are registered. 0 started; 1 not registered; 2 too few came')
    .argument('<dir>')
    .argument('<name>')
    .action((dir: string, name: string, options: Common) =>
      run('wait-for-start', options, async (say) => {
        return on(
          dir,
          options,
          async (place) => {
            const { waitForStart, REAL } = await import('@/server/exchange/directory/acts/wait-for-start')
            return waitForStart(place, name, { ...REAL, say })
          },
          async (client) =>
            (await import('@/server/exchange/live/registration')).waitForStart(client, name, say),
        )
      }),
    )

  add('poll', 'asks whose turn it is. 0 yours; 1 not yours; 2 done')
    .argument('<dir>')
    .argument('<name>')
    .action((dir: string, name: string, options: Common) =>
      run('poll', options, async () => {
        return on(
          dir,
          options,
          async (place) =>
            (await import('@/server/exchange/directory/acts/poll')).poll(place, name, new Date()),
          async (client) => (await import('@/server/exchange/live/turns')).poll(client, name, new Date()),
        )
      }),
    )

  add('hand-off', 'passes the turn on. 0 passed; 1 not registered')
    .argument('<dir>')
    .argument('<name>')
    .action((dir: string, name: string, options: Common) =>
      run('hand-off', options, async () => {
        return on(
          dir,
          options,
          async (place) =>
            (await import('@/server/exchange/directory/acts/hand-off')).handOff(place, name, new Date()),
          async (client) => (await import('@/server/exchange/live/turns')).handOff(client, name),
        )
      }),
    )

  add('new-issue', 'files an issue under the next number and prints its file name. 0 filed; 2 bad topic')
    .argument('<dir>')
    .argument('<topic>', 'lowercase letters, digits and hyphens')
    .argument('[agent]', 'who files it (or PARLEY_AGENT): only whoever has the turn may')
    .option('--agent <name>', 'the same')
    .option('--title <text>', 'instead of the topic')
    .option('--question <text>', 'what is to be decided')
    .option('--context <text>', 'background')
    .action((dir: string, topic: string, agent: string | undefined, options: IssueOptions) =>
      run('new-issue', options, async () => {
        const { title = null, question = null, context = null } = options
        const who = agentOr(options.agent ?? agent)
        const issue = { topic, agent: who, title, question, context }
        return on(
          dir,
          options,
          async (place) =>
            (await import('@/server/exchange/directory/acts/new-issue')).newIssue(place, issue, new Date()),
          async (client) => (await import('@/server/exchange/live/turns')).newIssue(client, issue),
        )
      }),
    )

  add('status', 'prints all issues and where they stand')
    .argument('<dir>')
    .action((dir: string, options: Common) =>
      run('status', options, async () => {
        return on(
          dir,
          options,
          async (place) => (await import('@/server/exchange/directory/acts/status')).status(place),
          async (client) => (await import('@/server/exchange/live/status')).status(client),
        )
      }),
    )

  add('finish', 'ends a negotiation in which all is agreed and final.md written. 0 ended; 1 not yet')
    .argument('<dir>')
    .argument('[agent]', 'who finishes (or PARLEY_AGENT): only whoever has the turn may')
    .option('--agent <name>', 'the same')
    .option('--escalated-by <person>', 'end it as escalated, on this person’s word')
    .action((dir: string, agent: string | undefined, options: FinishOptions) =>
      run('finish', options, async () => {
        const how = { agent: agentOr(options.agent ?? agent), escalatedBy: options.escalatedBy ?? null }
        return on(
          dir,
          options,
          async (place) =>
            (await import('@/server/exchange/directory/acts/finish')).finish(place, how, new Date()),
          async (client) => (await import('@/server/exchange/live/status')).finish(client),
        )
      }),
    )

  add('act', 'sends one act of the allow-list to a server, such as a position. 0 done')
    .argument('<negotiation>')
    .argument(
      '<json>',
      'such as {"type":"TakePosition","issue":1,"text":"…"}; - reads it from standard input',
    )
    .action((negotiation: string, json: string, options: Common) =>
      run('act', options, async () => {
        const { act, needsServer } = await import('@/server/exchange/live/act')
        return on(negotiation, options, needsServer, (client) => act(client, json))
      }),
    )
}

type InitOptions = Common & {
  window?: number
  rounds: number
  poll: number
  timeout: number
  topic?: string
}
type RegisterOptions = Common & { participant?: string }
type IssueOptions = Common & { agent?: string; title?: string; question?: string; context?: string }
type FinishOptions = Common & { agent?: string; escalatedBy?: string }

function wholeNumber(least: number, most = 1_000_000_000) {
  return (text: string): number => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= least && number <= most) return number
    throw new InvalidArgumentError(`Write a whole number of at least ${least}, at most ${most}.`)
  }
}
