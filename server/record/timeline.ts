import type { State } from '@/server/protocol/state'
import type { ToldEntry } from './replay'
import { sentence } from './story'

/** Writes `timeline.md` entry by entry: days as headings, one line for each entry, in plain words. */
export class Timeline {
  #day = ''

  take(entry: ToldEntry, before: State, after: State): string {
    const { text, detail } = sentence(entry, before, after)
    const day = entry.at.slice(0, 10)
    const heading = entry.seq === 1 && after.phase !== 'Unopened' ? `# ${plain(after.title)}\n` : ''
    const newDay = day === this.#day ? '' : `\n## ${day}\n\n`
    this.#day = day
    const quoted = detail
      ? `\n${detail
          .split('\n')
          .map((line) => `  > ${plain(line)}`)
          .join('\n')}`
      : ''
    return `${heading}${newDay}- ${entry.at.slice(11, 19)} UTC, entry ${entry.seq}: ${plain(text)}${quoted}\n`
  }
}

/** What people wrote stays text: it makes no heading, link or markup of its own. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~!]/g, (mark) => `\\${mark}`).replaceAll('\n', ' ')
}
