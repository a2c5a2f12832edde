import { type Account, accountOf } from '@/server/auth/account'
import { db } from '@/server/db/db'
import { env } from '@/server/env'

/** The sample person with this id, where sample persons may be: nobody can sign in as anybody else without a mail. */
export async function samplePerson(id: string): Promise<Account | null> {
  if (!env().sample) return null
  const user = await db().user.findFirst({ where: { id, sample: true } })
  return user && accountOf(user)
}
