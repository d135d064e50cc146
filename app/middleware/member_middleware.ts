import { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DateTime } from 'luxon'
import { isForBackOffice } from '#config/admin'
import { isActivityDue } from '#core/discovery/search/presence'
import { isGone } from '#core/messaging/may_write'
import { recordActivity } from '#live/presence'
import Profile from '#models/profile'
import type { Member } from '#models/member'

/**
 * Loads the member who is logged in, and records their activity when they open a page. In the back
 * office nobody is a member.
 */
export default class MemberMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!isForBackOffice(ctx.request.url()) && (await isLoggedIn(ctx))) {
      const user = ctx.auth.use('web').user!
      const profile = await Profile.findByOrFail('userId', user.id)
      ctx.viewer = { user, profile }
      if (opensPage(ctx)) await recordIfDue(ctx.viewer)
    }
    return next()
  }
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
  }
}
