import { z } from 'zod'

/** An e-mail address as it is compared and stored: trimmed and in lower case. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('Enter a whole e-mail address, such as ana@example.org.').max(254))
