import limiter from '@adonisjs/limiter/services/main'
import { normaliseEmail } from '#core/email'
import type { SiteSettings } from '#core/sites/settings/settings'
import { TooManyRequests } from '#exceptions/too_many_requests'
import { pseudonym } from '#logins/pseudonym'
import { takeAnswerFromNetwork, takeFromNetwork } from '#limits/network_limit'

type Visit = Readonly<{ address: string; settings: SiteSettings }>

/**
 * Reserves one of the sign-ups that a network has in an hour, before it is known whether it works
 * out, so that parallel requests do not get more; `giveBack` returns it.
 */
export async function reserveSignup({ address, settings }: Visit) {
  const limit = { kind: 'signup', requests: settings.signupsPerHour, duration: '1 hour' } as const
  const taken = await takeFromNetwork(address, limit)
  if (!taken.ok) throw new TooManyRequests(taken.seconds, { field: 'email' })
  return taken
}

/** Reserves one of the answers that an e-mail address has an account; null when none may be given any more. */
export async function reserveTakenAnswer({ address, settings }: Visit) {
  const requests = settings.takenAnswersPerHour
  if (requests === 0) return null
  const taken = await takeAnswerFromNetwork(address, 'taken', requests)
  return taken.ok ? taken : null
}

/** Whether the owner of an address may be mailed about a sign-up: once a day. */
export async function mayMailOwner(email: string) {
  const limit = limiter.use({ requests: 1, duration: '1 day' })
  return (
    (await limit.attempt(`already_member:${pseudonym(normaliseEmail(email))}`, () => true)) === true
  )
}
