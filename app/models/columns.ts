import { column } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'
import { seal, unsealed } from '#database/seal'

/** An instant, stored as UTC milliseconds: exact and sortable on both databases. */
export function instant() {
  return column({
    prepare: (value: DateTime | null | undefined) => value?.toMillis() ?? value,
    consume: (value: number | null) =>
      value === null ? null : DateTime.fromMillis(value, { zone: 'utc' }),
  })
}

/** A calendar date, stored as YYYY-MM-DD. */
export function calendarDate() {
  return column({
    prepare: (value: DateTime) => value.toISODate(),
    consume: (value: string) => DateTime.fromISO(value, { zone: 'utc' }),
  })
}

/** A short list of words, stored as JSON text. */
export function list() {
  return json<readonly string[]>()
}

/** A JSON value, stored as text. */
export function json<Value>() {
  return column({
    prepare: (value: Value) => JSON.stringify(value),
    consume: (value: string) => JSON.parse(value),
  })
}

/** A secret that the site has to read again, encrypted with its key in the database and in backups. */
export function sealed() {
  return column({
    prepare: (value: string | null | undefined) => (value ? seal(value) : value),
    consume: (value: string | null) => value && unsealed(value),
  })
}

/** The bytes of a file. */
export function bytes() {
  return column({
    prepare: (value: Uint8Array) => Buffer.from(value),
    consume: (value: Uint8Array) => new Uint8Array(value),
  })
}
