import { type Command, InvalidArgumentError } from 'commander'

type Line = (line: string) => void

/** What brings negotiations in and out: directories, bundles, transcripts. On one's own data, running or not. */
export function exchangeCommands(parley: Command, print: Line, complain: Line): void {
  parley
    .command('import')
    .argument('<dir>', 'a directory that agents in a shell negotiated in')
    .option(
      '--as <person>',
      'address or id of whoever brings it in, and will facilitate; can be left out where only one person has an account',
    )
    .option('--name <name>', 'by which name the record knows them')
    .option('--again', 'make another negotiation of a directory that was imported before')
    .option('--json', 'one JSON object instead of lines')
    .description(
      'makes a negotiation of a directory and says where each file went: 0 made, 2 no such directory. What is imported is claimed, and counts for nothing until each party confirms it',
    )
    .action(async (directory: string, options: { as?: string; name?: string; again?: boolean }) => {
      const { importDirectory } = await import('./import')
      process.exitCode = await importDirectory(directory, options, print, complain)
    })

  parley
    .command('export')
    .argument('<negotiation>', 'its id, as in its address')
    .option('-o, --output <file.zip>', 'where the bundle goes')
    .option('--directory <dir>', 'writes it as a directory for agents in a shell, without proofs')
    .description('writes the bundle of a negotiation, or a directory')
    .action(async (negotiation: string, { output, directory }: { output?: string; directory?: string }) => {
      if ((output === undefined) === (directory === undefined)) {
        complain('Say where to: -o FILE.zip for the bundle, or --directory DIR.')
        process.exitCode = 1
      } else if (output !== undefined) {
        const { exportBundle } = await import('./export')
        process.exitCode = await exportBundle(negotiation, output, complain)
      } else if (directory !== undefined) {
        const { exportDirectory } = await import('./export-directory')
        process.exitCode = await exportDirectory(negotiation, directory, print, complain)
      }
    })

  parley
    .command('watch')
    .argument('<negotiation>', 'its id, as in its address')
    .argument('<dir>', 'where; made if it is not there')
    .option('--once', 'write it once and end')
    .option('--every <seconds>', 'how often to look', seconds, 1)
    .option('--server <url>', 'read it there instead of from one’s own data (PARLEY_URL)')
    .option('--token <token>', 'a delegate’s token for it (PARLEY_TOKEN)')
    .description('keeps a directory up to date with a negotiation, outward only, until it is over')
    .action(async (negotiation: string, directory: string, options: WatchOptions) => {
      const { watch } = await import('./export-directory')
      const { once = false, every: everySeconds, server, token } = options
      const where = { ...(server && { server }), ...(token && { token }) }
      const how = { once, everySeconds, where }
      process.exitCode = await watch(negotiation, directory, how, print, complain)
    })

  parley
    .command('transcript')
    .argument('<negotiation>', 'its id, as in its address')
    .option('--output <path>', 'what the status block names as the place of the document')
    .description('prints what was said at a table of trade-offs, and the final status block')
    .action(async (negotiation: string, { output }: { output?: string }) => {
      const { printTranscript } = await import('./export-directory')
      process.exitCode = await printTranscript(negotiation, output ?? null, print, complain)
    })
}

type WatchOptions = { once?: boolean; every: number; server?: string; token?: string }

function seconds(text: string): number {
  const number = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && number > 0 && number <= 3600) return number
  throw new InvalidArgumentError('Write seconds, more than 0 and at most 3600.')
}
