import { test } from '@japa/runner'
import { siteUrl } from '#tests/support/http/cookies'
import app from '@adonisjs/core/services/app'
import { Mailer } from '#mails/mailer'
import type { Reader } from '#mails/reader'
import OutboxMessage from '#models/outbox_message'
import { inTransaction } from '#tests/support/database/transactions'
import { adaReading, mailOf, type Sample } from '#tests/support/mail/every_mail'

async function receive(mail: Sample, wishes: Partial<Reader> = {}) {
  await mail.send(await app.container.make(Mailer), await adaReading({ language: 'en', ...wishes }))
  return OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
}

test.group('A mail', (group) => {
  inTransaction(group)

  test('about a deletion states the last day, and links to the return', async ({ assert }) => {
    const { text } = await receive(mailOf('deletion'), { language: 'nl' })
    assert.include(text, 'Tot 15 maart 2026')
    assert.include(text, `${siteUrl}/account/return?token=s3cret`)
  })

  test('escapes names in HTML, and leaves them as they are in text', async ({ assert }) => {
    const name = `<b>Ada</b> & "co" {x}`
    const { text, html } = await receive(mailOf('activation'), { name })
    assert.notInclude(html, '<b>Ada')
    assert.include(html, '&lt;b&gt;Ada&lt;/b&gt; &amp;')
    assert.include(text, `Hi <b>Ada</b> & "co" {x},`)
  })
})
