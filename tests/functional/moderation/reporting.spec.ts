import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { reportReasons } from '#core/moderation/report'
import { drawnPage, open } from '#tests/support/http/open_page'
import { block } from '#tests/support/likes/blocks'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { report, reportPage, storedReports } from '#tests/support/moderation/reports'

test.group('Reporting a member', (group) => {
  inTransaction(group)

  test('has one of seven reasons, and stores a copy of the profile', async ({ assert, client }) => {
    await join(ada(), bob({ profile: { about: 'Send me money' } }))
    const page = await open(client, reportPage(bob()), ada())
    page.assertInertiaComponent('moderation/report')
    assert.deepEqual(page.inertiaProps.reasons, [...reportReasons])
    const drawn = await drawnPage(client, reportPage(bob()), ada())
    assert.include(drawn, 'Bel dan eerst het noodnummer')

    const sent = await report(client, ada(), bob(), { explanation: 'He wants money' })
    sent.assertStatus(302)
    sent.assertHeader('location', `/members/${bob().profile.id}/report/sent`)
    await db.from('profiles').where('id', bob().profile.id).update({ name: 'B', about: null })
    const [kept] = await storedReports()
    assert.containsSubset(kept, { reason: 'scam', explanation: 'He wants money', status: 'open' })
    assert.deepEqual(kept.evidence, { name: 'Bob', about: 'Send me money', lines: [] })
  })

  test('links back to the page it was opened from', async ({ assert, client }) => {
    await join(ada(), bob())
    const chat = await conversationBetween(ada(), bob())
    const backFrom = async (path: string) => (await open(client, path, ada())).inertiaProps.backTo
    const profile = `/members/${bob().profile.id}`
    assert.equal(await backFrom(reportPage(bob())), profile)
    const ofChat = `${reportPage(bob())}?kind=conversation&id=${chat}`
    assert.equal(await backFrom(ofChat), `${profile}/chat`)
    await db.from('profiles').where('id', bob().profile.id).update({ status: 'disabled' })
    assert.equal(await backFrom(reportPage(bob())), `${profile}/chat`)
    await block(ada(), bob())
    assert.equal(await backFrom(reportPage(bob())), '/profile/blocked')
  })

  test('is answered with thanks and the offer to block', async ({ assert, client }) => {
    await join(ada(), bob())
    await report(client, ada(), bob())
    const sent = `${reportPage(bob())}/sent`
    const thanks = await open(client, sent, ada())
    thanks.assertInertiaComponent('moderation/reported')
    assert.isFalse(thanks.inertiaProps.blocked)
    await block(ada(), bob())
    assert.isTrue((await open(client, sent, ada())).inertiaProps.blocked)
  })

  test('is answered with thanks only after a report was made', async ({ client }) => {
    await join(ada(), bob())
    const thanks = await open(client, `${reportPage(bob())}/sent`, ada())
    thanks.assertStatus(404)
  })

  test('is refused at its field without a reason or a word', async ({ assert, client }) => {
    await join(ada(), bob())
    for (const [form, field] of [
      [{ reason: '' }, 'reason'],
      [{ reason: 'revenge' }, 'reason'],
      [{ reason: 'other', explanation: ' ' }, 'explanation'],
      [{ reason: 'scam', explanation: 'a'.repeat(1001) }, 'explanation'],
    ] as const) {
      const refused = await report(client, ada(), bob(), form)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, field)
    }
    assert.equal(await countOf('reports'), 0)
  })

  test('is not found for {title}')
    .with([
      { title: 'oneself', prepare: () => join(ada()), whom: ada() },
      { title: 'an unknown member', prepare: () => join(ada()), whom: bob() },
      {
        title: 'a member nobody finds and they never met',
        prepare: () => join(ada(), bob({ profile: { status: 'disabled' } })),
        whom: bob(),
      },
      {
        title: 'who blocked them',
        prepare: () => join(ada(), bob()).then(() => block(bob(), ada())),
        whom: bob(),
      },
    ])
    .run(async ({ assert, client }, { prepare, whom }) => {
      await prepare()
      const page = await open(client, reportPage(whom), ada())
      page.assertStatus(404)
      const sent = await report(client, ada(), whom)
      sent.assertStatus(404)
      assert.equal(await countOf('reports'), 0)
    })

  test('still works for a member they blocked', async ({ client }) => {
    await join(ada(), bob())
    await block(ada(), bob())
    const sent = await report(client, ada(), bob())
    sent.assertStatus(302)
  })

  test('still works for a partner who has left, without a name', async ({ assert, client }) => {
    await join(ada(), bob())
    await say(client, bob(), await conversationBetween(ada(), bob()))
    await db.from('profiles').where('id', bob().profile.id).update({ status: 'disabled' })
    await db.from('users').where('id', bob().user.id).update({ status: 'deletion_pending' })
    const page = await open(client, reportPage(bob()), ada())
    page.assertStatus(200)
    assert.notEqual(page.inertiaProps.member.name, 'Bob')
  })

  test('tells the reported member nothing', async ({ assert, client }) => {
    await join(ada(), bob())
    await say(client, bob(), await conversationBetween(ada(), bob()))
    await report(client, ada(), bob(), { explanation: 'Secret words' })
    for (const url of [
      '/members',
      '/chats',
      '/likes',
      '/profile',
      `/members/${ada().profile.id}`,
    ]) {
      const page = await open(client, url, bob())
      assert.notInclude(JSON.stringify(page.body()), 'Secret words', url)
    }
    assert.equal(await countOf('outbox'), 0)
    assert.lengthOf(await db.from('report_evidence'), 1)
  })
})
