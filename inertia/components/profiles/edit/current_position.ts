import type { Answers } from '@generated/answers'

/** The place around a position, by names; never the position. */
export type PlaceFound = Exclude<Answers['api.geocode'], false>

export const oneHour = 3_600_000

let kept: { found: PlaceFound; at: number } | null = null

/** What was found within the last hour; null otherwise (section 9). */
export function cachedPlace(now = Date.now()) {
  return kept && now - kept.at < oneHour ? kept.found : null
}

/** Keeps what was found, in this window alone. */
export function cachePlace(found: PlaceFound, now = Date.now()) {
  kept = { found, at: now }
}

type Browser = Partial<Pick<Navigator, 'geolocation' | 'permissions'>>

/**
 * What the browser says of its permission, to be followed; null when it does not say, and
 * 'unsupported' when it cannot tell where it is (section 4).
 */
export async function permissionStatus(browser: Browser) {
  if (!browser.geolocation) return 'unsupported'
  return browser.permissions?.query({ name: 'geolocation' }).catch(() => null) ?? null
}
