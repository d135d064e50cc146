import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import { Ports } from '#core/ports'
import type { Mail } from '#core/ports/mailer'
import { locales, type Locale } from '#core/sites/locales'
import OutboxMessage from '#models/outbox_message'
import Site from '#models/site'
import { inTransaction } from '#tests/support/database'

async function receive(letter: Partial<Mail> & { language?: Locale }) {
  const { mailer } = await app.container.make(Ports)
  const activation = { kind: 'activation', to: 'ada@example.com', name: 'Ada', secret: 's3cret' }
  const siteId = (await Site.firstOrFail()).id
  await mailer.send({ ...activation, language: 'en', siteId, ...letter } as Mail)
  return OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
}

const kinds = [
  'activation',
  'welcome',
  'deletion',
  'returned',
  'password_reset',
  'email_change',
  'email_changed',
  'premium',
] as const
const finalAt = DateTime.utc(2026, 3, 15, 12)
const details = { credits: 50, minutes: 60, hours: 24, finalAt }

test.group('A mail', (group) => {
  inTransaction(group)

  for (const language of locales) {
    test(`is complete in ${language}, as text and as HTML`, async ({ assert }) => {
      for (const kind of kinds) {
        const { subject, text, html } = await receive({ kind, language, ...details })
        for (const part of [subject, text, html ?? '']) {
          assert.notInclude(part, 'translation missing')
          assert.include(part, 'Vonk')
        }
        assert.include(html, `<html lang="${language}">`)
      }
    })
  }

  test('that says goodbye tells the last day, and leads to the way back', async ({ assert }) => {
    const { text } = await receive({ kind: 'deletion', language: 'nl', finalAt })
    assert.include(text, 'tot 15 maart 2026')
    assert.include(text, 'http://localhost:3335/account/return?token=s3cret')
  })

  test('leads to the page that activates', async ({ assert }) => {
    const { text, html } = await receive({})
    assert.include(text, 'http://localhost:3335/activate?token=s3cret')
    assert.include(html, 'href="http://localhost:3335/activate?token=s3cret"')
  })

  test('leads to the page that takes a new password', async ({ assert }) => {
    const { text, html } = await receive({ kind: 'password_reset', minutes: 60 })
    assert.include(text, 'http://localhost:3335/reset-password/do?token=s3cret')
    assert.include(html, 'href="http://localhost:3335/reset-password/do?token=s3cret"')
    assert.include(text, '60 minutes')
  })

  test('never takes a name for HTML, and leaves it as it is in text', async ({ assert }) => {
    const { text, html } = await receive({ name: `<b>Ada</b> & "co" {x}` })
    assert.notInclude(html, '<b>Ada')
    assert.include(html, '&lt;b&gt;Ada&lt;/b&gt; &amp;')
    assert.include(text, `Hello <b>Ada</b> & "co" {x},`)
  })

  test('tells a new premium member what they got', async ({ assert }) => {
    const { subject, text } = await receive({ kind: 'premium', credits: 1, language: 'nl' })
    assert.equal(subject, 'Je bent premiumlid van Vonk')
    assert.include(text, 'Je hebt 1 credit gekregen')
  })
})
