import { screen } from '@/server/ratification/screen'
import { type Item, load } from './corpora'
import { Figures } from './figures'

/** A set nobody builds on is only ever counted: totals, never a statement. */
export const unseen = (set: string) => async (): Promise<void> => {
  const figures = new Figures()
  for (const item of await load<Item>(`${set}.jsonl`)) figures.add(item, screen(item.text, item.context))
  console.log(figures.line(set))
}
