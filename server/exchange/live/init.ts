import { type Outcome, refused } from '../directory/outcome'

/** A negotiation on a server is opened by a person, who answers for it. */
export function notHere(): Outcome {
  return refused(
    'NotAllowed',
    'Error: A negotiation on a server is opened by a person, in the browser.',
    'They appoint you there under Delegates and give you a token.',
  )
}
