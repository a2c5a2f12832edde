export function timed<T>(task: () => T): { ms: number; value: T } {
  const start = performance.now()
  const value = task()
  return { ms: performance.now() - start, value }
}

export const rate = (count: number, ms: number, of = 'entries') =>
  `${Math.round((1000 * count) / ms).toLocaleString('en')} ${of}/s`
export const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
