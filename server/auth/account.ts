import type { User } from '@/generated/prisma/client'
import { db } from '@/server/db/db'
import { type PersonId, personId } from '@/server/protocol/ids'

/** Somebody who can sign in. `email` was proved by opening a mail to it; only sample persons have none. */
export interface Account {
  person: PersonId
  name: string
  email: string | null
  sample: boolean
}

export function accountOf({
  id,
  name,
  email,
  sample,
}: Pick<User, 'id' | 'name' | 'email' | 'sample'>): Account {
  return { person: personId.parse(id), name, email, sample }
}

export async function accountById(person: PersonId): Promise<Account | null> {
  const user = await db().user.findUnique({ where: { id: person } })
  return user && accountOf(user)
}

/** What new negotiations suggest; names already on a record stay as they are. */
export async function renameAccount(person: PersonId, name: string): Promise<void> {
  await db().user.update({ where: { id: person }, data: { name } })
}
