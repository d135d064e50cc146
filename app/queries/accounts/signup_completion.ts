import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { isOutboxOpen } from '#config/mail'

/** What the last step of the sign-up shows of the account that has just been made. */
export function signupCompletion(ctx: HttpContext, signupDate: DateTime) {
  const next: string | null = ctx.session.get('signup_next', null)
  const age = DateTime.utc().diff(signupDate).as('seconds')
  return {
    /** Shown right after the sign-up, not on a later reload. */
    fresh: age < 60,
    /** URL of the profile or conversation of the member they signed up for. */
    next,
    /** URL of the demo's mails; null where mail is real. */
    outbox: isOutboxOpen() ? '/dev/outbox' : null,
  }
}
