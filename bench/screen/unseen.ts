import { screen } from '@/server/ratification/screen'
import { type Item, load } from './corpora'
import { Figures } from './figures'
import { framedItems } from './framed'
import { unreadFrames } from './sets'

/** A set nobody builds on is only ever counted: totals, never a statement. */
export const unseen = (set: string) => async (): Promise<void> => {
  const figures = new Figures()
  for (const item of await load<Item>(`${set}.jsonl`)) figures.add(item, screen(item.text, item.context))
  console.log(figures.line(set))
}

/** The same of statements that are grown from frames nobody builds on. */
export async function unseenFrames(): Promise<void> {
  for (const name of unreadFrames) {
    const figures = new Figures()
    for (const item of await framedItems([name])) figures.add(item, screen(item.text, item.context))
    console.log(figures.line(`frames ${name}`))
  }
}
