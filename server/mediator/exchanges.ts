import type { Exchange } from '@/server/models/model'
import type { ModelCall } from '@/server/protocol/work'
import { canonicalJson } from '@/server/record/canonical'

/** What is kept of one question to a model: exactly what was sent and what came back. It is sealed as it stands. */
export function exchangeContent({ model, promptDigest, tries, fault }: Exchange, value: unknown): string {
  return canonicalJson({ model, promptDigest, tries: tries.map(storable), fault, value: value ?? null })
}

/** What may be told of it beside its seal. */
export function callNoted(
  { model, promptDigest, tries, fault, used }: Exchange,
  purpose: string,
): Omit<ModelCall, 'run' | 'exchange'> {
  const microdollars = used.cost === null ? null : Math.round(used.cost * 1_000_000)
  return {
    model,
    purpose,
    promptDigest,
    outcome: fault === null ? 'answered' : tries.at(-1)?.status === 200 ? 'unusable' : 'failed',
    used: { input: used.input, output: used.output, microdollars, ms: used.ms },
  }
}

/** Zero characters and halves of characters cannot be stored, and say nothing. */
function storable(one: Exchange['tries'][number]) {
  const clean = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd')
  return { url: one.url, status: one.status, sent: clean(one.sent), came: clean(one.came) }
}
