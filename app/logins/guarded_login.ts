import type { HttpContext } from '@adonisjs/core/http'
import { normaliseEmail } from '#core/email'
import { logIn } from '#core/accounts/logging_in/log_in'
import type { Ports } from '#core/ports'
import { guardedAttempt } from '#logins/guarded_attempt'
import { knownDevice } from '#logins/known_devices'

type Credentials = Readonly<{ email: string; password: string }>

/** Logs in unless account or network are locked out. */
export function guardedLogin(ports: Ports, ctx: HttpContext, credentials: Credentials) {
  const account = normaliseEmail(credentials.email)
  const guard = {
    account,
    address: ctx.request.ip(),
    device: knownDevice(ctx, 'people', account),
    settings: ctx.site.settings,
  }
  return guardedAttempt(ports, guard, {
    make: () => logIn(ports, credentials),
    isGuess: (outcome: Awaited<ReturnType<typeof logIn>>) =>
      !outcome.ok && outcome.refusal === 'login_failed',
  })
}
