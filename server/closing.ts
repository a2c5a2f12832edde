export interface Closing {
  /** Adds what to do at the end. What was opened last is closed first. */
  add(name: string, close: () => Promise<void>): void
  /** Closes everything, once; a part that fails does not keep the others from closing. */
  run(): Promise<void>
}

export function createClosing(log: (line: string) => void): Closing {
  const steps: { name: string; close: () => Promise<void> }[] = []
  let running: Promise<void> | undefined
  const closeAll = async (): Promise<void> => {
    for (const { name, close } of steps.toReversed()) {
      try {
        await close()
      } catch (error) {
        log(`closing ${name} failed: ${String(error)}`)
      }
    }
  }
  return {
    add: (name, close) => {
      steps.push({ name, close })
    },
    run: () => {
      running ??= closeAll()
      return running
    },
  }
}
