import { jointOf } from './joint'
import type { LongWork, Told } from './long-work'
import { rehearse } from './rehearse'

const tell = (message: Told) => globalThis.postMessage(message)
const progress = (done: number, of: number) => tell({ kind: 'progress', done, of })

/** Whoever starts the thread hands over exactly this, once. */
globalThis.addEventListener('message', ({ data: work }: MessageEvent<LongWork>) => {
  switch (work.kind) {
    case 'rehearsal':
      tell({ kind: 'rehearsal', run: rehearse(work.asked, progress) })
      break
    case 'joint':
      tell({ kind: 'joint', joint: jointOf(work.issues, work.bargaining, progress) })
      break
  }
})
