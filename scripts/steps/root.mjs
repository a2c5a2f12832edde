import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder: every command works from there, wherever it was called. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
