/** Processor time of this process, in milliseconds: what else runs on the machine does not count. */
export function timed<T>(task: () => T): { ms: number; value: T } {
  const start = process.cpuUsage()
  const value = task()
  const { user, system } = process.cpuUsage(start)
  return { ms: (user + system) / 1000, value }
}

export const rate = (count: number, ms: number, of = 'entries') =>
  `${Math.round((1000 * count) / ms).toLocaleString('en')} ${of}/s`
export const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
