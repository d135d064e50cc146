import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sessionCookie } from '#config/session_cookies'
import { isSessionless } from '#config/sessionless'

const header = 'set-cookie'

/**
 * Sends the session cookie with documents only, and when the session gets another id. A late
 * response to a call could otherwise bring back the old id after all other logins were ended or the
 * password changed, and log the member out. A route without a session sets no cookie at all; nor does
 * a picture, so that a page without cookies gets none by what it shows.
 */
export default class SessionCookieMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const { request, response, session } = ctx
    // An event stream has sent its headers already.
    if (response.headersSent) return
    const destination = request.header('sec-fetch-dest', 'document')
    if (isSessionless(ctx) || destination === 'image') return response.removeHeader(header)
    const isDocument = destination === 'document'
    if (isDocument || request.cookie(sessionCookie) !== session.sessionId) return
    const cookies = [response.getHeader(header) ?? []].flat().map(String)
    const others = cookies.filter((cookie) => !cookie.startsWith(`${sessionCookie}=`))
    response.removeHeader(header)
    if (others.length > 0) response.header(header, others)
  }
}
