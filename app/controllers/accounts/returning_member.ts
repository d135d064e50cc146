import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { finalAt, returnOfferedUntil } from '#core/accounts/leaving/deletion'
import AccountDeletion from '#models/account_deletion'

/** Remembers who has just proven to own an account on its way out, and offers them to return. */
export function offerReturn({ response, session }: HttpContext, userId: string) {
  session.put('leaver', { userId, until: returnOfferedUntil(DateTime.utc()).toMillis() })
  return response.redirect('/account/return')
}

/** Who that is; null when nobody, or too long ago. */
export function returningUserId({ session }: HttpContext): string | null {
  const returning = session.get('leaver')
  return returning && returning.until > DateTime.utc().toMillis() ? returning.userId : null
}

/** When the account is erased for good; null once it is not on its way out. */
export async function erasureDay(userId: string) {
  const deletion = await AccountDeletion.find(userId)
  return deletion && finalAt(deletion.requestedAt)
}
