import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A measured process that answers one message with one number or one address. */
export class Measured {
  private constructor(private readonly child: ChildProcess) {}

  /** @param file one of the programs that scripts/steps/programs.mjs bundles */
  static async start(file: string, ...args: string[]): Promise<Measured> {
    const bundle = `./${file.replace(/\.ts$/, '').replaceAll('/', '-')}.js`
    const child = fork(fileURLToPath(new URL(bundle, import.meta.url)), args, {
      execArgv: ['--enable-source-maps'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const measured = new Measured(child)
    await measured.next()
    return measured
  }

  async ask<T>(message: unknown): Promise<T> {
    const answer = this.next<T>()
    this.child.send({ message })
    return answer
  }

  stop(): Promise<void> {
    const ended = new Promise<void>((resolve) => this.child.once('exit', () => resolve()))
    this.child.disconnect()
    return ended
  }

  private next<T>(): Promise<T> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`a measured process ended with ${code}`))
      this.child.once('exit', ended)
      this.child.once('message', (message: { answer: T }) => {
        this.child.off('exit', ended)
        resolve(message.answer)
      })
    })
  }
}

/** The other side: says that it is ready, answers each message, and ends with its parent. */
export function serve<T>(answer: (message: T) => Promise<unknown>, end: () => Promise<void>): void {
  process.on('message', async ({ message }: { message: T }) => {
    process.send?.({ answer: await answer(message) })
  })
  process.on('disconnect', async () => {
    await end()
    process.exit(0)
  })
  process.send?.({ answer: 'ready' })
}
