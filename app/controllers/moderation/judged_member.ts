import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'

/** Minutes for which a login to a banned account may appeal. */
const appealMinutes = 60

/** Remembers who has just proven to own a banned account, and shows them why, and how to appeal. */
export function offerAppeal({ response, session }: HttpContext, userId: string) {
  const until = DateTime.utc().plus({ minutes: appealMinutes }).toMillis()
  session.put('judged', { userId, until })
  return response.redirect('/decisions')
}

/** The member about whom a page shows decisions: who is logged in, or the account from `offerAppeal`. */
export function judgedUserId({ session, viewer }: HttpContext): string | null {
  if (viewer) return viewer.user.id
  const judged = session.get('judged')
  return judged && judged.until > DateTime.utc().toMillis() ? judged.userId : null
}
