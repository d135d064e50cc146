import { test } from '@japa/runner'
import { siteUrl } from '#tests/support/http/cookies'
import app from '@adonisjs/core/services/app'
import { locales } from '#core/sites/locales'
import { Mailer } from '#mails/mailer'
import type { Reader } from '#mails/reader'
import OutboxMessage from '#models/outbox_message'
import { inTransaction } from '#tests/support/database/transactions'
import { adaReading, everyMail, mailOf, type Sample } from '#tests/support/mail/every_mail'

async function receive(mail: Sample, wishes: Partial<Reader> = {}) {
  await mail.send(await app.container.make(Mailer), await adaReading({ language: 'en', ...wishes }))
  return OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
}

/** Their subjects name the site. */
const named = [
  'activation',
  'welcome',
  'deletion',
  'returned',
  'passkey_added',
  'password_reset',
  'email_change',
  'email_changed',
  'mail_again',
  'premium',
]

test.group('A mail', (group) => {
  inTransaction(group)

  for (const language of locales) {
    test(`is complete in ${language}, as text and as HTML`, async ({ assert }) => {
      for (const mail of everyMail.filter(({ kind }) => named.includes(kind))) {
        const { subject, text, html } = await receive(mail, { language })
        for (const part of [subject, text, html ?? '']) {
          assert.notInclude(part, 'translation missing')
          assert.include(part, 'Vonk')
        }
        assert.include(html, `<html lang="${language}">`)
      }
    })
  }

  test('about a deletion states the last day, and links to the return', async ({ assert }) => {
    const { text } = await receive(mailOf('deletion'), { language: 'nl' })
    assert.include(text, 'Tot 15 maart 2026')
    assert.include(text, `${siteUrl}/account/return?token=s3cret`)
  })

  test('leads to the page that activates, or takes a new password', async ({ assert }) => {
    const reset = await receive(mailOf('password_reset', { minutes: 60 }))
    assert.include(reset.text, `${siteUrl}/reset-password/do?token=s3cret`)
    assert.include(reset.html, `href=\"${siteUrl}/reset-password/do?token=s3cret"`)
    assert.include(reset.text, '60 minutes')
    const { text, html } = await receive(mailOf('activation'))
    assert.include(text, `${siteUrl}/activate?token=s3cret`)
    assert.include(html, `href=\"${siteUrl}/activate?token=s3cret"`)
  })

  test('escapes names in HTML, and leaves them as they are in text', async ({ assert }) => {
    const name = `<b>Ada</b> & "co" {x}`
    const { text, html } = await receive(mailOf('activation'), { name })
    assert.notInclude(html, '<b>Ada')
    assert.include(html, '&lt;b&gt;Ada&lt;/b&gt; &amp;')
    assert.include(text, `Hi <b>Ada</b> & "co" {x},`)
  })

  test('tells a new premium member what they got', async ({ assert }) => {
    const { subject, text } = await receive(mailOf('premium', { credits: 1 }), { language: 'nl' })
    assert.equal(subject, 'Je bent premiumlid van Vonk')
    assert.include(text, 'Je hebt er 1 credit bij')
  })
})
