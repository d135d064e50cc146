import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'

/** Signs a member out everywhere. What a session holds of its member is their id. */
export async function endSessions(userId: string) {
  await db.from('sessions').whereLike('data', `%"${userId}"%`).delete()
}

/** Signs a member out everywhere else; the session at hand goes on under another id. */
export async function endOtherSessions({ member, session }: HttpContext) {
  session.regenerate()
  await endSessions(member!.user.id)
}
