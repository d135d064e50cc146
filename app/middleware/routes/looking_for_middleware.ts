import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { AskingPage } from '#core/accounts/consents/consent'

/**
 * Asks for the consent to use whom a member looks for in place of a page that finds members, when they took
 * it back. Rule: docs/product/accounts.md, Consents.
 */
export default class LookingForMiddleware {
  async handle(ctx: HttpContext, next: NextFn, page: AskingPage) {
    if (!ctx.viewer?.profile.withdrawn) return next()
    return ctx.response.send(await ctx.inertia.render('discovery/looking_for', { page }))
  }
}
