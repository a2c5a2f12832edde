import { committed } from '@/server/ratification/model/committed'
import { PLACES } from '@/server/ratification/model/features'
import { conclude, prepare } from '@/server/ratification/read'
import type { ScreenContext } from '@/server/ratification/reading'

/** What the screen says where everything learnt leans so far towards harmless (below 0) or harmful. */
export function leaning(base: number, text: string, context: ScreenContext) {
  const { harm, ...rest } = committed()
  const whole = { of: new Float32Array(PLACES), step: 1, base }
  return conclude(prepare(text, context), { ...rest, harm: { ...harm, whole } })
}
