import type { DateTime } from 'luxon'
import { loginsValidFrom } from '#core/accounts/logging_in/login'
import type { Locale } from '#core/sites/locales'
import Login from '#models/login'
import { countryName } from '#queries/places/country_choices'
import { deviceName } from '#queries/accounts/device_name'

type Reader = Readonly<{ userId: string; loginId: unknown; locale: Locale; now: DateTime }>

/** The devices where a member is logged in: the current one first, then by last activity. */
export async function devicesOf({ userId, loginId, locale, now }: Reader) {
  const logins = await Login.query()
    .where('user_id', userId)
    .where('last_seen_at', '>', loginsValidFrom(now).toMillis())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
  const devices = logins.map((login) => ({
    id: login.id,
    ...deviceName(login.userAgent),
    country: login.country && countryName(login.country, locale),
    here: login.id === loginId,
    since: login.createdAt.toISO() ?? '',
    lastSeen: login.lastSeenAt.toISO() ?? '',
  }))
  return [...devices.filter(({ here }) => here), ...devices.filter(({ here }) => !here)]
}
