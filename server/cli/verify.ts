import { type FileHandle, open, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Given, plainFingerprint } from '@/server/record/bundle-check'
import { type Report, reportOf } from '@/server/record/bundle-report'
import type { BundleVerdict } from '@/server/record/bundle-verdict'
import { openZip, type Source, UnreadableBundle } from '@/server/record/read-zip'
import { verifyingBundle } from '@/server/record/verify-bundle'

type VerifyOptions = { key: string[]; receipt: string[] }
type Line = (line: string) => void

/**
 * `parley verify FILE.zip`: checks a bundle and says what was found, each statement apart.
 * @returns the exit code: 0 valid, 1 not valid, 2 when a file cannot be read
 */
export async function verifyFile(
  file: string,
  { key, receipt }: VerifyOptions,
  write: Line,
  complain: Line,
): Promise<number> {
  const wrong = key.find((one) => !/^[0-9a-f]{64}$/.test(plainFingerprint(one)))
  if (wrong !== undefined) {
    complain(`${wrong} is not a key’s fingerprint: that has 64 figures and letters from a to f.`)
    return 2
  }
  try {
    const receipts = await Promise.all(
      receipt.map(async (path) => ({ name: basename(path), text: await readFile(path, 'utf8') })),
    )
    const verdict = await verdictOn(file, { keys: key, receipts })
    if (!verdict) {
      complain(`${file} is not a bundle of Parley: it holds no entries.`)
      return 2
    }
    for (const line of inLines(reportOf(verdict))) write(line)
    return verdict.valid ? 0 : 1
  } catch (error) {
    complain(
      error instanceof UnreadableBundle
        ? `${file} is not a bundle of Parley: it cannot be unpacked (${error.message}).`
        : `The file cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
    return 2
  }
}

/** The file is read where it lies, a stretch at a time, however large it is. @returns null without entries */
export async function verdictOn(file: string, given: Given): Promise<BundleVerdict | null> {
  const handle = await open(file)
  try {
    const steps = verifyingBundle(await openZip(await sourceOf(handle)), given)
    for (;;) {
      const step = await steps.next()
      if (step.done) return step.value
    }
  } finally {
    await handle.close()
  }
}

async function sourceOf(handle: FileHandle): Promise<Source> {
  const { size } = await handle.stat()
  return {
    size,
    read: async (from, length) => {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, from)
      return buffer.subarray(0, bytesRead)
    },
  }
}

const ANSWERS = { yes: 'yes', no: 'NO', 'not-checked': 'not checked' } as const

function inLines({
  valid,
  headline,
  statements,
  faults,
  facts,
  signatures,
  checked,
  unchecked,
}: Report): string[] {
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `  - ${line}`)] : []
  return [
    `${valid ? 'VALID' : 'NOT VALID'}: ${headline}.`,
    '',
    ...statements.map(({ name, answer, text }) => `${name}: ${ANSWERS[answer]}. ${text}`),
    ...section('What does not hold', faults),
    '',
    ...facts.map(({ name, value }) => `${name}: ${value}`),
    ...section('Who signed', signatures),
    ...section('What was checked', checked),
    ...section('What could not be checked', unchecked),
  ]
}
