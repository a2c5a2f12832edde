import { changeCues } from '@/server/ratification/cues/changes'
import { conditionCues } from '@/server/ratification/cues/conditions'
import { disguisedCues } from '@/server/ratification/cues/disguised'
import { harmlessCues } from '@/server/ratification/cues/harmless'
import { refusalCues } from '@/server/ratification/cues/refusals'
import { speakerCues } from '@/server/ratification/cues/speakers'
import { trustCues } from '@/server/ratification/cues/trust'
import { weaknessCues } from '@/server/ratification/cues/weakness'
import { type Cue, indexCues } from '@/server/ratification/scan'

export const dangerCues: readonly Cue[] = [
  ...conditionCues,
  ...weaknessCues,
  ...trustCues,
  ...speakerCues,
  ...changeCues,
  ...refusalCues,
  ...disguisedCues,
]
export const cueIndexes = { cues: indexCues(dangerCues), harmless: indexCues(harmlessCues) }
