import { Status } from '@/components/ui/status'

/** Stands at what an open dispute contests. */
export function UnderDispute() {
  return <Status tone="warn">UNDER DISPUTE</Status>
}
