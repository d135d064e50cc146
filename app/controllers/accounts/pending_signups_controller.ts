import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { checkSignUpEmail } from '#core/accounts/signing_up/begin_sign_up'
import { Ports } from '#core/ports'
import { pendingActProps } from '#controllers/accounts/pending_act'
import { signupPage } from '#queries/accounts/signup_page'
import { keptAnswers } from '#controllers/accounts/kept_answers'
import { pendingSignup, storePendingSignup } from '#controllers/accounts/pending_signup'
import { pendingSignupValidator } from '#validators/accounts/signup'
import { answerRefusal } from '#replies/refusals'

/** A sign-up that began on a landing page: asks only for what is still missing. */
@inject()
export default class PendingSignupsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { email: written, ...answers } = await ctx.request.validateUsing(pendingSignupValidator)
    const email = checkSignUpEmail(this.ports, written)
    if (!email.ok) return answerRefusal(ctx, email, 'email')
    storePendingSignup(ctx, { email: email.value, ...answers })
    return ctx.response.redirect('/complete-signup')
  }

  async create(ctx: HttpContext) {
    const pending = pendingSignup(ctx)
    if (!pending) return ctx.response.redirect('/signup')
    const { gender, seeking } = pending
    const page = await signupPage(ctx, { gender, seeking }, keptAnswers(ctx, this.ports))
    const target = await pendingActProps(ctx, this.ports)
    return ctx.inertia.render('accounts/signup', { ...page, target, pending: true })
  }
}
