import { inject } from '@adonisjs/core'
import { HttpContext, RequestValidator } from '@adonisjs/core/http'
import InitializeAuthMiddleware from '@adonisjs/auth/initialize_auth_middleware'
import type { NextFn } from '@adonisjs/core/types/http'
import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import { isForBackOffice } from '#config/admin'
import { isActivityDue } from '#core/discovery/search/presence'
import { isGone } from '#core/messaging/may_write'
import { Ports } from '#core/ports'
import type { Locale } from '#core/sites/locales'
import { recordActivity } from '#live/presence'
import { followLogin } from '#logins/followed_login'
import Profile from '#models/profile'
import type { Member } from '#models/member'
import { speakToReader } from '#replies/language'
import { guideSearchEngines } from '#replies/search_engines'

const guards = new InitializeAuthMiddleware()

/**
 * Finds who reads: who is logged in, which the list of logins decides, and in which language. Records the
 * activity of a member who opens a page. In the back office nobody is a member.
 */
@inject()
export default class MemberMiddleware {
  constructor(private ports: Ports) {}

  static {
    RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await guards.handle(ctx, async () => {})
    const listChange = await followLogin(this.ports, ctx)
    ctx.viewer = await memberOf(ctx)
    if (ctx.viewer && opensPage(ctx)) await recordIfDue(ctx.viewer)
    keepPrivate(ctx)
    speakToReader(ctx)
    guideSearchEngines(ctx)
    await next()
    await listChange()
  }
}

async function memberOf(ctx: HttpContext): Promise<Member | undefined> {
  if (isForBackOffice(ctx.request.url()) || !(await isLoggedIn(ctx))) return undefined
  const user = ctx.auth.use('web').user!
  return { user, profile: await Profile.findByOrFail('userId', user.id) }
}

/**
 * Keeps what a member saw from whoever uses the browser after them: no cache stores it, and the
 * browser's history holds it encrypted, until the first page of a visitor throws the key away. What
 * may be cached says so itself. A page and its data share an address, so that a browser that goes back
 * must not take one for the other.
 */
function keepPrivate({ inertia, response, viewer }: HttpContext) {
  response.header('Cache-Control', viewer ? 'private, no-store' : 'private, no-cache')
  response.vary('X-Inertia')
  if (viewer) inertia.encryptHistory()
  else inertia.clearHistory()
}

/** A banned member, or one who waits for the erasure, is a visitor whatever session they have. */
async function isLoggedIn({ auth }: HttpContext) {
  const guard = auth.use('web')
  return (await guard.check()) && !isGone(guard.user!.status)
}

/**
 * Somebody opens a page or sends a form, with script or without. Whatever else a page asks for says
 * nothing of its member, as its tab may be hidden: a visible page reports itself (POST /presence).
 */
function opensPage({ request }: HttpContext) {
  if (request.header('x-inertia-partial-data')) return false
  const isPage = request.header('x-inertia') || request.header('accept')?.includes('text/html')
  return Boolean(isPage)
}

async function recordIfDue(member: Member) {
  const now = DateTime.utc()
  if (isActivityDue(member.profile, now)) await recordActivity(member, now)
}

/** A route that uses `ctx.member` without `middleware.auth()` is a bug, so this throws. */
HttpContext.getter('member', function (this: HttpContext) {
  if (!this.viewer) throw new Error('Nobody is signed in: the route lacks middleware.auth()')
  return this.viewer
})

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The member who views a page that is open to all; undefined for a visitor. */
    viewer?: Member
    /** The member behind a route with `middleware.auth()`. */
    readonly member: Member
    locale: Locale
    timeZone: string
    i18n: I18n
  }
}
