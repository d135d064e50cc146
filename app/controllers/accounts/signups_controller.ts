import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { signUp } from '#core/accounts/sign_up'
import { hasTrafficSource } from '#core/accounts/tracking'
import { Ports } from '#core/ports'
import { maySignUp } from '#core/sites/entry'
import { trackingOf } from '#middleware/tracking_middleware'
import User from '#models/user'
import { signupPage } from '#queries/accounts/signup_page'
import { signupInput } from '#support/signup_input'
import { refuseSignup } from '#support/refuse_signup'
import { signupStartValidator, signupValidator } from '#validators/accounts/signup'

@inject()
export default class SignupsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const visitor = { hasTrafficSource: hasTrafficSource(trackingOf(ctx)) }
    if (!maySignUp(ctx.site.settings, visitor))
      return ctx.inertia.render('accounts/invite_only', {})
    const [, start] = await signupStartValidator.tryValidate(ctx.request.qs())
    return ctx.inertia.render('accounts/signup', await signupPage(ctx, start ?? {}))
  }

  async store(ctx: HttpContext) {
    if (ctx.member) return ctx.response.redirect('/signup/complete')
    const form = await ctx.request.validateUsing(signupValidator)
    const result = await signUp(this.ports, await signupInput(ctx, form))
    if (!result.ok) return refuseSignup(ctx, result)

    await ctx.auth.use('web').login(await User.findOrFail(result.value.userId))
    ctx.session.forget('tracking')
    return ctx.response.redirect('/signup/complete')
  }
}
