import { test } from '@japa/runner'
import { siteUrl } from '#tests/support/http/cookies'
import type { Test } from '@japa/runner/core'
import emitter from '@adonisjs/core/services/emitter'
import type { DisabledReason } from '#core/users/user'
import { isTag, userIdIn } from '#core/notifications/mail/mail_tag'
import { NodeSecrets } from '#adapters/system/node_secrets'
import { locales, type Locale } from '#core/sites/locales'
import type { Reader } from '#mails/reader'
import { inTransaction } from '#tests/support/database/transactions'
import { adaReading, everyMail, type Sample, variants } from '#tests/support/mail/every_mail'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { sample } from '#tests/support/runner/sample'
import { receivedMails, partOf, smtpMailer, withSmtpServer } from '#tests/support/mail/smtp_server'

const samples = [...everyMail, ...variants]
/** Two languages of each mail, drawn: the check of texts finds what a language lacks. */
const languagesOf = new Map(
  samples.map((mail, index) => [mail, sample(`languages of mail ${index}`, locales, 2)])
)
const kinds: readonly string[] = everyMail.map(({ kind }) => kind)

async function deliver(mail: Sample, wishes: Partial<Reader> = {}) {
  const reader = await adaReading(wishes)
  await mail.send(await smtpMailer(), reader)
  return receivedMails.find(({ recipients: [to] }) => to === mail.recipient(reader))
}

/** Each to a different address; in parallel, as the SMTP server is slow. */
async function deliverAll(mails: readonly Sample[], language: Locale = 'nl') {
  receivedMails.length = 0
  const arrived = mails.map(async (mail, number) => {
    const received = await deliver(mail, { email: `ada${number}@example.com`, language })
    return received && { kind: mail.kind, ...received }
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

const unsubscribing = new RegExp(
  `^List-Unsubscribe: <${siteUrl}/unsubscribe/(\\w+)>, <mailto:stop\\+(\\w+)@vonk\\.example>$`,
  'im'
)

test.group('Every mail', (group) => {
  withSmtpServer(group)
  inTransaction(group)

  for (const language of locales) {
    test(`arrives in ${language}, as text and as HTML, in the colours of the site`, async ({
      assert,
      test: it,
    }) => {
      const missing = missingTexts(it)
      const mails = samples.filter((mail) => languagesOf.get(mail)?.includes(language))
      const arrived = await deliverAll(mails, language)
      assert.isNotEmpty(arrived)
      assert.lengthOf(arrived, mails.length)
      assert.deepEqual([...missing], [])
      for (const { kind, ...received } of arrived) {
        const html = partOf(received, 'text/html')
        for (const part of [partOf(received, 'text/plain'), html]) {
          assert.include(part, 'Ada', kind)
          assert.include(part, 'Vonk', kind)
          assert.include(part, `${siteUrl}/`, kind)
        }
        assert.include(html, `<html lang="${language}">`)
        assert.include(html, 'background: #1e1245')
        assert.include(html, 'background: #a78bfa')
      }
    })
  }

  test('can be unsubscribed by one click, and has its own bounce address: {kind}')
    .with([...everyMail])
    .run(async ({ assert }, mail) => {
      receivedMails.length = 0
      const { sender, source } = (await deliver(mail))!
      const head = source.split('\r\n\r\n')[0].replace(/\r\n[ \t]+/g, ' ')
      const [, url = '', stop = ''] = unsubscribing.exec(head) ?? []
      assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im)
      assert.equal(url, stop)
      // Else notes of absence come back.
      assert.match(head, /^Auto-Submitted: auto-generated$/im)
      const [, bounce = ''] = /^bounce\+(\w+)@vonk\.example$/.exec(sender) ?? []
      const address = mail.recipient(await adaReading())
      const owner = { userId: ada().user.id, address }
      const ports = { secrets: new NodeSecrets() }
      assert.deepEqual([userIdIn(url), userIdIn(bounce)], [owner.userId, owner.userId])
      assert.isTrue(isTag(ports, url, 'unsubscribe', owner))
      assert.isTrue(isTag(ports, bounce, 'bounce', owner))
    })
})

const digests = ['news', 'unread_reminder', 'return_reminder', 'bonus_offer']

test.group('A member without mail', (group) => {
  withSmtpServer(group)
  inTransaction(group)

  async function arriving(reason: DisabledReason) {
    await join(ada({ user: { notificationsDisabled: [reason] } }))
    return (await deliverAll(everyMail)).map(({ kind }) => kind)
  }

  test('still gets necessary mail after a hard bounce, and nothing else', async ({ assert }) => {
    const missing = [
      'welcome',
      'returned',
      'terms_changed',
      'premium',
      'receipt',
      'claim',
      'debit_returned',
      'debit_unblocked',
      'refund',
      'refund_failed',
      'surplus_refund',
      'report_closed',
      ...digests,
    ]
    const needed = kinds.filter((kind) => !missing.includes(kind))
    assert.sameMembers(await arriving('bounce'), needed)
  })

  test('still gets all mail about the account after a complaint', async ({ assert }) => {
    const others = kinds.filter((kind) => !digests.includes(kind))
    assert.sameMembers(await arriving('fbl'), others)
  })
})
