import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { FakeClock } from '#tests/fakes/fake_clock'
import type { RecordingPushNotifier } from '#tests/fakes/recording_push_notifier'
import { inTransaction } from '#tests/support/database/transactions'
import { postEmpty, conversationBetween, say } from '#tests/support/messaging/conversations'
import { open } from '#tests/support/http/open_page'
import SendPushJob from '#jobs/send_push_job'
import { like } from '#tests/support/likes/likes'
import { hydratedJob } from '#tests/support/queue/jobs'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk, type Person } from '#tests/support/people/people'
import { setSetting } from '#tests/support/sites/settings'
import { recordedPushes, subscribe, waitingPushes, workPushes } from '#tests/support/push/pushes'

const fiction = dirk({ profile: { fictional: true } })
const phone = 'https://push.example/phone'
const laptop = 'https://push.example/laptop'

test.group('A push', (group) => {
  let push: RecordingPushNotifier
  let clock: FakeClock
  inTransaction(group)
  group.each.setup(async (it) => {
    const recorded = await recordedPushes(it)
    push = recorded.push
    clock = recorded.clock
    await join(ada(), bob(), cleo())
  })
  const bodies = () => push.sent.map(({ body }) => body)

  test('reports a message to every browser of a member, in their language', async ({
    client,
    assert,
  }) => {
    await subscribe(client, ada(), phone)
    await subscribe(client, ada(), laptop)
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat, { body: 'Geheim' })
    await workPushes()
    assert.sameMembers(
      push.sent.map(({ endpoint }) => endpoint),
      [phone, laptop]
    )
    assert.containSubset(push.sent[0], {
      language: 'nl',
      title: 'Vonk',
      body: 'Bob heeft je een bericht gestuurd',
      badge: 1,
      openUrl: `/chats/${chat}`,
      checkUrl: `/chats/${chat}`,
    })
    assert.notInclude(JSON.stringify(push.sent), 'Geheim')
  })

  test('is not sent when the message was read or removed meanwhile', async ({ client, assert }) => {
    await subscribe(client, ada(), phone)
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat)
    await postEmpty(client, ada(), `/chats/${chat}/read`)
    await workPushes()
    assert.isEmpty(push.sent)
    const said = await say(client, bob(), chat)
    const removed = db.from('messages').where('id', said.body().message.id)
    await removed.update({ body: '', removed_at: 1 })
    await workPushes()
    assert.isEmpty(push.sent)
  })

  test("waits for the end of the member's quiet hours", async ({ client, assert }) => {
    await subscribe(client, ada(), phone)
    clock.advance({ hours: 12 })
    await say(client, bob(), await conversationBetween(ada(), bob()))
    await workPushes()
    assert.isEmpty(push.sent)
    assert.lengthOf(await waitingPushes(), 1)
    clock.advance({ hours: 8 })
    await workPushes()
    assert.lengthOf(push.sent, 1)
  })

  test('of a like does not name to a free member who it was', async ({ client, assert }) => {
    await subscribe(client, ada(), phone)
    await like(client, bob(), ada())
    await workPushes()
    assert.deepEqual(bodies(), ['Iemand vindt je leuk'])
    assert.equal(push.sent[0].openUrl, '/likes/received')
    assert.notInclude(JSON.stringify(push.sent), bob().profile.id)
  })

  test('of a like names who it was {title}')
    .with([
      { title: 'to a premium member', isMatch: false, says: 'Bob vindt je leuk' },
      { title: 'in a match', isMatch: true, says: 'Het is een match met Bob' },
    ])
    .run(async ({ client, assert }, { isMatch, says }) => {
      await subscribe(client, ada(), phone)
      await (isMatch ? like(client, ada(), bob()) : premium(ada()))
      await like(client, bob(), ada())
      await workPushes()
      assert.deepEqual(bodies(), [says])
    })

  test('never names a fictional profile without its label', async ({ client, assert }) => {
    await subscribe(client, ada(), phone)
    await join(fiction)
    await like(client, fiction, ada())
    await say(client, fiction, await conversationBetween(ada(), fiction))
    await workPushes()
    assert.lengthOf(push.sent, 2)
    for (const body of bodies()) {
      assert.match(body, /^Dirk .*Fictief: fysiek contact niet mogelijk$/)
    }
  })

  test("has the site's own words in that label, behind the warning", async ({ client, assert }) => {
    await setSetting('fictional_singular', 'Verzonnen')
    await setSetting('fictional_warning', 'Onze redactie antwoordt')
    await subscribe(client, ada(), phone)
    await join(fiction)
    await say(client, fiction, await conversationBetween(ada(), fiction))
    await workPushes()
    const label = 'Verzonnen: fysiek contact niet mogelijk. Onze redactie antwoordt'
    assert.deepEqual(bodies(), [`Dirk heeft je een bericht gestuurd. ${label}`])
  })

  test('reports a visit, by name to premium members alone', async ({ client, assert }) => {
    await subscribe(client, ada(), phone)
    await open(client, `/members/${ada().profile.id}`, bob())
    await workPushes()
    await premium(ada())
    clock.advance({ hours: 6 })
    await open(client, `/members/${ada().profile.id}`, cleo())
    await workPushes()
    assert.deepEqual(bodies(), ['Iemand heeft je profiel bekeken', 'Cleo heeft je profiel bekeken'])
  })

  test('reports no visit of a profile that is fictional', async ({ client, assert }) => {
    await subscribe(client, ada(), phone)
    await join(fiction)
    await premium(ada())
    await open(client, `/members/${ada().profile.id}`, bob())
    const [{ payload }] = await waitingPushes()
    const subjectId = fiction.profile.id
    await db.from('visits').update({ visitor_id: subjectId })
    await (await hydratedJob(SendPushJob, { ...payload, subjectId })).execute()
    assert.isEmpty(bodies())
  })

  test('to an expired subscription removes it', async ({ client, assert }) => {
    await subscribe(client, ada(), phone)
    push.withdrawn.add(phone)
    await say(client, bob(), await conversationBetween(ada(), bob()))
    await workPushes()
    assert.equal(await countOf('push_subscriptions'), 0)
  })

  test('that its service refuses for good is not tried again, and holds back no later one', async ({
    client,
    assert,
  }) => {
    await subscribe(client, ada(), phone)
    const chat = await conversationBetween(ada(), bob())
    push.refused.add(phone)
    await say(client, bob(), chat)
    await workPushes()
    assert.isEmpty(await waitingPushes())
    push.refused.clear()
    await say(client, bob(), chat)
    await workPushes()
    assert.lengthOf(push.sent, 1)
  })

  test('is retried when the service asks to wait, and arrives once', async ({ client, assert }) => {
    await subscribe(client, ada(), phone)
    push.busySeconds = 90
    await say(client, bob(), await conversationBetween(ada(), bob()))
    await workPushes()
    assert.lengthOf(await waitingPushes(), 1)
    push.busySeconds = 0
    await workPushes()
    await workPushes()
    assert.lengthOf(push.sent, 1)
  })

  test('is counted by what became of it', async ({ client, assert }) => {
    await subscribe(client, ada(), phone)
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat)
    await workPushes()
    await workPushes()
    await postEmpty(client, ada(), `/chats/${chat}/read`)
    push.refused.add(phone)
    await say(client, bob(), chat)
    await workPushes()
    push.refused.clear()
    push.withdrawn.add(phone)
    await say(client, bob(), chat)
    const [{ payload }] = await waitingPushes()
    await workPushes()
    await (await hydratedJob(SendPushJob, payload)).failed()
    const rows = await db.from('delivery_counts').orderBy('outcome')
    const day = clock.now().toISODate()
    assert.deepEqual(
      rows.map((row) => [row.day, row.outcome, row.number]),
      [
        [day, 'push_ended', 1],
        [day, 'push_failed', 2],
        [day, 'push_sent', 1],
      ]
    )
  })

  test('is not sent to a closed account', async ({ client, assert }) => {
    await subscribe(client, ada(), phone)
    await say(client, bob(), await conversationBetween(ada(), bob()))
    await db.from('users').where('id', ada().user.id).update({ status: 'banned' })
    await workPushes()
    assert.isEmpty(push.sent)
  })

  test('causes no job for a member without subscriptions', async ({ client, assert }) => {
    await say(client, bob(), await conversationBetween(ada(), bob()))
    assert.isEmpty(await waitingPushes())
  })
})

async function premium({ user }: Person) {
  await db.from('users').where('id', user.id).update({ paid_user: true })
}
