import { type Command, InvalidArgumentError } from 'commander'
import type { Outcome } from '@/server/exchange/directory/outcome'

/** Options that every command on a directory or on a live negotiation takes. */
type Common = { json?: boolean }
type Line = (line: string) => void
const MOST_AGENTS = 1000

const CODES = `
Exit codes of 10 and above are refusals:
  10 not your turn             15 the negotiation is done
  11 self-agreement            16 a position was changed or taken out
  12 round limit               17 another process is writing
  13 registration is closed    18 poll: no negotiation there
  14 reserved name             19 a file cannot be read or written
Whatever is said stands on standard output; --json gives it as one JSON object.`

/** The eight commands of a negotiation in a plain directory, as agents in a shell know them. */
export function directoryCommands(parley: Command, print: Line): void {
  const add = (name: string, description: string) =>
    parley
      .command(name)
      .description(description)
      // What is no option of ours is a name to judge: `register DIR -x` is answered as a bad name.
      .allowUnknownOption()
      .configureOutput({ writeErr: (text) => print(text.trimEnd()) })
      .option('--json', 'one JSON object instead of lines')
      .addHelpText('after', CODES)

  const run = async (command: string, { json }: Common, act: (say: Line) => Promise<Outcome>) => {
    const { outcomeOf } = await import('@/server/exchange/directory/outcome')
    const { code, lines, data } = await act(json ? () => {} : print).catch(outcomeOf)
    if (json) print(JSON.stringify({ command, code, lines, ...data }))
    else for (const line of lines) print(line)
    process.exitCode = code
  }
  const place = async (named: string) => (await import('@/server/exchange/directory/files')).placeOf(named)
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
        const { init } = await import('@/server/exchange/directory/acts/init')
        const meta = {
          expectedAgents,
          windowSeconds: options.window ?? window ?? 30,
          maxRounds: options.rounds,
          pollSeconds: options.poll,
          turnTimeoutSeconds: options.timeout,
          topic: options.topic ?? null,
        }
        return init(await place(dir), meta, new Date())
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
        const { register } = await import('@/server/exchange/directory/acts/register')
        const behind = options.participant ?? participant ?? (process.env.PARLEY_PARTICIPANT || null)
        return register(await place(dir), name, behind, new Date())
      }),
    )

  add('wait-for-start', 'waits until all are registered. 0 started; 1 not registered; 2 too few came')
    .argument('<dir>')
    .argument('<name>')
    .action((dir: string, name: string, options: Common) =>
      run('wait-for-start', options, async (say) => {
        const { waitForStart, REAL } = await import('@/server/exchange/directory/acts/wait-for-start')
        return waitForStart(await place(dir), name, { ...REAL, say })
      }),
    )

  add('poll', 'asks whose turn it is. 0 yours; 1 not yours; 2 done')
    .argument('<dir>')
    .argument('<name>')
    .action((dir: string, name: string, options: Common) =>
      run('poll', options, async () => {
        const { poll } = await import('@/server/exchange/directory/acts/poll')
        return poll(await place(dir), name, new Date())
      }),
    )

  add('hand-off', 'passes the turn on. 0 passed; 1 not registered')
    .argument('<dir>')
    .argument('<name>')
    .action((dir: string, name: string, options: Common) =>
      run('hand-off', options, async () => {
        const { handOff } = await import('@/server/exchange/directory/acts/hand-off')
        return handOff(await place(dir), name, new Date())
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
        const { newIssue } = await import('@/server/exchange/directory/acts/new-issue')
        const { title = null, question = null, context = null } = options
        const who = agentOr(options.agent ?? agent)
        return newIssue(await place(dir), { topic, agent: who, title, question, context }, new Date())
      }),
    )

  add('status', 'prints all issues and where they stand')
    .argument('<dir>')
    .action((dir: string, options: Common) =>
      run('status', options, async () => {
        const { status } = await import('@/server/exchange/directory/acts/status')
        return status(await place(dir))
      }),
    )

  add('finish', 'ends a negotiation in which all is agreed and final.md written. 0 ended; 1 not yet')
    .argument('<dir>')
    .argument('[agent]', 'who finishes (or PARLEY_AGENT): only whoever has the turn may')
    .option('--agent <name>', 'the same')
    .option('--escalated-by <person>', 'end it as escalated, on this person’s word')
    .action((dir: string, agent: string | undefined, options: FinishOptions) =>
      run('finish', options, async () => {
        const { finish } = await import('@/server/exchange/directory/acts/finish')
        const who = agentOr(options.agent ?? agent)
        return finish(await place(dir), { agent: who, escalatedBy: options.escalatedBy ?? null }, new Date())
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
