import { inspect } from 'node:util'
import { Command } from 'commander'
import { directoryCommands } from './directory-commands'
import { exchangeCommands } from './exchange-commands'
import { shown } from './shown'

// Each command loads its own part when it is asked for: reading a statement needs no database.
// Whatever they say goes through these two: it may be what others wrote.
const print = (line: string) => process.stdout.write(`${shown(line)}\n`)
const complain = (line: string) => process.stderr.write(`${shown(line)}\n`)

const parley = new Command('parley')
  .description(
    'Parley from a shell. init to finish work on a plain directory; import, export, watch, transcript and keys on the data of a Parley, running or not.',
  )
  .showHelpAfterError()
  .configureOutput({ writeErr: (text) => complain(text.trimEnd()) })

parley
  .command('screen')
  .argument('<file.jsonl>', 'lines {id, text, context}')
  .description('reads statements as the ratification screen does')
  .action(async (file: string) => {
    const { screenCommand } = await import('./screen')
    process.exitCode = await screenCommand(file, print)
  })

parley
  .command('guard')
  .argument('<file.jsonl>', 'lines {id, act, text, context}')
  .description('judges mediator outputs as the guard does')
  .action(async (file: string) => {
    const { guardFile } = await import('./guard')
    process.exitCode = await guardFile(file, print, complain)
  })

parley
  .command('solve')
  .argument('<file.json>', 'a bargaining case')
  .description('finds the Pareto frontier and the named solutions of a bargaining case')
  .action(async (file: string) => {
    const { solveFile } = await import('./solve')
    try {
      print(await solveFile(file))
    } catch (error) {
      complain(`${file} cannot be solved: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    }
  })

parley
  .command('verify')
  .argument('<file.zip>', 'a bundle')
  .option('--key <fingerprint>', 'fingerprint of a key you trust; may be given several times', collect, [])
  .option('--receipt <file>', 'a receipt you kept; may be given several times', collect, [])
  .description('checks a bundle offline: 0 valid, 1 not valid, 2 cannot be read')
  .action(async (file: string, options: { key: string[]; receipt: string[] }) => {
    const { verifyFile } = await import('./verify')
    process.exitCode = await verifyFile(file, options, print, complain)
  })

parley
  .command('keys')
  .argument(
    '[what]',
    'new: prints a new key for PARLEY_SIGNING_KEY; rotate: replaces the one in the data folder',
  )
  .description('shows the public keys that sign and signed checkpoints')
  .action(async (what: string | undefined) => {
    const { keysCommand } = await import('./keys')
    process.exitCode = await keysCommand(what ?? 'show', print, complain)
  })

exchangeCommands(parley, print, complain)
directoryCommands(parley, print)

parley
  .command('mcp')
  .requiredOption('--server <address>', 'where Parley runs, like https://parley.example')
  .option('--token <token>', 'the delegate’s token; better in PARLEY_TOKEN')
  .description('serves the Model Context Protocol on standard input and output, for a party’s delegate')
  .action(async (options: { server: string; token?: string }) => {
    const { mcpCommand } = await import('./mcp')
    process.exitCode = await mcpCommand(options, complain)
  })

function collect(one: string, before: string[]): string[] {
  return [...before, one]
}

await parley.parseAsync().catch((error: unknown) => {
  complain(inspect(error))
  process.exitCode = 1
})
