import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { finalAt, returnOfferedUntil } from '#core/accounts/leaving/deletion'
import AccountDeletion from '#models/account_deletion'

/**
 * Remembers who has just proven to own an account that waits for its erasure, and offers to restore
 * it.
 */
export function offerReturn({ response, session }: HttpContext, userId: string) {
  session.put('leaver', { userId, until: returnOfferedUntil(DateTime.utc()).toMillis() })
  return response.redirect('/account/return')
}

/** The account from `offerReturn`; null without one, or when the offer has expired. */
export function returningUserId({ session }: HttpContext): string | null {
  const returning = session.get('leaver')
  return returning && returning.until > DateTime.utc().toMillis() ? returning.userId : null
}

/** When the account will be erased; null when it is not waiting for its erasure. */
export async function erasureDay(userId: string) {
  const deletion = await AccountDeletion.find(userId)
  return deletion && finalAt(deletion)
}
