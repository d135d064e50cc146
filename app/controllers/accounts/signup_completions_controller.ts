import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { findTarget } from '#queries/accounts/signup_target'
import { isOutboxOpen } from '#config/mail'

/** The last step of the sign-up: members who match, and a mail to confirm. */
export default class SignupCompletionsController {
  async show(ctx: HttpContext) {
    const { inertia, viewer, response, session } = ctx
    if (viewer?.user.status !== 'not_confirmed') return response.redirect('/members')
    const target = session.get('signup_target')
    const found = typeof target === 'string' ? await findTarget(ctx, target) : null
    const age = DateTime.utc().diff(viewer.user.signupDate).as('seconds')
    return inertia.render('accounts/signup_complete', {
      /** Shown right after the sign-up, not on a later reload. */
      fresh: age < 60,
      /** The conversation with the member they signed up for. */
      chat: found && `/members/${found.id}/chat`,
      outbox: isOutboxOpen() ? '/dev/outbox' : null,
    })
  }
}
