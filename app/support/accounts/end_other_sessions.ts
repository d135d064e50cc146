import type { HttpContext } from '@adonisjs/core/http'

/** The one at hand gets another id, so that a copy of its cookie is worth nothing. */
export async function endOtherSessions({ session }: HttpContext) {
  session.regenerate()
}
