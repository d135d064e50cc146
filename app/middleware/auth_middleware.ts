import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { wantsJson } from '#replies/refusals'

/** Lets members through; visitors are sent to the login and return afterwards. */
export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (ctx.viewer) return next()
    if (wantsJson(ctx)) return ctx.response.forbidden({ error: 'authentication_required' })
    if (ctx.request.method() === 'GET') ctx.session.put('intended_url', ctx.request.url(true))
    return ctx.response.redirect('/login')
  }
}
