import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { isChallengeOpen } from '#core/accounts/logging_in/passkey'
import type { Uses } from '#core/ports'
import type { Ceremony, RelyingParty } from '#core/ports/passkey_ceremonies'
import { appUrl } from '#config/app'

type Purpose = 'add_passkey' | 'passkey_login' | 'admin_add_passkey' | 'admin_passkey'
type StoredChallenge = Readonly<{ challenge: string; putAt: number }>

/** The site as browsers know it; its public scheme is in APP_URL. */
export function relyingParty({ request, site }: HttpContext): RelyingParty {
  const origin = `${new URL(appUrl).protocol}//${request.host()}`
  return { id: request.hostname() ?? '', origin, name: site.name }
}

/** Stores the challenge in the session, and returns the browser's options. */
export function storeChallenge(
  { clock }: Uses<'clock'>,
  { session }: HttpContext,
  purpose: Purpose,
  { challenge, options }: Ceremony
) {
  session.put(purpose, { challenge, putAt: clock.now().toMillis() })
  return { options }
}

/** Takes the challenge of this session, once; empty when there is none or it has expired. */
export function takeChallenge(
  { clock }: Uses<'clock'>,
  { session }: HttpContext,
  purpose: Purpose
) {
  const stored: StoredChallenge | null = session.pull(purpose, null)
  const isOpen = stored && isChallengeOpen(DateTime.fromMillis(stored.putAt), clock.now())
  return isOpen ? stored.challenge : ''
}
