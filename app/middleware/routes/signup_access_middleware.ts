import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { hasTrafficSource } from '#core/users/tracking'
import { refuse } from '#core/result'
import { maySignUp } from '#core/sites/entry'
import { trackingOf } from '#replies/tracking'
import { answerRefusal, wantsJson } from '#replies/refusals'

/**
 * Guards every way to sign up: a visitor who may not sign up here learns that, and nothing more.
 */
export default class SignupAccessMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (ctx.viewer || visitorMaySignUp(ctx)) return next()
    if (ctx.request.method() === 'GET' && !wantsJson(ctx))
      return ctx.response.send(await ctx.inertia.render('accounts/invite_only', {}))
    return answerRefusal(ctx, refuse('invite_only'))
  }
}

/** Whether this visitor may sign up on this site. */
export function visitorMaySignUp(ctx: HttpContext) {
  const visitor = { hasTrafficSource: hasTrafficSource(trackingOf(ctx)) }
  return maySignUp(ctx.site.settings, visitor)
}
