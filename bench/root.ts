import { pathToFileURL } from 'node:url'

/** The repository, where every bench is run: bundled, a bench no longer stands beside what it reads. */
export const ROOT = pathToFileURL(`${process.cwd()}/`)
