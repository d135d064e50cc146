import { validate as isUuid } from 'uuid'
import User from '#models/user'

/** The id of the account that an operator names by its id or e-mail address; null without one. */
export async function accountOf(typed: string): Promise<string | null> {
  const name = typed.trim().toLowerCase()
  const user = await User.findBy(isUuid(name) ? { id: name } : { email: name })
  return user?.id ?? null
}
