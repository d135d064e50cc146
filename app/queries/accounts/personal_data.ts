import Profile from '#models/profile'
import User from '#models/user'
import { ownTables } from '#queries/accounts/personal/own_tables'
import type { Owner, PersonalTable, Row } from '#queries/accounts/personal/personal_table'
import { readableRow } from '#queries/accounts/personal/readable_row'
import { sharedTables } from '#queries/accounts/personal/shared_tables'
import { teamTables } from '#queries/accounts/personal/team_tables'

/** Every table that holds a member's data, by name. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...ownTables,
  ...sharedTables,
  ...teamTables,
}

/** Every other table, and why it is not part of a member's download. */
export const excludedTables: Readonly<Record<string, string>> = {
  active_counts: 'How many members of each region were active, without saying who.',
  admin_passkeys: 'Of those who run the site; admins are no members.',
  admin_sessions: 'Of those who run the site; admins are no members.',
  admins: 'Those who run the site; admins are no members.',
  alarms: 'What operators have to look at; about sites, not members.',
  audit_checks: 'When the audit log was checked, and what was found.',
  arrivals:
    'Digests of visitors of yesterday and today under salts that are gone: they name nobody.',
  audit_head: 'Where the audit log ends.',
  audit_words: 'By which words rows of the audit log are found.',
  banned_addresses: 'Digests of addresses of erased accounts: no account has one.',
  class_counts: 'How many members can be found, without saying who.',
  companies: 'The companies that run the sites.',
  content_texts: 'Texts of the site’s own pages.',
  shipped_texts: 'Texts of the site’s own pages that came with a release.',
  content_versions: 'From when on the texts of the site’s own pages hold.',
  daily_figures: 'Totals of a day, without saying who.',
  delivery_counts: 'How many mails and pushes of a day arrived or came back, without saying whose.',
  discount_batches: 'Names of batches of discount codes.',
  interest_counts: 'How many members like the same, without saying who.',
  invoice_series: 'Counters of the documents that a company issued in a year.',
  lander_variants: 'What landers of a site show, at addresses of their own.',
  backup_outcomes: 'When backups were made and restored.',
  ledger_checks: 'When the ledger was checked: totals, and what did not add up, by id.',
  login_attempts: 'Digests of accounts and IP addresses: they identify nobody.',
  mail_refusals: 'Answers of mail providers, counted by domain, without addresses.',
  outbox: 'Mails that were sent to the member, with links that open the account.',
  ready_lines: 'Texts that admins keep for answers; they are about nobody.',
  recovery_codes: 'Digests of codes of those who run the site.',
  waiting_answers:
    'Which conversations wait for an answer of a fictional profile; these are in participants.',
  work_claims: 'Which admin has a piece of work in hand, for five minutes.',
  packages: 'The bundles of credits that are sold.',
  payouts: 'Transfers that the operator has to make; the state of a refund is in refunds.',
  bank_imports: 'Which files of the bank were imported, without what is in them.',
  bank_movements:
    'Movements of the company’s account; those of a member are in incoming_transfers.',
  member_exports: 'That an authority asked for the data; it may forbid to tell the member.',
  page_views: 'How long pages were seen that a link opened; nothing says by whom.',
  places: 'Cities and towns.',
  queue_jobs: 'Jobs that wait to be done: they only name rows that are in the download.',
  queue_schedules: 'The times of scheduled jobs.',
  rate_limits: 'Counters stored under digests: they identify nobody.',
  ready_answers: 'Words that admins answer with, for anybody.',
  reconciliations: 'How far the changes that each payment provider lists have been followed.',
  regions: 'Regions.',
  replica_heartbeats: 'When the database was last written to, for the measuring of replicas.',
  report_evidence: 'Copies of what was reported: they would reveal who reported whom.',
  sandbox_payments: 'Data of the payment provider; what we know of a payment is in orders.',
  sandbox_refunds: 'Data of the payment provider; what we know of a refund is in refunds.',
  sepa_files: 'Files for the bank, each about many members; what a member paid is in debits.',
  sessions: 'Secrets of current sessions; the devices that are signed in are in logins.',
  setting_drafts: 'Settings of a site that an admin has filled in and not kept.',
  settings: 'The settings of a site.',
  provider_refunds: 'Bookkeeping of the site: refunds by providers, by order.',
  removed_documents: 'Sums of old documents that are removed, by currency.',
  settlement_comparisons: 'Totals of a day at a payment provider, and orders that differ, by id.',
  day_salts: 'Random texts for the digests of a day.',
  page_view_days: 'Totals of a day by link and page, without saying who.',
  storage_measurements: 'How much room all photos take.',
  source_days: 'Totals of a day by source, without saying who.',
  vat_months: 'Totals of documents of a month, without saying whose.',
  source_money: 'Totals of money of a day by source, without saying who.',
  sources: 'The links, networks and landers by which people came, without saying who.',
  sites: 'The domains and names of the sites.',
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
