import { test } from '@japa/runner'
import { siteUrl } from '#tests/support/http/cookies'
import type { Test } from '@japa/runner/core'
import emitter from '@adonisjs/core/services/emitter'
import type { DisabledReason } from '#core/users/user'
import { isTag, userIdIn } from '#core/notifications/mail/mail_tag'
import { NodeSecrets } from '#adapters/system/node_secrets'
import { locales } from '#core/sites/locales'
import { defaultSettings } from '#core/sites/settings/settings'
import type { Reader } from '#mails/reader'
import MailWish from '#models/mail_wish'
import { inTransaction } from '#tests/support/database/transactions'
import { adaReading, everyMail, type Sample, variants } from '#tests/support/mail/every_mail'
import { joinForOffers } from '#tests/support/mail/offers'
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

/** Each to a different address, all at once: sent one after the other, most of the time is waiting. */
async function deliverAll(mails: readonly Sample[], wishes: Partial<Reader> = {}) {
  receivedMails.length = 0
  const arrived = mails.map(async (mail, number) => {
    const reader = await adaReading({ email: `ada${number}@example.com`, ...wishes })
    await mail.send(await smtpMailer(), reader)
    const address = mail.recipient(reader)
    const received = receivedMails.find(({ recipients: [to] }) => to === address)
    return received && { kind: mail.kind, address, ...received }
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
  group.each.setup(joinForOffers)

  for (const language of locales) {
    test(`arrives in ${language}, as text and as HTML, in the colours of the site`, async ({
      assert,
      test: it,
    }) => {
      const missing = missingTexts(it)
      const mails = samples.filter((mail) => languagesOf.get(mail)?.includes(language))
      const arrived = await deliverAll(mails, { language })
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

  test('has its own bounce address, and is answered at support', async ({ assert }) => {
    for (const { kind, head, sender, owner } of await openedMails()) {
      // Else notes of absence come back.
      assert.match(head, /^Auto-Submitted: auto-generated$/im, kind)
      assert.match(head, /^Reply-To: help@vonk\.example$/im, kind)
      const [, bounce = ''] = /^bounce\+(\w+)@vonk\.example$/.exec(sender) ?? []
      assert.equal(userIdIn(bounce), ada().user.id, kind)
      assert.isTrue(isTag(ports, bounce, 'bounce', owner), kind)
    }
  })

  test('about news or an offer is ended by one click, in programs and in itself', async ({
    assert,
  }) => {
    const mails = (await openedMails()).filter(({ kind }) => digests.includes(kind))
    assert.lengthOf(mails, digests.length)
    for (const { kind, head, parts, owner } of mails) {
      const [, url = '', stop = ''] = unsubscribing.exec(head) ?? []
      assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im, kind)
      assert.equal(url, stop, kind)
      assert.equal(userIdIn(url), ada().user.id, kind)
      assert.isTrue(isTag(ports, url, 'unsubscribe', owner), kind)
      for (const part of parts) assert.include(part, `${siteUrl}/unsubscribe/${url}`, kind)
    }
  })

  test('that is needed offers no end, which it would not have', async ({ assert }) => {
    for (const { kind, head, parts } of await openedMails()) {
      if (digests.includes(kind)) continue
      for (const part of [head, ...parts]) assert.notMatch(part, /unsubscribe/i, kind)
    }
  })

  test('begins with what a lock screen may show, and ends with who sends it', async ({
    assert,
  }) => {
    const { address, city, kvk, name } = await createCompany()
    for (const { kind, parts } of await openedMails({ language: 'en', name: 'Zerlina' })) {
      const [first = ''] = parts[1].replace(/[^]*<body[^>]*>|<[^>]+>/g, '').split('&#847;')
      assert.match(first.trim(), /^[A-Z].*\.$/, kind)
      assert.notMatch(first, /Zerlina|Bob|Dirk|\d/, kind)
      for (const part of parts) {
        const words = part.replace(/\s+/g, ' ')
        assert.include(words, `${name}, ${address}, ${city}, Netherlands`, kind)
        assert.include(part, String(kvk), kind)
        assert.include(part, `${siteUrl}/pages/imprint`, kind)
      }
    }
  })

  test('tells nothing before it is opened, to who wants that', async ({ assert }) => {
    await MailWish.keep(ada().user.id, { isNeutral: true, pace: 'daily' })
    const settings = { ...defaultSettings, mailSender: 'V. Post' }
    for (const { kind, head, parts } of await openedMails({ language: 'en', settings })) {
      assert.match(head, /^From: "V\. Post"/im, kind)
      const subject = /^Subject: (.*)$/im.exec(head)?.[1] ?? ''
      // The link that somebody asked for a moment ago must be found.
      if (linksAskedFor.includes(kind)) continue
      assert.notMatch(subject, /Vonk/, kind)
      assert.match(parts[1], /<div style="display: none[^>]*>There’s something for you&/, kind)
    }
  })

  test('wraps its text, and leaves one blank line between paragraphs', async ({ assert }) => {
    for (const { kind, parts } of await openedMails({ language: 'de' })) {
      const [text] = parts
      const lines = text.split(/\r?\n/).filter((line) => !line.includes('://'))
      assert.isAtMost(Math.max(...lines.map(({ length }) => length)), 76, kind)
      assert.notMatch(text, /\n\s*\n\s*\n/, kind)
      assert.match(text, /\n\r?\n-- \r?\n/, kind)
    }
  })
})

const ports = { secrets: new NodeSecrets() }

/** Every mail as it arrives: its head without folded lines, its parts, and whom its links are for. */
async function openedMails(wishes: Partial<Reader> = {}) {
  return (await deliverAll(everyMail, wishes)).map(({ kind, address, ...received }) => ({
    kind,
    head: received.source.split('\r\n\r\n')[0].replace(/\r\n[ \t]+/g, ' '),
    parts: ['text/plain', 'text/html'].map((type) => partOf(received, type)),
    sender: received.sender,
    owner: { userId: ada().user.id, address },
  }))
}

test.group('A member without mail', (group) => {
  withSmtpServer(group)
  inTransaction(group)

  async function arriving(reason: DisabledReason) {
    await join(ada({ user: { notificationsDisabled: [reason] } }))
    return (await deliverAll(everyMail, { language: 'nl' })).map(({ kind }) => kind)
  }

  test('still gets necessary mail after a hard bounce, and nothing else', async ({ assert }) => {
    const missing = [
      'welcome',
      'returned',
      'terms_changed',
      'dormant',
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
