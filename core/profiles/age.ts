import { DateTime } from 'luxon'
import { ok, refuse } from '#core/result'

/** A date without a time; a DateTime is one too. */
export type CalendarDay = Pick<DateTime, 'year' | 'month' | 'day'>

/** A date of birth as a form has it: a full year, a month from 1, a day of the month. */
export type BirthDateParts = Readonly<{ year: number; month: number; day: number }>

const oldestAge = 120

/**
 * Counts whole years by the calendar of `now`, so give it in the zone of the person concerned.
 * Who was born on 29 February turns a year older on 1 March of a year without that day.
 */
export function ageOn(dateOfBirth: CalendarDay, now: CalendarDay) {
  const years = now.year - dateOfBirth.year
  const birthdayIsAhead = dayOfYearKey(now) < dayOfYearKey(dateOfBirth)
  return birthdayIsAhead ? years - 1 : years
}

/** Reads a day as it is kept, such as `1990-05-01`. */
export function parseDay(kept: string): CalendarDay {
  const [year, month, day] = [kept.slice(0, 4), kept.slice(5, 7), kept.slice(8, 10)]
  return { year: Number(year), month: Number(month), day: Number(day) }
}

/**
 * Reads a date of birth as midnight UTC (section 5). Refuses 'invalid_birth_date' for a day that
 * does not exist, lies ahead or is more than 120 years ago, and 'too_young' with `min_age`.
 */
export function parseBirthDate(parts: BirthDateParts, now: DateTime, minAge: number) {
  const dateOfBirth = DateTime.utc(parts.year, parts.month, parts.day)
  if (!dateOfBirth.isValid) return refuse('invalid_birth_date')
  const age = ageOn(dateOfBirth, now)
  if (age < 0 || age > oldestAge) return refuse('invalid_birth_date')
  return age < minAge ? refuse('too_young', { min_age: minAge }) : ok(dateOfBirth)
}

/**
 * Turns a range of ages into the dates of birth to search for: midnights UTC, both included.
 * Agrees with `ageOn` to the day.
 */
export function bornBetween(ages: Readonly<{ minAge: number; maxAge: number }>, now: DateTime) {
  const today = DateTime.utc(now.year, now.month, now.day)
  return {
    from: today.minus({ years: ages.maxAge + 1 }).plus({ days: 1 }),
    to: today.minus({ years: ages.minAge }),
  }
}

function dayOfYearKey(date: CalendarDay) {
  return date.month * 100 + date.day
}
