import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** The member whose data is read. */
export type Owner = Readonly<{ userId: string; profileId: string; paidUser: boolean }>

export type Row = Record<string, unknown>

/** The export of one table. Exported and withheld columns together are all its columns. */
export type PersonalTable = Readonly<{
  exported: readonly string[]
  /** Columns that are not exported, with the reason. */
  withheld?: Readonly<Record<string, string>>
  /** The owner's rows; names that make them readable may be selected in addition. */
  rows: (owner: Owner) => DatabaseQueryBuilderContract<Row>
  /** Removes what the owner may not know of others. */
  mask?: (row: Row, owner: Owner) => Row
}>

export const withheldBecause = {
  secret: 'Would open the account, or help to, for whoever has the file.',
  technical: 'Tells two sendings of one form apart; says nothing of the member.',
  others: 'Would tell a free member who liked or visited them.',
  place: 'Where our storage keeps the files; the pictures themselves are in the ZIP.',
}

export function words(text: string) {
  return text.trim().split(/\s+/)
}

/** The rows that belong to the user. */
export function ofUser(table: string) {
  return ({ userId }: Owner) => db.from(table).where(`${table}.user_id`, userId)
}

/** The rows that belong to the profile. */
export function ofProfile(table: string) {
  return ({ profileId }: Owner) => db.from(table).where(`${table}.profile_id`, profileId)
}
