/** When each act of the sample happens: days before its first start, and the time of day in UTC. In order. */
const STORY: readonly (readonly [act: string, daysBefore: number, time: string])[] = [
  ['opening', 7, '09:05'],
  ['invite-p1', 7, '09:12'],
  ['invite-p2', 7, '09:13'],
  ['invite-p3', 7, '09:14'],
  ['seat-p1', 7, '12:31'],
  ['seat-p2', 7, '18:47'],
  ['seat-p3', 6, '08:20'],
  ['intents', 6, '09:30'],
  ['intent-1', 6, '20:15'],
  ['intent-2', 6, '21:38'],
  ['intent-3', 5, '10:04'],
  ['mediation', 5, '11:00'],
  ['issue-1', 5, '18:52'],
  ['issue-2', 4, '08:35'],
  ['issue-3', 4, '08:41'],
  ['issue-4', 4, '19:10'],
  ['issue-5', 4, '19:16'],
  ['issue-6', 4, '19:21'],
  ['position-1', 4, '20:02'],
  ['position-2', 3, '08:45'],
  ['position-3', 3, '19:05'],
  ['position-4', 3, '20:40'],
  ['position-5', 2, '08:30'],
  ['position-6', 2, '12:25'],
  ['position-7', 2, '18:55'],
  ['position-8', 2, '19:30'],
  ['position-9', 2, '19:36'],
  ['position-10', 2, '20:05'],
  ['position-11', 2, '20:31'],
  ['position-12', 2, '20:44'],
  ['position-13', 1, '08:15'],
  ['position-14', 1, '08:50'],
  ['position-15', 1, '09:20'],
  ['position-16', 1, '12:10'],
  ['position-17', 1, '12:14'],
  ['position-18', 1, '13:02'],
  ['decision-1', 1, '13:20'],
  ['decision-2', 1, '13:34'],
  ['decision-3', 1, '13:41'],
  ['decision-4', 1, '13:43'],
  ['decision-5', 1, '13:55'],
  ['trade-1', 1, '14:10'],
  ['trade-2', 1, '14:32'],
  ['review', 1, '15:05'],
  ['draft', 1, '15:20'],
  ['counter-1', 1, '18:48'],
]

const TIMES = new Map(STORY.map(([act, daysBefore, time]) => [act, { daysBefore, time }]))

/** When an act of the sample happens, in a sample that was first started on that day. @throws for an act without a time */
export function timeOf(act: string, start: Date): Date {
  const found = TIMES.get(act)
  if (!found) throw new Error(`the sample does not say when ${act} happens`)
  const { daysBefore, time } = found
  const [hours, minutes] = time.split(':').map(Number)
  return new Date(
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate() - daysBefore, hours, minutes),
  )
}
