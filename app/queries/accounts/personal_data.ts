import Profile from '#models/profile'
import User from '#models/user'
import { ownTables } from '#queries/accounts/personal/own_tables'
import type { Owner, PersonalTable, Row } from '#queries/accounts/personal/personal_table'
import { readableRow } from '#queries/accounts/personal/readable_row'
import { sharedTables } from '#queries/accounts/personal/shared_tables'

/** Every table that holds a member's data, by name. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...ownTables,
  ...sharedTables,
}

/** Every other table, and why it is not part of a member's download. */
export const excludedTables: Readonly<Record<string, string>> = {
  companies: 'Who runs a site.',
  invoice_series: 'How many documents a company has made in a year.',
  login_attempts: 'Digests of accounts and addresses: they identify nobody.',
  outbox: 'Mails that the member has got, with links that open the account.',
  packages: 'What is sold.',
  payouts: 'What the operator has to send back; what becomes of a refund is in refunds.',
  places: 'Cities.',
  queue_jobs: 'Work that waits for a moment: it names rows that are in the download.',
  queue_schedules: 'When the site does its regular work.',
  rate_limits: 'Counters under digests: they identify nobody.',
  regions: 'Regions.',
  report_evidence: 'What a report is about: it would tell who reported whom.',
  sandbox_payments: 'The books of the payment provider; what we know of a payment is in the order.',
  sandbox_refunds: 'The books of the payment provider; what we know of a refund is in refunds.',
  sepa_files: 'Files for the bank, with many members in each; what was taken of one is in debits.',
  sessions: 'The secret of a visit that is going on; where one is signed in stands in logins.',
  settings: 'How a site is set.',
  surplus_payments: 'Money that went back by itself: the books of the site, by order.',
  sites: 'The sites.',
}

/** A member's rows, one table in memory at a time. */
export async function* personalRows(userId: string) {
  const { id: profileId } = await Profile.findByOrFail('userId', userId)
  const { paidUser } = await User.findOrFail(userId)
  const owner = { userId, profileId, paidUser }
  for (const [table, meaning] of Object.entries(personalTables)) {
    yield { table, rows: await rowsOf(table, meaning, owner) }
  }
}

async function rowsOf(name: string, { exported, rows, mask }: PersonalTable, owner: Owner) {
  const columns = exported.map((column) => `${name}.${column}`)
  const found: Row[] = await rows(owner).select(...columns)
  return found.map((row) => readableRow(mask ? mask(row, owner) : row))
}
