import { normaliseEmail } from '#core/email'
import { logIn } from '#core/accounts/logging_in/log_in'
import type { Ports } from '#core/ports'
import type { SiteSettings } from '#core/sites/settings/settings'
import { guardedAttempt } from '#logins/guarded_attempt'

type Credentials = Readonly<{ email: string; password: string }>
type Circumstances = Readonly<{ address: string; settings: SiteSettings }>

/** Logs in unless account or network are locked out. */
export function guardedLogin(ports: Ports, credentials: Credentials, about: Circumstances) {
  const account = normaliseEmail(credentials.email)
  return guardedAttempt(
    ports,
    { ...about, account },
    {
      make: () => logIn(ports, credentials),
      isGuess: (outcome: Awaited<ReturnType<typeof logIn>>) =>
        !outcome.ok && outcome.refusal === 'login_failed',
    }
  )
}
