import { signOutHere } from '@/server/auth/actions'
import { currentPerson } from '@/server/auth/session'

/** Who is signed in, as the header of every page shows it. */
export async function pageAccount() {
  const account = await currentPerson()
  return account && { name: account.name, email: account.email, signOut: signOutHere }
}
