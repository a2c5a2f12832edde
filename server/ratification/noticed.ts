import { softwareAgent, statedAuthority } from '@/server/ratification/cues/speakers'
import type { Evidence } from '@/server/ratification/english'
import type { Surroundings } from '@/server/ratification/surface'
import { namesOld, namesPrincipal, stands } from '@/server/ratification/weighing'

const marks = ['@bad', '@old', '@part', '@gist', '@thing', '@some', '@about']

/** What the rules noticed in a statement as a whole, in words a model can learn from: "cue! conditional", "acts 1". */
export function noticedIn(evidence: Evidence, around: Surroundings): string[] {
  const text = evidence.line.text
  const noticed = new Set<string>()
  for (const span of around.spans) noticed.add(`surface ${span.reason}`)
  for (const { reason } of evidence.lame) noticed.add(`lame ${reason}`)
  for (const mark of marks) if (text.includes(mark)) noticed.add(mark)
  if (!text.includes('@ref')) noticed.add('no reference')
  if (namesOld(text, evidence.acts[0])) noticed.add('names old')
  if (softwareAgent.test(text)) noticed.add('software')
  for (const cue of evidence.found) {
    if (cue.reason === 'undisclosed_delegate') {
      noticed.add('delegate')
      noticed.add(statedAuthority.test(text) && namesPrincipal.test(text) ? 'disclosed' : 'undisclosed')
    } else noticed.add(`${stands(text, cue, evidence.acts) ? 'cue!' : 'cue'} ${cue.reason}`)
  }
  const acts = new Set(evidence.acts.map(({ start, end }) => text.slice(start, end)))
  noticed.add(`acts ${Math.min(3, acts.size)}`)
  noticed.add(`loose ${Math.min(2, evidence.loose.length)}`)
  noticed.add(`unread ${Math.min(4, evidence.unread.length)}`)
  return [...noticed].sort()
}
