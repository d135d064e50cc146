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
  /** Removes what the owner may not know about other members. */
  mask?: (row: Row, owner: Owner) => Row
}>

export const withheldBecause = {
  secret: 'Could help whoever has the file to open the account.',
  technical: 'Only recognises repeated requests; says nothing about the member.',
  digest: 'Recognises again what the file tells in full.',
  copied: 'Says again what the profile says, for the search.',
  others: 'Would reveal to a free member who liked or visited them.',
  reporter: 'Would tell that somebody reported the member, and when.',
  named: 'Whom a notice names, which is another person; what was written is told in full.',
  staff: 'Which person of the site wrote or decided it, not anything about the member.',
  note: 'May name who told of it; what was decided is told in full, with its reasons in measures.',
  chain: 'Proves that the log is whole; says nothing about the member.',
  file: 'The file itself is in the ZIP.',
  place: 'The place of the files in our storage; the pictures themselves are in the ZIP.',
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
