import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { outgoing } from '#config/mail'
import OutboxMessage from '#models/outbox_message'
import { inTransaction } from '#tests/support/database/transactions'

const id = '01900000-0000-7000-8000-00000000000a'

function aMail() {
  return OutboxMessage.create({
    id,
    channel: 'mail',
    recipient: 'ada@example.com',
    subject: 'Hello <Ada>',
    text: 'Open <this>:\n\nhttp://localhost/activate?token=a&b="c\n',
    html: '<p style="color: red">Hello</p><script>alert(1)</script>',
    sentAt: DateTime.utc(2026, 3, 1, 12),
  })
}

test.group('The outbox', (group) => {
  inTransaction(group)

  test('lists what was sent, and runs no script in it', async ({ client, assert }) => {
    await aMail()
    const text = (await client.get('/dev/outbox')).text()
    assert.include(text, 'Hello &lt;Ada&gt;')
    assert.include(text, `/dev/outbox/${id}`)
    assert.notInclude(text, '<script')
  })

  test('shows a mail as text with its links, and as HTML in a frame without rights', async ({
    client,
    assert,
  }) => {
    await aMail()
    const response = await client.get(`/dev/outbox/${id}`)
    const text = response.text()
    assert.include(text, 'Open &lt;this&gt;')
    assert.include(text, '<a href="http://localhost/activate?token=a&amp;b=&quot;c">')
    assert.match(text, /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    assert.notInclude(text, '<script>')
    assert.include(response.header('content-security-policy'), `default-src 'none'`)
  })

  test('answers 404 for an unknown message', async ({ client }) => {
    const unknown = await client.get('/dev/outbox/01900000-0000-7000-8000-00000000000b')
    unknown.assertStatus(404)
    const nonsense = await client.get('/dev/outbox/1')
    nonsense.assertStatus(404)
  })

  test('does not exist once mail is real', async ({ client, cleanup }) => {
    await aMail()
    outgoing.mailer = 'smtp'
    cleanup(() => void (outgoing.mailer = 'outbox'))
    for (const path of ['/dev/outbox', `/dev/outbox/${id}`]) {
      const response = await client.get(path)
      response.assertStatus(404)
    }
  })
})
