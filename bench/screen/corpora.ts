import { readFile } from 'node:fs/promises'
import type { Label, ReasonCode, ScreenContext } from '@/server/ratification/reading'
import { ROOT } from '../root'

export interface Item {
  id: string
  text: string
  context: ScreenContext
  lang: string
  label: Label
  reasons: ReasonCode[]
}

const corpus = new URL('server/ratification/corpus/', ROOT)

export async function load<T>(name: string): Promise<T[]> {
  const text = await readFile(new URL(name, corpus), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line))
}
