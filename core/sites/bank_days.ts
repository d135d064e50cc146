import type { DateTime } from 'luxon'

/** Whether this is a business day of TARGET, the system by which euros move between banks. */
export function isBankDay(day: DateTime): boolean {
  if (day.weekday > 5) return false
  if (['01-01', '05-01', '12-25', '12-26'].includes(day.toFormat('MM-dd'))) return false
  const sinceEaster = Math.round(day.diff(easterSunday(day), 'days').days)
  return sinceEaster !== -2 && sinceEaster !== 1
}

/** The Meeus/Jones/Butcher algorithm, for any year of the Gregorian calendar. */
function easterSunday(day: DateTime): DateTime {
  const { year } = day
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const skipped = Math.floor(century / 4)
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - skipped - moon + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451)
  const days = epact + sunday - 7 * late + 114
  return day.set({ month: Math.floor(days / 31), day: (days % 31) + 1 })
}
