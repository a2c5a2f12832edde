/** "Ana", "Ana and Bo", "Ana, Bo and Chi"; nothing where there is none. */
export function listed(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}

/** "1 term", "3 terms". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** "40 seconds", "15 minutes", "3 hours": as long as there is to wait. */
export function waiting(seconds: number): string {
  if (seconds >= 2 * 3_600) return counted(Math.ceil(seconds / 3_600), 'hour')
  return seconds >= 90 ? counted(Math.ceil(seconds / 60), 'minute') : counted(seconds, 'second')
}

/** As the first words of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
