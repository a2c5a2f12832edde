/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system'

/**
 * Kept in a cookie, so that the server already writes the right `data-theme` on <html> and no page flashes in
 * the other theme while its script loads.
 */
export const themeCookie = 'theme'

/** The theme that a cookie or an attribute names; anything unknown follows the device. */
export function parseTheme(text: string | undefined): Theme {
  return text === 'light' || text === 'dark' ? text : 'system'
}
