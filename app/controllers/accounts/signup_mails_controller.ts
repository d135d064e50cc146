import type { HttpContext } from '@adonisjs/core/http'

/** Sends a newcomer to their inbox; the same for every address. */
export default class SignupMailsController {
  show({ inertia }: HttpContext) {
    return inertia.render('accounts/signup_mail_sent', {})
  }
}
