import limiter from '@adonisjs/limiter/services/main'
import { networkOf } from '#core/accounts/signing_up/network'
import { normaliseEmail } from '#core/email'
import type { SiteSettings } from '#core/sites/settings/settings'
import { TooManyRequests } from '#exceptions/too_many_requests'

type Visit = Readonly<{ address: string; settings: SiteSettings }>

const hour = '1 hour'

/**
 * Reserves one of the sign-ups that a network has in an hour, before it is known whether it works
 * out, so that parallel requests do not get more; `giveBack` returns it.
 */
export async function reserveSignup({ address, settings }: Visit) {
  const key = `signup:${networkOf(address)}`
  const limit = limiter.use({ requests: settings.signupsPerHour, duration: hour })
  if (!(await limit.attempt(key, () => true))) {
    throw new TooManyRequests(await limit.availableIn(key), { field: 'email' })
  }
  return { giveBack: () => limit.decrement(key) }
}

/** The same for the answer that an e-mail address has an account; null when it is not told any more. */
export async function reserveTakenAnswer({ address, settings }: Visit) {
  if (settings.takenAnswersPerHour === 0) return null
  const key = `taken:${networkOf(address)}`
  const limit = limiter.use({ requests: settings.takenAnswersPerHour, duration: hour })
  return (await limit.attempt(key, () => true)) ? { giveBack: () => limit.decrement(key) } : null
}

/** Whether the owner of an address may be mailed about a sign-up: once a day. */
export async function mayMailOwner(email: string) {
  const limit = limiter.use({ requests: 1, duration: '1 day' })
  return (await limit.attempt(`already_member:${normaliseEmail(email)}`, () => true)) === true
}
