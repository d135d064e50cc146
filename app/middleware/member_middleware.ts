import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { isGone } from '#core/messaging/may_write'
import { isActivityDue } from '#core/discovery/search/presence'
import Profile from '#models/profile'
import type User from '#models/user'

/** A signed-in person: the account and what others see of it. */
export type SignedIn = Readonly<{ user: User; profile: Profile }>

/** Loads who is signed in, and notes that they were here. */
export default class MemberMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (await isIn(ctx)) {
      const user = ctx.auth.use('web').user!
      const profile = await Profile.findByOrFail('userId', user.id)
      ctx.member = { user, profile }
      await noteActivity(ctx.member)
    }
    return next()
  }
}

/** Somebody who is banned or on the way out is a visitor, whatever session they still have. */
async function isIn({ auth }: HttpContext) {
  const guard = auth.use('web')
  return (await guard.check()) && !isGone(guard.user!.status)
}

/** Notes that a member is here: presence and the order of searches live on it. */
async function noteActivity({ user, profile }: SignedIn) {
  const now = DateTime.utc()
  if (!isActivityDue(profile, now)) return
  await db.from('users').where('id', user.id).update({ last_seen_at: now.toMillis() })
  await db.from('profiles').where('id', profile.id).update({ last_active_at: now.toMillis() })
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    member?: SignedIn
  }
}
