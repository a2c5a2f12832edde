const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** "21 November 2026 at 10:30 UTC": a mail cannot know its reader's zone. @param iso ISO 8601 */
export function moment(iso: string): string {
  return `${FORMAT.format(new Date(iso)).replace(', ', ' at ')} UTC`
}
