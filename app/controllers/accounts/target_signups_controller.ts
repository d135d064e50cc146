import type { HttpContext } from '@adonisjs/core/http'
import { visitorMaySearch } from '#middleware/search_access_middleware'
import { signupPage } from '#queries/accounts/signup_page'
import { findTarget, targetProps } from '#queries/accounts/signup_target'

/** Signing up to meet one certain member, in whose chat one then stands. */
export default class TargetSignupsController {
  /**
   * One who is unknown or disabled is no reason to send a newcomer away: they sign up as anyone
   * does. A member has nothing to sign up for and goes straight to the chat.
   */
  async create(ctx: HttpContext) {
    const { inertia, viewer, params, response } = ctx
    if (viewer) return response.redirect().toRoute('members.chat', { id: params.id })
    const target = await findTarget(ctx, params.id)
    if (!target) return response.redirect('/signup')
    const start = await signupPage(ctx, {})
    const person = targetProps(target, ctx.site.settings, visitorMaySearch(ctx))
    return inertia.render('accounts/signup', { ...start, target: person, begun: false })
  }
}
