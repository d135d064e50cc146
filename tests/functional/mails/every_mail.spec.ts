import { test } from '@japa/runner'
import type { Test } from '@japa/runner/core'
import emitter from '@adonisjs/core/services/emitter'
import { MailServiceMailer } from '#mails/mailer'
import type { DisabledReason } from '#core/accounts/user'
import { isMark, userIdIn } from '#core/notifications/mail/mail_mark'
import { NodeSecrets } from '#adapters/system/node_secrets'
import type { Mail } from '#core/ports/mailer'
import { locales, type Locale } from '#core/sites/locales'
import Site from '#models/site'
import { inTransaction } from '#tests/support/database'
import { kinds, mails, reader, variants } from '#tests/support/every_mail'
import { join } from '#tests/support/members'
import { ada } from '#tests/support/people'
import { letters, partOf, withPostOffice } from '#tests/support/post_office'

type Written = (typeof samples)[number]
const samples = [...Object.values(mails), ...variants]

async function deliver(written: Written, wishes: Partial<typeof reader> = {}) {
  const siteId = (await Site.firstOrFail()).id
  const mail = { ...written, ...reader, siteId, ...wishes } as Mail
  await new MailServiceMailer('smtp').send(mail)
  return letters.find(({ recipients: [to] }) => to === mail.to)
}

/** Each to an address of its own; side by side, as the mail server takes its time. */
async function deliverAll(written: readonly Written[], language: Locale = 'nl') {
  letters.length = 0
  const arrived = written.map(async (one, number) => {
    const letter = await deliver(one, { to: `ada${number}@example.com`, language })
    return letter && { kind: one.kind, ...letter }
  })
  return (await Promise.all(arrived)).filter((one) => one !== undefined)
}

/** What is asked for in a language that lacks it, also where another language helps out. */
function missingTexts(it: Test) {
  const missing = new Set<string>()
  const stop = emitter.on('i18n:missing:translation', ({ locale, identifier }) => {
    missing.add(`${locale}: ${identifier}`)
  })
  it.cleanup(stop)
  return missing
}

test.group('Every mail', (group) => {
  withPostOffice(group)
  inTransaction(group)

  for (const language of locales) {
    test(`arrives in ${language}, as text and as HTML, in the colours of the site`, async ({
      assert,
      test: it,
    }) => {
      const missing = missingTexts(it)
      const arrived = await deliverAll(samples, language)
      assert.lengthOf(arrived, samples.length)
      assert.deepEqual([...missing], [])
      for (const { kind, ...letter } of arrived) {
        const html = partOf(letter, 'text/html')
        for (const part of [partOf(letter, 'text/plain'), html]) {
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
      const { sender, source } = (await deliver(mails[kind]))!
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
    return (await deliverAll(Object.values(mails))).map(({ kind }) => kind)
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
