import type { Answers } from '@generated/answers'

/** The region and place of a position; the position itself is not kept. */
export type PlaceFound = Exclude<Answers['api.geocode'], false>

export const oneHour = 3_600_000

let cached: { found: PlaceFound; at: number } | null = null

/** The place found within the last hour, or null. */
export function cachedPlace(now = Date.now()) {
  return cached && now - cached.at < oneHour ? cached.found : null
}

/** In memory of this window only. */
export function cachePlace(found: PlaceFound, now = Date.now()) {
  cached = { found, at: now }
}

type Browser = Partial<Pick<Navigator, 'geolocation' | 'permissions'>>

/** The geolocation permission, to be observed; null when the browser does not tell it. */
export async function permissionStatus(browser: Browser) {
  if (!browser.geolocation) return 'unsupported'
  return browser.permissions?.query({ name: 'geolocation' }).catch(() => null) ?? null
}
