import { appendBench } from './append/append'
import { bargainingBench } from './bargaining'
import { domBench } from './dom'
import { guardBench } from './guard'
import { guardCrossed } from './guarding/crossed'
import { guardCurve } from './guarding/curve'
import { learnGuard, learnLeaks } from './guarding/learn'
import { liveBench } from './live/live'
import { mediationBench } from './mediation/mediation'
import { mediatorBench } from './negotiations/negotiations'
import { ratificationBench } from './ratification'
import { recordBench } from './record/record'
import { aimLeftOutBench, crossedBench, reasonsLeftOutBench } from './screen/crossed'
import { learn, learnNetwork, learnOthers } from './screen/learn'
import { stampRules } from './screen/sources'
import { unseen, unseenFrames } from './screen/unseen'
import { weightBench } from './weight'

const BENCHES: Record<string, () => Promise<unknown>> = {
  live: liveBench,
  append: appendBench,
  weight: weightBench,
  dom: domBench,
  ratification: ratificationBench,
  guard: guardBench,
  mediator: mediatorBench,
  bargaining: bargainingBench,
  mediation: mediationBench,
  record: recordBench,
}

/** What writes into the repository, or should seldom be looked at, is only done when it is asked for by name. */
const ON_REQUEST: Record<string, () => Promise<unknown>> = {
  learn,
  'learn-order': learnNetwork,
  'learn-abroad': learnOthers,
  stamp: stampRules,
  'unseen-eighteen': unseen('author-eighteen'),
  'unseen-nineteen': unseen('author-nineteen'),
  'unseen-languages': unseen('languages-unread'),
  'unseen-plain': unseen('plain-unread'),
  'unseen-frames': unseenFrames,
  'aim-left-out': aimLeftOutBench,
  crossed: crossedBench,
  'reasons-left-out': reasonsLeftOutBench,
  'guard-learn': learnGuard,
  'guard-learn-leaks': learnLeaks,
  'guard-crossed': guardCrossed,
  'guard-curve': guardCurve,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in BENCHES || name in ON_REQUEST))
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}; and by name alone: ${Object.keys(ON_REQUEST).join(', ')}.`,
  )
  process.exit(2)
}
for (const [name, bench] of Object.entries({ ...BENCHES, ...ON_REQUEST })) {
  if (wanted.length > 0 ? !wanted.includes(name) : name in ON_REQUEST) continue
  console.log(`\n── ${name}`)
  await bench()
}
