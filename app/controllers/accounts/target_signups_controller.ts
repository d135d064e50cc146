import type { HttpContext } from '@adonisjs/core/http'
import { visitorMaySearch } from '#middleware/search_access_middleware'
import { signupPage } from '#queries/accounts/signup_page'
import { findTarget, targetProps } from '#queries/accounts/signup_target'

/** A sign-up from the profile of a member, which leads to the conversation with that member. */
export default class TargetSignupsController {
  /**
   * For an unknown or disabled member the sign-up is the usual one. A member who is logged in goes
   * straight to the conversation.
   */
  async create(ctx: HttpContext) {
    const { inertia, viewer, params, response } = ctx
    if (viewer) return response.redirect().toRoute('members.chat', { id: params.id })
    const target = await findTarget(ctx, params.id)
    if (!target) return response.redirect('/signup')
    const start = await signupPage(ctx, {})
    const person = targetProps(target, ctx.site.settings, visitorMaySearch(ctx))
    return inertia.render('accounts/signup', { ...start, target: person, pending: false })
  }
}
