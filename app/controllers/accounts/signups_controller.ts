import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { signUp } from '#core/accounts/signing_up/sign_up'
import { Ports } from '#core/ports'
import User from '#models/user'
import { signupPage } from '#queries/accounts/signup_page'
import { clearPendingSignup, formWithPending } from '#controllers/accounts/pending_signup'
import { signupInput } from '#controllers/accounts/signup_input'
import { answerRefusal } from '#replies/refusals'
import { signupStartValidator, signupValidator } from '#validators/accounts/signup'

@inject()
export default class SignupsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const [, start] = await signupStartValidator.tryValidate(ctx.request.qs())
    const page = await signupPage(ctx, start ?? {})
    return ctx.inertia.render('accounts/signup', { ...page, target: null, pending: false })
  }

  async store(ctx: HttpContext) {
    if (ctx.viewer) return ctx.response.redirect('/signup/complete')
    const form = await ctx.request.validateUsing(signupValidator, {
      data: formWithPending(ctx),
    })
    const result = await signUp(this.ports, await signupInput(ctx, form))
    if (!result.ok) return answerRefusal(ctx, result)

    await ctx.auth.use('web').login(await User.findOrFail(result.value.userId))
    ctx.session.forget('tracking')
    clearPendingSignup(ctx)
    if (form.target) ctx.session.put('signup_target', form.target)
    return ctx.response.redirect('/signup/complete')
  }
}
