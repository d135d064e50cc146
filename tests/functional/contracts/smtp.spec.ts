import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { inTransaction } from '#tests/support/database/transactions'
import { adaReading, mailOf } from '#tests/support/mail/every_mail'
import { receivedMails, partOf, smtpMailer, withSmtpServer } from '#tests/support/mail/smtp_server'

test.group('A mail over SMTP', (group) => {
  withSmtpServer(group)
  inTransaction(group)

  test('arrives once, with its recipient, subject, text and HTML', async ({ assert }) => {
    const zoe = await adaReading({ name: 'Zoë', email: 'zoe@example.com' })
    await mailOf('activation').send(await smtpMailer(), zoe)
    const [received, ...others] = receivedMails
    assert.isEmpty(others)
    assert.deepEqual(received.recipients, ['zoe@example.com'])
    assert.include(received.source, '\r\nSubject: Bevestig je e-mailadres bij Vonk\r\n')
    const link = `${appUrl}/activate?token=s3cret`
    const plain = partOf(received, 'text/plain')
    assert.include(plain, 'Hallo Zoë')
    assert.include(plain, link)
    const html = partOf(received, 'text/html')
    assert.include(html, '<html lang="nl">')
    assert.include(html, `href="${link}"`)
  })
})
