import { Command } from 'commander'
import { guardFile } from './guard'
import { screenCommand } from './screen'
import { solveFile } from './solve'

const print = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

const parley = new Command('parley')
  .description('Parley from a shell. Every command reads files and needs no running server.')
  .showHelpAfterError()

parley
  .command('screen')
  .argument('<file.jsonl>', 'lines {id, text, context}')
  .description('reads statements as the ratification screen does')
  .action(async (file: string) => {
    process.exitCode = await screenCommand(file, print)
  })

parley
  .command('guard')
  .argument('<file.jsonl>', 'lines {id, act, text, context}')
  .description('judges mediator outputs as the guard does')
  .action(async (file: string) => {
    process.exitCode = await guardFile(file, print, complain)
  })

parley
  .command('solve')
  .argument('<file.json>', 'a bargaining case')
  .description('finds the Pareto frontier and the named solutions of a bargaining case')
  .action(async (file: string) => {
    try {
      print(await solveFile(file))
    } catch (error) {
      complain(`${file} cannot be solved: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    }
  })

await parley.parseAsync()
