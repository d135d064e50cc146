import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { isOutboxOpen } from '#config/mail'
import { findTarget } from '#queries/accounts/signup_target'

/** What the last step of the sign-up shows of the account that has just been made. */
export async function signupCompletion(ctx: HttpContext, signupDate: DateTime) {
  const target = ctx.session.get('signup_target')
  const found = typeof target === 'string' ? await findTarget(ctx, target) : null
  const age = DateTime.utc().diff(signupDate).as('seconds')
  return {
    /** Shown right after the sign-up, not on a later reload. */
    fresh: age < 60,
    /** URL of the conversation with the member they signed up for. */
    chat: found && `/members/${found.id}/chat`,
    /** URL of the demo's mails; null where mail is real. */
    outbox: isOutboxOpen() ? '/dev/outbox' : null,
  }
}
