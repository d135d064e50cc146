import type { HttpContext } from '@adonisjs/core/http'
import { endSessions } from '#core/accounts/end_sessions'
import type { Uses } from '#core/ports'
import { loginKey } from '#support/accounts/login_list'

/** The one at hand gets another id, so that a copy of its cookie is worth nothing. */
export async function endOtherSessions(
  ports: Uses<'events' | 'unitOfWork'>,
  { member, session }: HttpContext
) {
  session.regenerate()
  await endSessions(ports, { userId: member!.user.id, except: String(session.get(loginKey)) })
}
