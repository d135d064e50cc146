import { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { isActivityDue } from '#core/discovery/search/presence'
import { isGone } from '#core/messaging/may_write'
import Profile from '#models/profile'
import type { Member } from '#models/member'

/** Loads the member who is logged in, and records their activity. */
export default class MemberMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (await isLoggedIn(ctx)) {
      const user = ctx.auth.use('web').user!
      const profile = await Profile.findByOrFail('userId', user.id)
      ctx.viewer = { user, profile }
      await recordActivity(ctx.viewer)
    }
    return next()
  }
}

/** A banned member, or one who waits for the erasure, is a visitor whatever session they have. */
async function isLoggedIn({ auth }: HttpContext) {
  const guard = auth.use('web')
  return (await guard.check()) && !isGone(guard.user!.status)
}

/** Records a member's activity, which presence and search order depend on. */
async function recordActivity({ user, profile }: Member) {
  const now = DateTime.utc()
  if (!isActivityDue(profile, now)) return
  await db.from('users').where('id', user.id).update({ last_seen_at: now.toMillis() })
  await db.from('profiles').where('id', profile.id).update({ last_active_at: now.toMillis() })
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
