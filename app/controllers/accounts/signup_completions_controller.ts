import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { findTarget } from '#queries/accounts/signup_target'
import { isOutboxOpen } from '#config/mail'

/** The last step of signing up: who fits, and a mail to open. */
export default class SignupCompletionsController {
  async show(ctx: HttpContext) {
    const { inertia, viewer, response, session } = ctx
    if (viewer?.user.status !== 'not_confirmed') return response.redirect('/members')
    const target = session.get('signup_target')
    const found = typeof target === 'string' ? await findTarget(ctx, target) : null
    const age = DateTime.utc().diff(viewer.user.signupDate).as('seconds')
    return inertia.render('accounts/signup_complete', {
      /** The steps are told to who has just come in, not again to who reloads later. */
      fresh: age < 60,
      /** Where who signed up for a certain member goes on. */
      chat: found && `/members/${found.id}/chat`,
      outbox: isOutboxOpen() ? '/dev/outbox' : null,
    })
  }
}
