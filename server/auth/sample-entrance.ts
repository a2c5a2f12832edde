import { enterAsSample } from '@/server/auth/actions'
import { db } from '@/server/db/db'
import { env } from '@/server/env'
import { samplePlaces } from '@/server/sample/persons'

/**
 * The sample persons one may sign in as without a password; null wherever another machine could do so too.
 * @param after the path to go on to
 */
export async function sampleEntrance(after = '/negotiations') {
  if (!env().sample) return null
  const users = await db().user.findMany({ where: { sample: true } })
  const persons = samplePlaces.flatMap(({ id, role, party }) => {
    const user = users.find((one) => one.id === id)
    return user ? [{ id, name: user.name, role, party }] : []
  })
  return persons.length > 0 ? { persons, action: enterAsSample.bind(null, after) } : null
}
