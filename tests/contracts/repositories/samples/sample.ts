import { DateTime } from 'luxon'
import type { FixedOf, RowOf, TableName } from '#core/repositories/tables'
import { ada, bob, cleo } from '#tests/support/people/people'

type Sample<Name extends TableName> = Readonly<{
  /** Without a common unique key; rows of other tables refer to the first ones. */
  rows: readonly [RowOf<Name>, RowOf<Name>, ...RowOf<Name>[]]
  changes: Partial<Omit<RowOf<Name>, FixedOf<Name>>>
  /** The tables that these rows refer to. */
  needs?: readonly TableName[]
}>

export type Samples = { readonly [Name in TableName]: Sample<Name> }

/** The samples of one area. */
export type SomeSamples = Partial<Samples>

export const now = DateTime.utc(2026, 5, 1, 12)
export const later = now.plus({ hours: 1 })
export const day = DateTime.utc(2026, 5, 4)

export const adaUser = ada().user
export const bobUser = bob().user
export const adaId = ada().profile.id
export const bobId = bob().profile.id
export const cleoId = cleo().profile.id
/** Ada's bank account. */
export const iban = 'NL91ABNA0417164300'

/** Two rows that differ by a number. */
export function twice<Name extends TableName>(row: (number: number) => RowOf<Name>) {
  return [row(1), row(2)] as const
}

/** An id that only samples have. */
export function idOf(number: number) {
  return `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
}
