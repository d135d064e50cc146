import { attemptDays } from '#core/accounts/logging_in/login_lockout'
import { loginDays } from '#core/accounts/logging_in/login'
import { keptHours as signupHours } from '#core/accounts/signing_up/kept_answers'
import { sourceDays } from '#core/accounts/leaving/forget_source'
import { bannedYears } from '#core/accounts/leaving/unused_account'
import { keptYears as ticketYears } from '#core/complaints/erase_tickets'
import { swipesKeptDays } from '#core/discovery/swiping/swipe'
import { evidenceDays } from '#core/moderation/report'
import { sentMailDays } from '#core/notifications/mail/sent_mail'
import { proofMonths, signingDays } from '#core/payments/direct_debit/retention'
import { bookkeepingYears } from '#core/privacy/bookkeeping'
import type { PurposeKey } from '#core/privacy/purposes'
import { days, hours, months, type Span, years } from '#core/privacy/span'
import type { SiteSettings } from '#core/sites/settings/settings'
import { pageViewDays } from '#core/users/page_view'
import { arrivalDays } from '#core/users/tracking'

/** The facts of a site that decide how long something is kept. */
export type KeepingSite = Readonly<{
  settings: Pick<SiteSettings, 'chatHistoryDays' | 'returnDays'>
  /** Where the company has its seat; null until it is entered. */
  country: string | null
}>

/** One kind of data that a site keeps about people: a line of the privacy statement. */
export type KeptData = Readonly<{
  key: string
  /** The tables that hold it; `table.column` where it is a part of one. */
  tables: readonly string[]
  purpose: PurposeKey
  /** The time that its line tells and its job keeps to; without one it stays as long as its account. */
  time?: (site: KeepingSite) => Span
}>

/**
 * Everything that a site keeps about people: the privacy statement lists the same, in every language,
 * and each table of the database is named here or in `tablesOfNobody`.
 * Rule: docs/product/privacy.md, Promises.
 */
export const keptData = [
  { key: 'account', tables: ['users', 'email_changes', 'tokens'], purpose: 'account' },
  { key: 'birth_date', tables: ['profiles.date_of_birth'], purpose: 'account' },
  {
    key: 'profile',
    tables: ['profiles', 'profile_interests', 'photos', 'likes', 'visits', 'veiled_counts'],
    purpose: 'account',
  },
  { key: 'swipes', tables: ['swipes'], purpose: 'account', time: () => days(swipesKeptDays) },
  { key: 'self_description', tables: ['self_descriptions'], purpose: 'sensitive' },
  {
    key: 'messages',
    tables: ['conversations', 'participants', 'messages', 'waiting_answers'],
    purpose: 'account',
    time: ({ settings }) => days(settings.chatHistoryDays),
  },
  {
    key: 'orders',
    tables: [
      'orders',
      'payment_events',
      'refunds',
      'invoices',
      'debits',
      'bank_transfers',
      'incoming_transfers',
      'account_proofs',
      'claims',
      'claim_payments',
      'ledger_movements',
      'discount_codes',
      'disputes',
      'provider_refunds',
      'surplus_payments',
      'payouts',
      'open_items',
      'bank_movements',
      'sandbox_payments',
      'sandbox_refunds',
    ],
    purpose: 'payments',
    time: ({ country }) => years(bookkeepingYears(country)),
  },
  {
    key: 'direct_debit',
    tables: [
      'mandates',
      'sepa_files',
      'incoming_transfers.payer_iban',
      'account_proofs.payer_iban',
      'open_items.payer_iban',
    ],
    purpose: 'payments',
    time: () => months(proofMonths),
  },
  { key: 'last_visit', tables: ['users.last_seen_at', 'past_activity'], purpose: 'account' },
  {
    key: 'failed_logins',
    tables: ['login_attempts', 'rate_limits'],
    purpose: 'safety',
    time: () => days(attemptDays),
  },
  {
    key: 'logins',
    tables: ['logins'],
    purpose: 'account',
    time: () => days(loginDays),
  },
  {
    key: 'forms',
    tables: ['sessions'],
    purpose: 'account',
    time: () => hours(signupHours),
  },
  {
    key: 'source',
    tables: ['users.network', 'users.ref', 'users.sub1', 'users.lander'],
    purpose: 'counting',
    time: () => days(sourceDays),
  },
  {
    key: 'arrivals',
    tables: ['arrivals', 'day_salts'],
    purpose: 'counting',
    time: () => days(arrivalDays),
  },
  {
    key: 'page_views',
    tables: ['page_views', 'page_view_days'],
    purpose: 'counting',
    time: () => days(pageViewDays),
  },
  {
    key: 'consent',
    tables: ['users.consent_version', 'users.consent_at', 'consents'],
    purpose: 'account',
  },
  {
    key: 'support',
    tables: ['tickets', 'ticket_entries', 'ticket_files'],
    purpose: 'complaints',
    time: () => years(ticketYears),
  },
  {
    key: 'distress',
    tables: ['tickets.about_conversation_id'],
    purpose: 'safety',
    time: () => years(ticketYears),
  },
  { key: 'deletion', tables: ['account_deletions'], purpose: 'account' },
  { key: 'blocks', tables: ['blocks'], purpose: 'account' },
  {
    key: 'reports',
    tables: ['reports', 'report_evidence', 'readings', 'work_claims'],
    purpose: 'safety',
    time: () => days(evidenceDays),
  },
  {
    key: 'decisions',
    tables: [
      'photo_decisions',
      'member_corrections',
      'member_notes',
      'measures',
      'fraud_warnings',
      'appeals',
      'proposals',
      'audit_rows',
      'audit_words',
      'member_exports',
    ],
    purpose: 'safety',
  },
  {
    key: 'photo_hashes',
    tables: ['photo_hashes'],
    purpose: 'safety',
    time: () => years(bannedYears),
  },
  {
    key: 'banned',
    tables: ['banned_addresses'],
    purpose: 'safety',
    time: () => years(bannedYears),
  },
  { key: 'push', tables: ['push_subscriptions', 'pushes'], purpose: 'notices' },
  { key: 'sms_code', tables: ['signings'], purpose: 'payments', time: () => days(signingDays) },
  {
    key: 'mails',
    tables: ['sent_mails', 'soft_bounces', 'news_mails', 'reminders', 'outbox', 'queue_jobs'],
    purpose: 'notices',
    time: () => days(sentMailDays),
  },
  {
    key: 'settings',
    tables: ['passkeys', 'spending_cares', 'notification_switches', 'quiet_hours', 'mail_wishes'],
    purpose: 'account',
  },
] as const satisfies readonly KeptData[]

export type KeptKey = (typeof keptData)[number]['key']
