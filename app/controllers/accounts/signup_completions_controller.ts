import type { HttpContext } from '@adonisjs/core/http'
import { signupCompletion } from '#queries/accounts/signup_completion'

/** The last step of the sign-up: members who match, and a mail to confirm. */
export default class SignupCompletionsController {
  async show(ctx: HttpContext) {
    const { inertia, viewer, response } = ctx
    if (viewer?.user.status !== 'not_confirmed') return response.redirect('/members')
    const completion = signupCompletion(ctx, viewer.user.signupDate)
    return inertia.render('accounts/signup_complete', completion)
  }
}
