import type { DateTime } from 'luxon'
import type { Country } from '#core/sites/countries'

/** What a lander of the night says fits the hour. */
export const nightHours = ['evening', 'late', 'night', 'morning'] as const
export type NightHour = (typeof nightHours)[number]

/** What a lander of the night can say; the quiet lines claim nothing of others. */
export const nightLines = [...nightHours, 'late_quiet', 'night_quiet'] as const
export type NightLine = (typeof nightLines)[number]

/** Where most of a country lives; a browser knows better. */
const zones: Readonly<Record<Country, string>> = {
  US: 'America/New_York',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  IE: 'Europe/Dublin',
  GB: 'Europe/London',
  CA: 'America/Toronto',
  PL: 'Europe/Warsaw',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  CH: 'Europe/Zurich',
}

/**
 * The part of the night, by the clock of a country: the night until five, the morning until noon, the
 * evening until ten, and late until midnight. Rule: docs/product/landers.md, Alone tonight.
 */
export function nightHourIn(country: Country, now: DateTime): NightHour {
  const { hour } = now.setZone(zones[country])
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 22 ? 'evening' : 'late'
}

/** The line for an hour: that others are awake is said only where somebody is. */
export function nightLine(hour: NightHour, isSomebodyAwake: boolean): NightLine {
  const isClaim = hour === 'late' || hour === 'night'
  return isClaim && !isSomebodyAwake ? `${hour}_quiet` : hour
}
