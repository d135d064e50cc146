import { test } from '@japa/runner'
import { MailServiceMailer } from '#mails/mailer'
import { appUrl } from '#config/app'
import Site from '#models/site'
import { mailerContract } from '#tests/contracts/outgoing'
import { ada } from '#tests/support/people'
import { letters, partOf, withPostOffice } from '#tests/support/post_office'

mailerContract('MailServiceMailer over SMTP', overSmtp, delivered, siteId, withPostOffice)

test.group('A mail over SMTP', (group) => {
  withPostOffice(group)

  test('arrives with its recipient, subject, text and HTML', async ({ assert }) => {
    await overSmtp().send({
      ...{ kind: 'activation', name: 'Zoë', secret: 's3cret' },
      ...{ userId: ada().user.id, to: 'zoe@example.com', language: 'nl', siteId: await siteId() },
    })
    const [letter] = letters
    assert.deepEqual(letter.recipients, ['zoe@example.com'])
    assert.include(letter.source, '\r\nSubject: Bevestig je e-mailadres bij Vonk\r\n')
    const link = `${appUrl}/activate?token=s3cret`
    const plain = partOf(letter, 'text/plain')
    assert.include(plain, 'Hallo Zoë')
    assert.include(plain, link)
    const html = partOf(letter, 'text/html')
    assert.include(html, '<html lang="nl">')
    assert.include(html, `href="${link}"`)
  })
})

function overSmtp() {
  return new MailServiceMailer('smtp')
}

async function delivered(recipient: string) {
  return letters.filter(({ recipients }) => recipients.includes(recipient)).length
}

async function siteId() {
  return (await Site.firstOrFail()).id
}
