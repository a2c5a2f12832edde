import { type Report, reportOf } from '@/server/record/bundle-report'
import { readZip } from '@/server/record/read-zip'
import { verifyingBundle } from '@/server/record/verify-bundle'

export type Given = { bundle: File; key: string; receipts: File[] }
export type CheckProgress = { done: number; of: number }

/**
 * Checks what a person chose, in this browser, giving the page room to draw between stretches.
 * @returns null when it is not a bundle that can be read
 */
export async function checkBundle(
  { bundle, key, receipts }: Given,
  onProgress: (progress: CheckProgress) => void,
): Promise<Report | null> {
  const files = readZip(new Uint8Array(await bundle.arrayBuffer()))
  const steps = verifyingBundle({
    files: files ?? new Map(),
    keys: key.trim() === '' ? [] : [key],
    receipts: await Promise.all(receipts.map(async (one) => ({ name: one.name, text: await one.text() }))),
  })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value && reportOf(step.value)
    onProgress(step.value)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
