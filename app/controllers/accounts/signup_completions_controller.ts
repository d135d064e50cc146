import type { HttpContext } from '@adonisjs/core/http'

/** The last step of signing up: who fits, and a mail to open. */
export default class SignupCompletionsController {
  show({ inertia, member, response }: HttpContext) {
    if (member?.user.status !== 'not_confirmed') return response.redirect('/members')
    return inertia.render('accounts/signup_complete', {})
  }
}
