import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Measure from '#models/measure'
import OutboxMessage from '#models/outbox_message'
import Photo from '#models/photo'
import User from '#models/user'
import { rejectionReasons } from '#core/profiles/photos/photo'
import { measureKinds } from '#core/moderation/measures/measure'
import { reportReasons } from '#core/moderation/report'
import { locales } from '#core/sites/locales'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { newReport, report, storedReports } from '#tests/support/moderation/reports'
import { sendMail } from '#tests/support/mail/mail_jobs'

const judged = { kind: 'ban', breach: 'harassment', facts: 'You threatened Ada twice' } as const

/** Keeps a measure about Bob; answers the request of its mail. */
async function measureMail(changes: Partial<Measure> = {}) {
  const measure = await Measure.create({
    id: crypto.randomUUID(),
    userId: bob().user.id,
    machine: 'none',
    takenAt: DateTime.utc(2026, 3, 1, 12),
    ...judged,
    ...changes,
  })
  return { kind: 'measure', userId: bob().user.id, measureId: measure.id } as const
}

test.group('A member about whom a measure was taken', (group) => {
  inTransaction(group)

  test('is mailed what, why, by whom and how to appeal', async ({ assert }) => {
    await join(bob({ user: { status: 'banned', language: 'en', email: 'bob@example.com' } }))
    await sendMail(await measureMail())
    const { recipient, subject, text } = await OutboxMessage.firstOrFail()
    assert.equal(recipient, 'bob@example.com')
    assert.equal(subject, 'Your account on Vonk is banned')
    assert.include(text, 'You harassed, threatened or insulted other members')
    assert.include(text, 'You threatened Ada twice')
    assert.include(text, 'Our house rules')
    assert.include(text, 'No automated system was involved')
    assert.include(text, 'You can appeal until 1 September 2026')
    assert.include(text, '/decisions')
    // One way to object, not two.
    assert.notInclude(text, 'within six months')
  })

  test('is told of the law, the machine, the text and the end', async ({ assert }) => {
    await join(bob({ user: { language: 'en' } }))
    const law = 'Article 326 of the Criminal Code'
    await sendMail(await measureMail({ kind: 'hidden_text', law, hiddenText: 'Send money' }))
    const until = DateTime.utc(2026, 3, 8, 12)
    await sendMail(await measureMail({ kind: 'suspension', machine: 'found', until }))
    const [hidden, suspended] = await OutboxMessage.query().orderBy('id')
    assert.include(hidden.text, `The law: ${law}`)
    assert.include(hidden.text, 'Send money')
    assert.include(suspended.text, 'suspended until 8 March 2026')
    assert.include(suspended.text, 'Flagged automatically')
  })

  test('is mailed a text for every measure and reason, in every language', async ({ assert }) => {
    await join(bob())
    const until = DateTime.utc(2026, 3, 8, 12)
    for (const language of locales) {
      await User.query().where('id', bob().user.id).update({ language })
      for (const breach of reportReasons) await sendMail(await measureMail({ breach }))
      for (const kind of measureKinds) await sendMail(await measureMail({ kind, until }))
    }
    const sent = await OutboxMessage.all()
    const texts = new Set(sent.map(({ text }) => text))
    // The ban for harassment is in both.
    assert.equal(texts.size, locales.length * (reportReasons.length + measureKinds.length - 1))
    assert.equal(new Set(sent.map(({ subject }) => subject)).size, 7 * measureKinds.length)
    assert.notInclude(sent.map(({ subject, text }) => subject + text).join(), 'translation missing')
  })

  test('is mailed nothing once it is lifted, or their account erased', async ({ assert }) => {
    await join(bob())
    await sendMail(await measureMail({ liftedAt: DateTime.utc(2026, 3, 2) }))
    const request = await measureMail()
    await User.query().where('id', bob().user.id).update({ email: null })
    await sendMail(request)
    await sendMail({ ...request, measureId: crypto.randomUUID() })
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
    assert.equal(subject, 'Een van je foto’s op Vonk is niet goedgekeurd')
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

  for (const { decision, words } of [
    { decision: 'no_violation', words: 'niets dat tegen de huisregels ingaat' },
    { decision: 'dealt_with', words: 'we hebben ingegrepen' },
    { decision: 'banned', words: 'we hebben ingegrepen' },
  ]) {
    test(`is mailed that it was handled, not what was done to whom: ${decision}`, async ({
      assert,
      client,
    }) => {
      await join(ada(), bob())
      const reportId = await newReport(client, ada(), bob())
      await runCommand('reports:close', reportId, `--decision=${decision}`)
      await sendMail({ kind: 'report_closed', userId: ada().user.id, reportId })
      const { recipient, subject, text } = await OutboxMessage.firstOrFail()
      assert.equal(recipient, 'ada@example.com')
      assert.equal(subject, 'We hebben naar je melding bij Vonk gekeken')
      assert.include(text, words)
      assert.include(text, 'support@localhost')
      assert.notMatch(text, /\bBob\b/)
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
