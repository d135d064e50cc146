import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sessionCookie } from '#config/session'

const header = 'set-cookie'

/**
 * The cookie of a session goes with documents, and wherever the session gets another id. With a
 * call that is answered late it would bring back the old id, whose session is gone: who ends all
 * other sessions, or chooses a new password, would be signed out themselves.
 */
export default class SessionCookieMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const { request, response, session } = ctx
    const isDocument = request.header('sec-fetch-dest', 'document') === 'document'
    if (isDocument || request.cookie(sessionCookie) !== session.sessionId) return
    const cookies = [response.getHeader(header) ?? []].flat().map(String)
    const others = cookies.filter((cookie) => !cookie.startsWith(`${sessionCookie}=`))
    response.removeHeader(header)
    if (others.length > 0) response.header(header, others)
  }
}
