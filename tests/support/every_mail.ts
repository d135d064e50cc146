import { DateTime } from 'luxon'
import { rejectionReasons } from '#core/profiles/photos/photo'
import { reportReasons } from '#core/moderation/report'
import { paymentMethods } from '#core/payments/methods/payment_method'
import type { Mail } from '#core/ports/mailer'
import type { Locale } from '#core/sites/locales'
import { ada } from '#tests/support/people'

const bob = { name: 'Bob', fictional: false }
const link = { name: 'Ada', secret: 's3cret' }
const payment = {
  name: 'Ada',
  credits: 42,
  money: { amount: 1679, currency: 'EUR' },
  method: 'ideal',
  orderId: 'an-order',
} as const
const at = DateTime.utc(2026, 3, 15, 12)
const refund = { ...payment, askedAt: at }

const debit = {
  name: 'Ada',
  money: { amount: 2024, currency: 'EUR' },
  orderId: 'an-order',
  collectOn: DateTime.utc(2026, 3, 17),
  account: '••••\u00A04300',
  reference: 'M20260315-0000000000AB',
  creditor: 'Vonk B.V.',
  creditorId: 'NL69ZZZ123456780000',
} as const
const objectionable = { name: 'Ada', supportEmail: 'help@vonk.example' }

type Written<K extends Mail['kind']> = Omit<Extract<Mail, { kind: K }>, keyof typeof reader>

/** One of each kind; a new kind must stand here. */
export const mails: { [K in Mail['kind']]: Written<K> } = {
  activation: { kind: 'activation', ...link },
  welcome: { kind: 'welcome', name: 'Ada' },
  password_reset: { kind: 'password_reset', ...link, minutes: 60 },
  email_change: { kind: 'email_change', ...link, hours: 24 },
  email_changed: { kind: 'email_changed', ...link, hours: 48 },
  mail_again: { kind: 'mail_again', ...link },
  deletion: { kind: 'deletion', ...link, finalAt: DateTime.utc(2026, 3, 15, 12) },
  data_ready: { kind: 'data_ready', ...link, days: 7 },
  returned: { kind: 'returned', name: 'Ada' },
  terms_changed: { kind: 'terms_changed', name: 'Ada' },
  fraud: { kind: 'fraud', name: 'Ada', count: 2 },
  premium: { kind: 'premium', name: 'Ada', credits: 50 },
  receipt: { kind: 'receipt', ...payment, invoice: 'vonk-2026-000123', at },
  debit: { kind: 'debit', ...debit, supportEmail: 'help@vonk.example' },
  debit_returned: { kind: 'debit_returned', ...debit, supportEmail: 'help@vonk.example' },
  debit_unblocked: { kind: 'debit_unblocked', ...debit },
  transfer: {
    ...{ kind: 'transfer', name: 'Ada', credits: 50, orderId: 'an-order' },
    ...{ money: { amount: 2024, currency: 'EUR' }, beneficiary: 'Vonk B.V.' },
    ...{ iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', reference: 'RF471234567890' },
    until: DateTime.utc(2026, 3, 15, 12),
  },
  refund: { kind: 'refund', ...refund },
  refund_failed: { kind: 'refund_failed', ...refund },
  surplus_refund: { kind: 'surplus_refund', ...refund },
  banned: { kind: 'banned', ...objectionable, breach: 'harassment' },
  photo_rejected: { kind: 'photo_rejected', ...objectionable, reason: 'not_you' },
  report_closed: {
    ...{ kind: 'report_closed', ...objectionable },
    ...{ acted: true, reportedAt: DateTime.utc(2026, 3, 15, 12) },
  },
  news: {
    ...{ kind: 'news', name: 'Ada', messages: 3 },
    lines: [
      { kind: 'new_message', actor: bob, count: 3, path: '/chats/1' },
      { kind: 'new_message', actor: null, count: 2, path: '/chats' },
      { kind: 'match', actor: bob, count: 1, path: '/likes/m/1' },
      { kind: 'match', actor: null, count: 2, path: '/likes/matches' },
      { kind: 'new_like', actor: null, count: 2, path: '/likes/received' },
      { kind: 'visit', actor: { name: 'Dirk', fictional: true }, count: 1, path: '/visits' },
      { kind: 'visit', actor: null, count: 1, path: '/visits' },
    ],
  },
}
export const kinds = Object.keys(mails) as Mail['kind'][]

export const reader = {
  userId: ada().user.id,
  to: 'ada@example.com',
  language: 'nl' as Locale,
  siteId: '',
}

/** Those of a kind whose words differ by what they tell. */
export const variants = [
  ...reportReasons.map((breach) => ({ ...mails.banned, breach })),
  ...rejectionReasons.map((reason) => ({ ...mails.photo_rejected, reason })),
  ...paymentMethods.map((method) => ({ ...mails.receipt, method })),
  { ...mails.report_closed, acted: false },
]
