import { column } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'

/** An instant, stored as UTC milliseconds: the same number on both databases, exact and sortable. */
export function instant() {
  return column({
    prepare: (value: DateTime | null | undefined) => value?.toMillis() ?? value,
    consume: (value: number | null) =>
      value === null ? null : DateTime.fromMillis(value, { zone: 'utc' }),
  })
}

/** A calendar date without a time, stored as YYYY-MM-DD. */
export function calendarDate() {
  return column({
    prepare: (value: DateTime) => value.toISODate(),
    consume: (value: string) => DateTime.fromISO(value, { zone: 'utc' }),
  })
}

/** A short list of words, stored as JSON text on both databases. */
export function list() {
  return json<readonly string[]>()
}

/** Words and numbers that are read and written as one, stored as JSON text on both databases. */
export function json<Value>() {
  return column({
    prepare: (value: Value) => JSON.stringify(value),
    consume: (value: string) => JSON.parse(value),
  })
}
