import { vi } from 'vitest'

/** Waits until it holds. What never comes ends the test, however slow the machine. */
export const eventually = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 60_000 })
