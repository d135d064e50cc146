import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** Whose data is asked for. */
export type Owner = Readonly<{ userId: string; profileId: string; paidUser: boolean }>

export type Row = Record<string, unknown>

/** What the owner gets of a table. Told and withheld columns together are all there are. */
export type PersonalTable = Readonly<{
  told: readonly string[]
  /** What stays out of the file, and why. */
  withheld?: Readonly<Record<string, string>>
  /** Their rows; names that make them readable may be selected beside the columns. */
  rows: (owner: Owner) => DatabaseQueryBuilderContract<Row>
  /** Takes out of a row what its owner may not know of others. */
  mask?: (row: Row, owner: Owner) => Row
}>

/** Why a column stays out. */
export const withheldBecause = {
  secret: 'Would open the account, or help to, for whoever has the file.',
  technical: 'Tells two sendings of one form apart; says nothing of the member.',
  others: 'Would tell a free member who liked or visited them.',
  place: 'Where our storage keeps the files; the pictures themselves are in the ZIP.',
}

export function words(text: string) {
  return text.trim().split(/\s+/)
}

/** The rows of a table that belong to the user alone. */
export function ofUser(table: string) {
  return ({ userId }: Owner) => db.from(table).where(`${table}.user_id`, userId)
}

/** The rows of a table that belong to the profile alone. */
export function ofProfile(table: string) {
  return ({ profileId }: Owner) => db.from(table).where(`${table}.profile_id`, profileId)
}
