import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { open } from '#tests/support/http/open_page'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { storePhoto, storeFiles } from '#tests/support/profiles/photos'
import { about, report, reportPage, storedReports } from '#tests/support/moderation/reports'

test.group('A picture as evidence', (group) => {
  inTransaction(group)

  test('is kept as it was, even if it is deleted afterwards', async ({ assert, client }) => {
    await join(ada(), bob())
    const photoId = await storePhoto(bob())
    await storeFiles(photoId)
    const sent = await report(client, ada(), bob(), {
      reason: 'offensive_pictures',
      ...about('photo', photoId),
    })
    sent.assertStatus(302)
    await db.from('photos').delete()
    const [kept] = await storedReports()
    assert.containsSubset(kept, { evidence_kind: 'photo', evidence_id: photoId })
    assert.equal(kept.picture, `full of ${photoId}`)
  })

  test('is not found for {title}')
    .with([
      { title: 'one they do not see', give: () => storePhoto(bob(), { status: 'pending' }) },
      { title: 'one they see veiled', give: () => storePhoto(bob(), { isPrivate: true }) },
      { title: 'one of somebody else', give: () => storePhoto(cleo()) },
      { title: 'an unknown id', give: async () => crypto.randomUUID() },
      { title: 'no id at all', give: async () => 'evil' },
    ])
    .run(async ({ assert, client }, { give }) => {
      await join(ada(), bob(), cleo())
      const photo = about('photo', await give())
      const page = await open(client, reportPage(bob(), photo.about), ada())
      page.assertStatus(404)
      const sent = await report(client, ada(), bob(), photo)
      sent.assertStatus(404)
      assert.equal(await countOf('reports'), 0)
    })
})

test.group('A conversation as evidence', (group) => {
  inTransaction(group)

  test('is kept with the messages of both, even after a block', async ({ assert, client }) => {
    await join(ada(), bob())
    const chat = await conversationBetween(ada(), bob())
    await say(client, ada(), chat, { body: 'Hoi' })
    await say(client, bob(), chat, { body: 'Geef me geld' })
    await report(client, ada(), bob(), about('conversation', chat))
    await client
      .post(`/members/${bob().profile.id}/block`)
      .loginAs(await account(ada()))
      .withCsrfToken()
      .accept('json')
    assert.equal(await countOf('messages'), 0)
    const [kept] = await storedReports()
    assert.deepEqual(
      kept.evidence?.lines.map(({ by, body }) => [by, body]),
      [
        ['reporter', 'Hoi'],
        ['reported', 'Geef me geld'],
      ]
    )
  })

  test('offers every message of the partner to report on its own', async ({ assert, client }) => {
    await join(ada(), bob())
    const chat = await conversationBetween(ada(), bob())
    await say(client, ada(), chat, { body: 'Hoi' })
    await say(client, bob(), chat, { body: 'Geef me geld' })
    const whole = { kind: 'conversation', id: chat }
    const page = await open(client, reportPage(bob(), whole), ada())
    const [line, ...others] = page.inertiaProps.lines
    assert.isEmpty(others)
    assert.equal(line.body, 'Geef me geld')

    await report(client, ada(), bob(), { about: whole, message: line.id })
    const [kept] = await storedReports()
    assert.containsSubset(kept, { evidence_kind: 'message', evidence_id: line.id })
    assert.containsSubset(kept.evidence?.lines, [{ by: 'reported', body: 'Geef me geld' }])
  })

  test('may be empty', async ({ client }) => {
    await join(ada(), bob())
    const chat = about('conversation', await conversationBetween(ada(), bob()))
    const page = await open(client, reportPage(bob(), chat.about), ada())
    page.assertStatus(200)
  })

  test('is not found where it is a {$self}')
    .with([
      'chat of others',
      'message of others',
      'message of one’s own',
      'held message',
      'message too old to be shown',
    ])
    .run(async ({ assert, client }, what) => {
      const held = bob({ user: { status: 'not_confirmed' }, profile: { status: 'active' } })
      await join(ada(), what === 'held message' ? held : bob(), cleo())
      const foreign = await conversationBetween(bob(), cleo())
      const own = await conversationBetween(ada(), bob())
      const writer = what === 'message of one’s own' ? ada() : bob()
      const isForeign = what === 'message of others' || what === 'chat of others'
      await say(client, writer, isForeign ? foreign : own)
      const { id } = await db.from('messages').firstOrFail()
      if (what === 'message too old to be shown') {
        const longAgo = DateTime.utc().minus({ days: 181 }).toMillis()
        await db.from('messages').update({ delivered_at: longAgo })
      }
      const subject =
        what === 'chat of others' ? about('conversation', foreign) : about('message', id)
      const page = await open(client, reportPage(bob(), subject.about), ada())
      page.assertStatus(404)
      const sent = await report(client, ada(), bob(), subject)
      sent.assertStatus(404)
      assert.equal(await countOf('reports'), 0)
    })
})
