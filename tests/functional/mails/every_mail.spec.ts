import { test } from '@japa/runner'
import { siteUrl } from '#tests/support/http/cookies'
import type { Test } from '@japa/runner/core'
import emitter from '@adonisjs/core/services/emitter'
import type { DisabledReason } from '#core/users/user'
import { isTag, userIdIn } from '#core/notifications/mail/mail_tag'
import { NodeSecrets } from '#adapters/system/node_secrets'
import { locales, type Locale } from '#core/sites/locales'
import { defaultSettings } from '#core/sites/settings/settings'
import type { Reader } from '#mails/reader'
import MailWish from '#models/mail_wish'
import { inTransaction } from '#tests/support/database/transactions'
import { adaReading, everyMail, type Sample, variants } from '#tests/support/mail/every_mail'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { sample } from '#tests/support/runner/sample'
import { createCompany } from '#tests/support/sites/company'
import { receivedMails, partOf, smtpMailer, withSmtpServer } from '#tests/support/mail/smtp_server'

const samples = [...everyMail, ...variants]
/** Two languages of each mail, drawn: the check of texts finds what a language lacks. */
const languagesOf = new Map(
  samples.map((mail, index) => [mail, sample(`languages of mail ${index}`, locales, 2)])
)
const digests: readonly string[] = ['news', 'unread_reminder', 'return_reminder', 'bonus_offer']
const linksAskedFor: readonly string[] = [
  'activation',
  'already_member',
  'data_ready',
  'email_change',
  'email_changed',
  'mail_again',
  'passkey_added',
  'password_reset',
]
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

  test('has its own bounce address, and is answered at support: {kind}')
    .with([...everyMail])
    .run(async ({ assert }, mail) => {
      const { head, sender } = await headOf(mail)
      // Else notes of absence come back.
      assert.match(head, /^Auto-Submitted: auto-generated$/im)
      assert.match(head, /^Reply-To: help@vonk\.example$/im)
      const [, bounce = ''] = /^bounce\+(\w+)@vonk\.example$/.exec(sender) ?? []
      assert.equal(userIdIn(bounce), ada().user.id)
      assert.isTrue(isTag(ports, bounce, 'bounce', await ownerOf(mail)))
    })

  test('about news or an offer is ended by one click, in programs and in itself: {kind}')
    .with(everyMail.filter(({ kind }) => digests.includes(kind)))
    .run(async ({ assert }, mail) => {
      const { head, parts } = await headOf(mail)
      const [, url = '', stop = ''] = unsubscribing.exec(head) ?? []
      assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im)
      assert.equal(url, stop)
      assert.equal(userIdIn(url), ada().user.id)
      assert.isTrue(isTag(ports, url, 'unsubscribe', await ownerOf(mail)))
      for (const part of parts) assert.include(part, `${siteUrl}/unsubscribe/${url}`)
    })

  test('that is needed offers no end, which it would not have: {kind}')
    .with(everyMail.filter(({ kind }) => !digests.includes(kind)))
    .run(async ({ assert }, mail) => {
      const { head, parts } = await headOf(mail)
      for (const part of [head, ...parts]) assert.notMatch(part, /unsubscribe/i)
    })

  test('begins with what a lock screen may show, and ends with who sends it', async ({
    assert,
  }) => {
    const { address, city, kvk, name } = await createCompany()
    for (const mail of everyMail) {
      const { parts } = await headOf(mail, { language: 'en', name: 'Zerlina' })
      const [text, html] = parts
      const [first = ''] = html.replace(/[^]*<body[^>]*>|<[^>]+>/g, '').split('&#847;')
      assert.match(first.trim(), /^[A-Z].*\.$/, mail.kind)
      assert.notMatch(first, /Zerlina|Bob|Dirk|\d/, mail.kind)
      for (const part of [text, html]) {
        assert.include(
          part.replace(/\s+/g, ' '),
          `${name}, ${address}, ${city}, Netherlands`,
          mail.kind
        )
        assert.include(part, String(kvk), mail.kind)
        assert.include(part, `${siteUrl}/pages/service#imprint`, mail.kind)
      }
    }
  })

  test('tells nothing before it is opened, to who wants that', async ({ assert }) => {
    await join(ada())
    await MailWish.keep(ada().user.id, { isNeutral: true, pace: 'daily' })
    const settings = { ...defaultSettings, mailSender: 'V. Post' }
    for (const mail of everyMail) {
      const { head, parts } = await headOf(mail, { language: 'en', settings })
      assert.match(head, /^From: "V\. Post"/im, mail.kind)
      const subject = /^Subject: (.*)$/im.exec(head)?.[1] ?? ''
      // The link that somebody asked for a moment ago must be found.
      if (linksAskedFor.includes(mail.kind)) continue
      assert.notMatch(subject, /Vonk/, mail.kind)
      assert.match(parts[1], /<div style="display: none[^>]*>There’s something for you&/, mail.kind)
    }
  })

  test('wraps its text, and leaves one blank line between paragraphs', async ({ assert }) => {
    for (const mail of everyMail) {
      const [text] = (await headOf(mail, { language: 'de' })).parts
      const lines = text.split(/\r?\n/).filter((line) => !line.includes('://'))
      assert.isAtMost(Math.max(...lines.map(({ length }) => length)), 76, mail.kind)
      assert.notMatch(text, /\n\s*\n\s*\n/, mail.kind)
      assert.match(text, /\n\r?\n-- \r?\n/, mail.kind)
    }
  })
})

const ports = { secrets: new NodeSecrets() }

async function ownerOf(mail: Sample) {
  return { userId: ada().user.id, address: mail.recipient(await adaReading()) }
}

async function headOf(mail: Sample, wishes: Partial<Reader> = {}) {
  receivedMails.length = 0
  const received = (await deliver(mail, wishes))!
  const head = received.source.split('\r\n\r\n')[0].replace(/\r\n[ \t]+/g, ' ')
  const parts = ['text/plain', 'text/html'].map((type) => partOf(received, type))
  return { head, parts, sender: received.sender }
}

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
