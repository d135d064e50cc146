import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { MailServiceMailer } from '#adapters/mail/mail_service_mailer'
import type { DisabledReason } from '#core/notifications/kinds'
import { isMark, userIdIn } from '#core/notifications/mail_mark'
import { NodeSecrets } from '#adapters/system/node_secrets'
import type { Mail } from '#core/ports/mailer'
import { locales, type Locale } from '#core/sites/locales'
import Site from '#models/site'
import { inTransaction } from '#tests/support/database'
import { join } from '#tests/support/members'
import { ada } from '#tests/support/people'
import { letters, partOf, withPostOffice } from '#tests/support/post_office'

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

/** One of each kind; a new kind must stand here. */
const mails: { [K in Mail['kind']]: Omit<Extract<Mail, { kind: K }>, keyof typeof reader> } = {
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
  debit: { kind: 'debit', ...debit },
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
const kinds = Object.keys(mails) as Mail['kind'][]

const reader = {
  userId: ada().user.id,
  to: 'ada@example.com',
  language: 'nl' as Locale,
  siteId: '',
}

async function deliver(kind: Mail['kind'], wishes: Partial<typeof reader> = {}) {
  const siteId = (await Site.firstOrFail()).id
  const mail = { ...mails[kind], ...reader, siteId, ...wishes } as Mail
  await new MailServiceMailer('smtp').send(mail)
  return letters.find(({ recipients: [to] }) => to === mail.to)
}

/** Every kind, each to an address of its own; side by side, as the mail server takes its time. */
async function deliverAll(language: Locale = 'nl') {
  letters.length = 0
  const arrived = kinds.map(async (kind) => {
    const letter = await deliver(kind, { to: `${kind}@example.com`, language })
    return letter && { kind, ...letter }
  })
  return (await Promise.all(arrived)).filter((one) => one !== undefined)
}

test.group('Every mail', (group) => {
  withPostOffice(group)
  inTransaction(group)

  for (const language of locales) {
    test(`arrives in ${language}, as text and as HTML, in the colours of the site`, async ({
      assert,
    }) => {
      const arrived = await deliverAll(language)
      assert.lengthOf(arrived, kinds.length)
      for (const { kind, ...letter } of arrived) {
        const html = partOf(letter, 'text/html')
        for (const part of [partOf(letter, 'text/plain'), html]) {
          assert.notInclude(part, 'translation missing', kind)
          assert.include(part, 'Ada', kind)
          assert.include(part, 'Vonk', kind)
          assert.include(part, 'http://localhost:3335/', kind)
        }
        assert.include(html, `<html lang="${language}">`)
        assert.include(html, 'background: #1e1245')
        assert.include(html, 'background: #a78bfa')
      }
    })
  }

  test('can be ended by one click, and comes back to its own address: {$self}')
    .with(kinds)
    .run(async ({ assert }, kind) => {
      letters.length = 0
      const { sender, source } = (await deliver(kind))!
      const head = source.split('\r\n\r\n')[0].replace(/\r\n[ \t]+/g, ' ')
      const [, url = '', stop = ''] =
        /^List-Unsubscribe: <http:\/\/localhost:3335\/unsubscribe\/(\w+)>, <mailto:stop\+(\w+)@vonk\.example>$/im.exec(
          head
        ) ?? []
      assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im)
      assert.equal(url, stop)
      const [, bounce = ''] = /^bounce\+(\w+)@vonk\.example$/.exec(sender) ?? []
      const owner = { userId: ada().user.id, address: 'ada@example.com' }
      const ports = { secrets: new NodeSecrets() }
      assert.deepEqual([userIdIn(url), userIdIn(bounce)], [owner.userId, owner.userId])
      assert.isTrue(isMark(ports, url, 'unsubscribe', owner))
      assert.isTrue(isMark(ports, bounce, 'bounce', owner))
    })
})

test.group('A member without mail', (group) => {
  withPostOffice(group)
  inTransaction(group)

  async function arriving(reason: DisabledReason) {
    await join(ada({ user: { notificationsDisabled: [reason] } }))
    return (await deliverAll()).map(({ kind }) => kind)
  }

  test('still gets what is needed after a hard bounce, and nothing else', async ({ assert }) => {
    const missing = [
      'welcome',
      'returned',
      'terms_changed',
      'premium',
      'receipt',
      'debit_returned',
      'debit_unblocked',
      'refund',
      'refund_failed',
      'surplus_refund',
      'photo_rejected',
      'report_closed',
      'news',
    ]
    const needed = kinds.filter((kind) => !missing.includes(kind))
    assert.deepEqual(await arriving('bounce'), needed)
  })

  test('still gets all mail about the account after a complaint', async ({ assert }) => {
    const notifications = kinds.filter((kind) => kind !== 'news')
    assert.deepEqual(await arriving('fbl'), notifications)
  })
})
