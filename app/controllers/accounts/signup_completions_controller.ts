import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { outboxIsOpen } from '#support/outbox_access'

/** The last step of signing up: who fits, and a mail to open. */
export default class SignupCompletionsController {
  show({ inertia, member, response }: HttpContext) {
    if (member?.user.status !== 'not_confirmed') return response.redirect('/members')
    const age = DateTime.utc().diff(member.user.signupDate).as('seconds')
    return inertia.render('accounts/signup_complete', {
      /** The steps are told to who has just come in, not again to who reloads later. */
      fresh: age < 60,
      outbox: outboxIsOpen() ? '/dev/outbox' : null,
    })
  }
}
