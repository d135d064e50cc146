import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isGone } from '#core/messaging/may_write'
import { touchMember } from '#support/accounts/touch_member'
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
      await touchMember(ctx.member)
    }
    return next()
  }
}

/** Somebody who is banned or on the way out is a visitor, whatever session they still have. */
async function isIn({ auth }: HttpContext) {
  const guard = auth.use('web')
  return (await guard.check()) && !isGone(guard.user!.status)
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    member?: SignedIn
  }
}
