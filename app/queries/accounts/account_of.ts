import { isId } from '#core/id'
import User from '#models/user'

/** The id of the account an operator names by id or e-mail address; null when there is none. */
export async function accountOf(typed: string): Promise<string | null> {
  const name = typed.trim().toLowerCase()
  const user = await User.findBy(isId(name) ? { id: name } : { email: name })
  return user?.id ?? null
}
