import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { hasOpenPage, markOffline } from '#live/presence'
import { say } from '#tests/support/messaging/conversations'
import { waitUntil } from '#tests/browser/story/wait_until'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { signIn } from '#tests/support/http/sign_in'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { recordedPushes, subscribe, workPushes } from '#tests/support/push/pushes'
import { closeStreams, openStream } from '#tests/support/live/event_stream'

const password = 'seven grey herons'
const url = `http://${process.env.HOST}:${process.env.PORT}`

test.group('Whether a member has a page open', (group) => {
  inTransaction(group)
  group.each.teardown(closeStreams)

  async function withPage() {
    const passwordHash = await hash.make(password)
    await join(ada({ user: { passwordHash } }), bob())
    const headers = await signIn(url, 'ada@example.com', password)
    const stream = await openStream(url, headers)
    await stream.subscribe(ada())
  }
  const isOpen = () => hasOpenPage(ada().profile.id)

  test('is known to every process, until the last one is closed', async ({ assert }) => {
    await withPage()
    assert.isTrue(await isOpen())
    closeStreams()
    await waitUntil(async () => !(await isOpen()), 'nobody listens')
  })

  test('is unchanged when they leave another node', async ({ assert }) => {
    await withPage()
    await markOffline(ada().profile.id)
    assert.isTrue(await isOpen())
  })

  test('delays a push while they look, and no longer', async ({ client, test: it, assert }) => {
    const { push, clock } = await recordedPushes(it)
    await join(ada(), bob())
    await subscribe(client, ada(), 'https://push.example/phone')
    const now = clock.now().toMillis()
    await db.from('profiles').update({ listening: true, last_active_at: now })
    await say(client, bob(), await conversationBetween(ada(), bob()))
    await workPushes()
    assert.lengthOf(push.sent, 0)
    await markOffline(ada().profile.id)
    await workPushes()
    assert.lengthOf(push.sent, 1)
  })
})
