import { DateTime } from 'luxon'
import { ok, refuse } from '#core/result'

/** A date without a time; a DateTime is one too. */
export type CalendarDay = Pick<DateTime, 'year' | 'month' | 'day'>

/** A date of birth as a form has it: a year, a month from 1, a day of the month; null: blank. */
export type BirthDateParts = Readonly<{
  year: number | null
  month: number | null
  day: number | null
}>

const oldestAge = 120

/**
 * The age in whole years by the calendar of `now`, which is to be in the person's time zone. Who was
 * born on 29 February turns a year older on 1 March of a year without that day.
 */
export function ageOn(dateOfBirth: CalendarDay, now: CalendarDay) {
  const years = now.year - dateOfBirth.year
  const birthdayIsAhead = dayOfYearKey(now) < dayOfYearKey(dateOfBirth)
  return birthdayIsAhead ? years - 1 : years
}

/** Parses a stored day, such as `1990-05-01`. */
export function parseDay(stored: string): CalendarDay {
  const [year, month, day] = stored.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

/**
 * Parses a date of birth, of which the year may have two digits, into midnight UTC. Refuses 'invalid_birth_date' for a day that does not
 * exist, is in the future or more than 120 years ago, and 'too_young' with `min_age`, also for a date
 * that is not complete: its text asks for the date.
 * Rule: docs/product/profiles.md, Birth date.
 */
export function parseBirthDate(parts: BirthDateParts, now: DateTime, minAge: number) {
  const { year, month, day } = parts
  const tooYoung = refuse('too_young', { min_age: minAge })
  if (year === null || month === null || day === null) return tooYoung
  const dateOfBirth = DateTime.utc(fullYear(year, now.year), month, day)
  if (!dateOfBirth.isValid) return refuse('invalid_birth_date')
  const age = ageOn(dateOfBirth, now)
  if (age < 0 || age > oldestAge) return refuse('invalid_birth_date')
  return age < minAge ? tooYoung : ok(dateOfBirth)
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

/** A year with two digits is the last one that ends so: in 2026, 92 is 1992. */
function fullYear(typed: number, thisYear: number) {
  if (!Number.isInteger(typed) || typed < 0 || typed > 99) return typed
  const ofThisCentury = thisYear - (thisYear % 100) + typed
  return ofThisCentury > thisYear ? ofThisCentury - 100 : ofThisCentury
}

function dayOfYearKey(date: CalendarDay) {
  return date.month * 100 + date.day
}
