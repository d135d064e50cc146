import type { HttpContext } from '@adonisjs/core/http'
import type { Uses } from '#core/ports'
import type { Result } from '#core/result'
import { guardedAttempt } from '#logins/guarded_attempt'

/** Guards the second factor of an admin: codes are short, so guesses are limited as passwords are. */
export function guardedCode<R extends Result<unknown, string>>(
  ports: Uses<'clock' | 'ids' | 'secrets'>,
  { admin, request, site }: HttpContext,
  make: () => Promise<R>
) {
  const account = `code of ${admin.id}`
  const guard = { account, address: request.ip(), device: null, settings: site.settings }
  const isGuess = (outcome: R) => !outcome.ok && outcome.refusal === 'code_wrong'
  return guardedAttempt(ports, guard, { make, isGuess })
}
