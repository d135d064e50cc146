import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { normaliseEmail } from '#core/accounts/email/email'
import { finalAt } from '#core/accounts/leaving/deletion'
import AccountDeletion from '#models/account_deletion'
import User from '#models/user'

/** How long a login with the right password is good for coming back. */
const minutes = 10

/** Remembers who has just shown the password of an account on its way out. */
export async function noteLeaver({ session }: HttpContext, email: string) {
  const { id: userId } = await User.findByOrFail('email', normaliseEmail(email))
  session.put('leaver', { userId, until: DateTime.utc().plus({ minutes }).toMillis() })
}

/** Who that is; null when nobody, or too long ago. */
export function leaverOf({ session }: HttpContext): string | null {
  const leaver = session.get('leaver')
  return leaver && leaver.until > DateTime.utc().toMillis() ? leaver.userId : null
}

/** When the account is erased for good; null once it is not on its way out. */
export async function lastDay(userId: string) {
  const deletion = await AccountDeletion.find(userId)
  return deletion && finalAt(deletion.requestedAt)
}
