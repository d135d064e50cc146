import type { DateTime } from 'luxon'

/** Days of the bank between the mail that announces a debit and the debit itself. */
const noticeDays = 2

/**
 * The day a debit is collected that is signed at this moment: the second day on which banks work
 * after today, where the banks' clocks are (Frankfurt). The member is told on the day of signing,
 * so they know at least one working day ahead, and there is one in which the file goes to the bank.
 */
export function collectionDay(signedAt: DateTime): DateTime {
  const local = signedAt.setZone('Europe/Berlin')
  let day = local.startOf('day').setZone('utc', { keepLocalTime: true })
  for (let left = noticeDays; left > 0;) {
    day = day.plus({ days: 1 })
    if (isBankDay(day)) left -= 1
  }
  return day
}

/** Whether TARGET, by which euros move between banks, is open on this day. */
export function isBankDay(day: DateTime): boolean {
  if (day.weekday > 5) return false
  if (['01-01', '05-01', '12-25', '12-26'].includes(day.toFormat('MM-dd'))) return false
  const sinceEaster = Math.round(day.diff(easterSunday(day), 'days').days)
  return sinceEaster !== -2 && sinceEaster !== 1
}

/** By the rule of Gauss as Butcher wrote it down, for any year of the Gregorian calendar. */
function easterSunday(day: DateTime): DateTime {
  const { year } = day
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const skipped = Math.floor(century / 4)
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - skipped - moon + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451)
  const days = epact + sunday - 7 * late + 114
  const [month, ofMonth] = [Math.floor(days / 31), (days % 31) + 1]
  return day.set({ month, day: ofMonth })
}
