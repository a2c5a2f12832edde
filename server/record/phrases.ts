/** "Ana", "Ana and Bo", "Ana, Bo and Chi"; nothing where there is none. */
export function listed(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}

/** "1 term", "3 terms". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** As the first words of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
