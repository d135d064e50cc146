import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import OutboxMessage from '#models/outbox_message'
import Photo from '#models/photo'
import User from '#models/user'
import { rejectionReasons } from '#core/profiles/photos/photo'
import { reportReasons } from '#core/moderation/report'
import { locales } from '#core/sites/locales'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { report, storedReports } from '#tests/support/moderation/reports'
import { setSetting } from '#tests/support/sites/settings'
import { sendMail } from '#tests/support/mail/mail_jobs'

test.group('A banned member', (group) => {
  inTransaction(group)

  test('is mailed why and how to object, in their language', async ({ assert }) => {
    await join(bob({ user: { status: 'banned', language: 'en', email: 'bob@example.com' } }))
    await sendMail({ kind: 'banned', userId: bob().user.id, breach: 'harassment' })
    const { recipient, subject, text } = await OutboxMessage.firstOrFail()
    assert.equal(recipient, 'bob@example.com')
    assert.equal(subject, 'Your account at Vonk is banned')
    assert.include(text, 'you harassed, threatened or insulted other members')
    assert.include(text, 'Write to support@localhost within six months')
    assert.include(text, '/pages/ban')
  })

  test('is mailed a text for every reason, in every language', async ({ assert }) => {
    await join(bob())
    for (const language of locales) {
      await User.query().where('id', bob().user.id).update({ language })
      for (const breach of reportReasons) {
        await sendMail({ kind: 'banned', userId: bob().user.id, breach })
      }
    }
    const texts = (await OutboxMessage.all()).map(({ text }) => text)
    assert.equal(new Set(texts).size, locales.length * reportReasons.length)
    assert.notInclude(texts.join(), 'translation missing')
  })

  test('is given the support address of the site', async ({ assert }) => {
    await join(bob())
    await setSetting('support_email', 'help@vonk.example')
    await sendMail({ kind: 'banned', userId: bob().user.id, breach: 'other' })
    assert.include((await OutboxMessage.firstOrFail()).text, 'help@vonk.example')
  })

  test('is mailed nothing once their account is erased', async ({ assert }) => {
    await join(bob({ user: { email: null } }))
    await sendMail({ kind: 'banned', userId: bob().user.id, breach: 'other' })
    await sendMail({ kind: 'banned', userId: crypto.randomUUID(), breach: 'other' })
    assert.equal(await countOf('outbox'), 0)
  })
})

test.group('The owner of a rejected photo', (group) => {
  inTransaction(group)

  test('is mailed why others do not see it, and how to object', async ({ assert }) => {
    await join(ada())
    const photoId = await storePhoto(ada())
    await runCommand('photos:review', photoId, '--reject=contact_details')
    await sendMail({ kind: 'photo_rejected', userId: ada().user.id, photoId })
    const { subject, text } = await OutboxMessage.firstOrFail()
    assert.equal(subject, 'Een van je foto’s bij Vonk is niet goedgekeurd')
    assert.include(text, 'Hallo Ada')
    assert.include(text, 'contactgegevens')
    assert.include(text, 'support@localhost')
    assert.include(text, '/profile/photos')
  })

  test('is mailed a text for every reason', async ({ assert }) => {
    await join(ada())
    const photoId = await storePhoto(ada())
    for (const rejection of rejectionReasons) {
      await Photo.query().where('id', photoId).update({ status: 'rejected', rejection })
      await sendMail({ kind: 'photo_rejected', userId: ada().user.id, photoId })
    }
    const texts = (await OutboxMessage.all()).map(({ text }) => text)
    assert.equal(new Set(texts).size, rejectionReasons.length)
    assert.notInclude(texts.join(), 'translation missing')
  })

  test('is mailed nothing once it is approved after all, or deleted', async ({ assert }) => {
    await join(ada())
    const photoId = await storePhoto(ada())
    await runCommand('photos:review', photoId, '--reject=unclear')
    await runCommand('photos:review', photoId)
    await sendMail({ kind: 'photo_rejected', userId: ada().user.id, photoId })
    await sendMail({ kind: 'photo_rejected', userId: ada().user.id, photoId: crypto.randomUUID() })
    assert.equal(await countOf('outbox'), 0)
  })
})

test.group('A member who made a report', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  for (const { decision, words } of [
    { decision: 'no_violation', words: 'niets in dat tegen de huisregels ingaat' },
    { decision: 'dealt_with', words: 'we hebben ingegrepen' },
    { decision: 'banned', words: 'we hebben ingegrepen' },
  ]) {
    test(`is mailed that it was handled, not what was done to whom: ${decision}`, async ({
      assert,
      client,
    }) => {
      await join(ada(), bob())
      await report(client, ada(), bob())
      const [{ id: reportId }] = await storedReports()
      await runCommand('reports:close', reportId, `--decision=${decision}`)
      await sendMail({ kind: 'report_closed', userId: ada().user.id, reportId })
      const { recipient, subject, text } = await OutboxMessage.firstOrFail()
      assert.equal(recipient, 'ada@example.com')
      assert.equal(subject, 'We hebben naar je melding bij Vonk gekeken')
      assert.include(text, words)
      assert.include(text, 'support@localhost')
      assert.notInclude(text, 'Bob')
    })
  }

  test('is mailed nothing once their account is erased', async ({ assert, client }) => {
    await join(ada(), bob())
    await report(client, ada(), bob())
    await User.query().where('id', ada().user.id).update({ email: null })
    const [{ id: reportId }] = await storedReports()
    await sendMail({ kind: 'report_closed', userId: ada().user.id, reportId })
    assert.equal(await countOf('outbox'), 0)
  })
})
