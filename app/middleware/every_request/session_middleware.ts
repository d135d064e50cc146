import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import FrameworkSession from '@adonisjs/session/session_middleware'
import type { SessionStoreFactory } from '@adonisjs/session/types'
import { isForBackOffice } from '#config/admin'
import { sessionCookie, tokenCookie } from '#config/session_cookies'
import { csrfKey } from '#config/session_stores'
import { isSessionless } from '#config/sessionless'
import { onDisk } from '#database/sqlite_disk'

const header = 'set-cookie'

/**
 * Opens the session, and holds the answer back until what it reports is on disk, the session too.
 * Sends the session cookie with documents only, and when the session gets another id. A late
 * response to a call could otherwise bring back the old id after all other logins were ended or the
 * password changed, and log the member out. Whoever only reads gets none, nor the token of forms with it:
 * a session begins with what must be kept. A route without a session sets no cookie at all; nor does a
 * picture, so that a page without cookies gets none by what it shows.
 */
@inject()
export default class SessionMiddleware {
  constructor(private session: FrameworkSession<Record<string, SessionStoreFactory>>) {}

  async handle(ctx: HttpContext, next: NextFn) {
    await this.session.handle(ctx, next)
    settleCookies(ctx)
    await onDisk()
  }
}

function settleCookies(ctx: HttpContext) {
  const { request, response, session } = ctx
  // An event stream has sent its headers already.
  if (response.headersSent) return
  const destination = request.header('sec-fetch-dest', 'document')
  if (isSessionless(ctx) || destination === 'image') return response.removeHeader(header)
  if (isNotBegun(ctx)) return leaveOut(ctx, [sessionCookie, tokenCookie])
  const isDocument = destination === 'document'
  if (isDocument || request.cookie(sessionCookie) !== session.sessionId) return
  leaveOut(ctx, [sessionCookie])
}

/** The forms of the back office need a token, also that of its login. */
function isNotBegun({ request, session }: HttpContext) {
  if (!session.fresh || isForBackOffice(request.url())) return false
  return Object.keys(session.all()).every((key) => key === csrfKey)
}

function leaveOut({ response }: HttpContext, names: readonly string[]) {
  const cookies = [response.getHeader(header) ?? []].flat().map(String)
  const others = cookies.filter((cookie) => !names.some((name) => cookie.startsWith(`${name}=`)))
  response.removeHeader(header)
  if (others.length > 0) response.header(header, others)
}
