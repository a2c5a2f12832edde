import { type Report, reportOf } from '@/server/record/bundle-report'
import { openZip, UnreadableBundle } from '@/server/record/read-zip'
import { verifyingBundle } from '@/server/record/verify-bundle'

type Given = { bundle: File; key: string; receipts: File[] }
export type CheckProgress = { done: number; of: number }

/**
 * Checks what a person chose, in this browser, a stretch at a time: the file is never held whole, and the page has room
 * to draw.
 * @returns null when it is not a bundle that can be read
 */
export async function checkBundle(
  { bundle, key, receipts }: Given,
  onProgress: (progress: CheckProgress) => void,
): Promise<Report | null> {
  const given = {
    keys: key.trim() === '' ? [] : [key],
    receipts: await Promise.all(receipts.map(async (one) => ({ name: one.name, text: await one.text() }))),
  }
  const read = async (from: number, length: number) =>
    new Uint8Array(await bundle.slice(from, from + length).arrayBuffer())
  try {
    const steps = verifyingBundle(await openZip({ size: bundle.size, read }), given)
    for (;;) {
      const step = await steps.next()
      if (step.done) return step.value && reportOf(step.value)
      onProgress(step.value)
      await new Promise((resolve) => setTimeout(resolve))
    }
  } catch (error) {
    if (error instanceof UnreadableBundle) return null
    throw error
  }
}
