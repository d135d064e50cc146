import { DateTime } from 'luxon'
import type { MailKind } from '#core/repositories/mail_request'
import { rejectionReasons } from '#core/profiles/photos/photo'
import { measureKinds } from '#core/moderation/measures/measure'
import { reportReasons } from '#core/moderation/report'
import { paymentMethods } from '#core/payments/methods/payment_method'
import { defaultSettings } from '#core/sites/settings/settings'
import { type FactsOf, mails } from '#mails/all'
import type { Mail } from '#mails/mail'
import type { Mailer } from '#mails/mailer'
import { newsMail, type NewsFacts } from '#mails/notifications/news'
import type { Reader } from '#mails/reader'
import Site from '#models/site'
import { ada } from '#tests/support/people/people'

const bob = { name: 'Bob', fictional: false }
const link = { secret: 's3cret' }
const at = DateTime.utc(2026, 3, 15, 12)
const payment = {
  credits: 42,
  money: { amount: 1679, currency: 'EUR' },
  method: 'ideal',
  orderId: 'an-order',
} as const
const refund = {
  isByHand: false,
  ...payment,
  keptMoney: { amount: 799, currency: 'EUR' },
  isToAccount: false,
  collectsFirst: false,
  askedAt: at,
} as const
const toAccount = {
  beneficiary: 'Vonk B.V.',
  iban: 'NL91ABNA0417164300',
  bic: 'ABNANL2A',
  reference: 'RF471234567890',
} as const
const ban = {
  measure: 'ban',
  breach: 'harassment',
  facts: 'You threatened another member',
  hiddenText: null,
  law: null,
  machine: 'none',
  rejection: null,
  automatic: false,
  takenAt: at,
  until: null,
} as const
const debit = {
  money: { amount: 2024, currency: 'EUR' },
  orderId: 'an-order',
  collectOn: DateTime.utc(2026, 3, 17),
  account: '••••\u00A04300',
  reference: 'M20260315-0000000000AB',
  creditor: 'Vonk B.V.',
  creditorId: 'NL69ZZZ123456780000',
} as const

/** What a mail of each kind may tell; a new kind must stand here. */
const facts: { [K in MailKind]: FactsOf<K> } = {
  activation: link,
  already_member: {},
  welcome: {},
  passkey_added: { passkey: 'My phone' },
  password_reset: { ...link, minutes: 60 },
  email_change: { ...link, to: 'ada@new.example', hours: 24 },
  email_changed: { ...link, to: 'ada@old.example', hours: 48 },
  mail_again: link,
  deletion: { ...link, finalAt: at },
  deletion_by_site: { reason: 'You sold things in every chat', finalAt: at },
  data_ready: { ...link, days: 7 },
  return_reminder: { ...link, finalAt: at },
  returned: {},
  terms_changed: { versionId: null, holdsFrom: at },
  dormant: { deletedOn: at },
  fraud: { count: 2 },
  premium: { credits: 50 },
  receipt: {
    ...payment,
    invoice: 'vonk-2026-000123',
    at,
    orderedAt: at,
    until: at,
    hasAsked: true,
    texts: { terms: '# Terms', returns: '# Return policy' },
  },
  debit,
  debit_returned: debit,
  debit_unblocked: debit,
  account_proof: {
    orderId: 'an-order',
    money: { amount: 1999, currency: 'EUR' },
    ...toAccount,
    until: at,
  },
  claim: {
    orderId: 'an-order',
    money: { amount: 799, currency: 'EUR' },
    dueAt: at,
    ...toAccount,
  },
  transfer: {
    credits: 50,
    orderId: 'an-order',
    money: { amount: 2024, currency: 'EUR' },
    ...toAccount,
    until: at,
  },
  refund,
  refund_failed: refund,
  surplus_refund: { ...refund, isByHand: false, isIncomplete: true },
  appeal_decided: { answer: 'You were right', granted: true, madeAt: at },
  measure: ban,
  measure_lifted: { takenAt: at },
  account_corrected: { what: 'given', credits: 15, balance: 25, facts: 'A payment came twice' },
  photo_rejected: {
    reason: 'not_you',
    measure: {
      ...ban,
      measure: 'hidden_photo',
      breach: 'fake_profile',
      facts: null,
      rejection: 'not_you',
      automatic: true,
    },
  },
  report_closed: { acted: true, reportedAt: at },
  unread_reminder: {
    messages: 3,
    lines: [{ kind: 'new_message', actor: bob, count: 3, path: '/chats/1' }],
  },
  bonus_offer: { percentage: 25, endsAt: at, zone: 'Europe/Amsterdam' },
}
const news: NewsFacts = {
  messages: 3,
  isLast: true,
  lines: [
    { kind: 'new_message', actor: bob, count: 3, path: '/chats/1' },
    { kind: 'new_message', actor: null, count: 2, path: '/chats' },
    { kind: 'match', actor: bob, count: 1, path: '/likes/m/1' },
    { kind: 'match', actor: null, count: 2, path: '/likes/matches' },
    { kind: 'new_like', actor: null, count: 2, path: '/likes/received' },
    { kind: 'visit', actor: { name: 'Dirk', fictional: true }, count: 1, path: '/visits' },
    { kind: 'visit', actor: null, count: 1, path: '/visits' },
  ],
}

/** A mail with what it tells, for any reader. */
export type Sample = ReturnType<typeof sample>

function sample<Facts extends object>(mail: Mail<Facts>, changes: Facts) {
  return {
    kind: mail.kind,
    recipient: ({ email }: Reader) => mail.to?.(changes) ?? email,
    send: (mailer: Mailer, reader: Reader) => mailer.send(mail, reader, changes),
  }
}

/** A mail of a kind, which may tell something of its own. */
export function mailOf<K extends MailKind>(kind: K, changes: Partial<FactsOf<K>> = {}) {
  return sample(mails[kind], { ...facts[kind], ...changes })
}

const kindsOfJobs = Object.keys(mails) as MailKind[]

/** One of each kind. */
export const everyMail: readonly Sample[] = [
  ...kindsOfJobs.map((kind) => mailOf(kind)),
  sample(newsMail, news),
]

/** Further samples of kinds whose texts depend on their facts. */
export const variants: readonly Sample[] = [
  ...reportReasons.map((breach) => mailOf('measure', { breach })),
  ...measureKinds.map((measure) => mailOf('measure', { measure, until: at })),
  mailOf('measure', { law: 'Article 240b', machine: 'found', hiddenText: 'Send me money' }),
  mailOf('appeal_decided', { granted: false }),
  ...rejectionReasons.map((reason) => mailOf('photo_rejected', { reason })),
  ...paymentMethods.map((method) => mailOf('receipt', { method })),
  mailOf('report_closed', { acted: false }),
  mailOf('refund', { isToAccount: true }),
  mailOf('surplus_refund', { isByHand: true }),
  mailOf('refund', { collectsFirst: true }),
  mailOf('claim', { beneficiary: '', iban: '', bic: '', reference: '' }),
]

/** Ada, as a member of the oldest site. */
export async function adaReading(wishes: Partial<Reader> = {}): Promise<Reader> {
  const { id, domain, name } = await Site.query().orderBy('createdAt').firstOrFail()
  return {
    userId: ada().user.id,
    email: 'ada@example.com',
    name: 'Ada',
    language: 'nl',
    status: 'active',
    site: { id, domain, name },
    settings: { ...defaultSettings, supportEmail: 'help@vonk.example' },
    ...wishes,
  }
}
