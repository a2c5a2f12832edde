import type { Refusal } from '@/server/protocol/refusal'
import type { DoorRefusal } from '@/server/wire/messages'

/** A refusal for a shell: the pages have the sentences, here it is the code with what it carries. */
export function refusalLine({ code, ...rest }: Refusal | DoorRefusal): string {
  if (code === 'NameTaken' && 'name' in rest)
    return `a party is already called ${JSON.stringify(rest.name)}. Say another name for yourself: --name "NAME".`
  const what = Object.entries(rest).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const words = code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return what.length > 0 ? `${words} (${what.join(', ')})` : words
}
