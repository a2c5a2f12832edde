const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'a Mac'],
  [/Linux|X11/, 'Linux'],
]

/** What people recognise a device by, and nothing that singles it out. */
export function deviceName(userAgent: string): string {
  const first = (table: typeof BROWSERS, otherwise: string) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? otherwise
  return `${first(BROWSERS, 'A browser')} on ${first(SYSTEMS, 'a device')}`
}
