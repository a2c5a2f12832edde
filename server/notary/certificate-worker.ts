import { parentPort, workerData } from 'node:worker_threads'
import { certificate } from './certificate'
import type { Certified } from './certificate-content'

/** The body of a certificate's thread; whoever starts it hands over exactly this. */
const certified: Certified = workerData
parentPort?.postMessage(await certificate(certified))
