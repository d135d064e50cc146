import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { hasVisiblePage, markHidden, noteVisibility } from '#live/presence'
import { say } from '#tests/support/messaging/conversations'
import { waitUntil } from '#tests/browser/story/wait_until'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { recordedPushes, subscribe, workPushes } from '#tests/support/push/pushes'
import { closeStreams, openStream } from '#tests/support/live/event_stream'
import { withPassword, signInAda } from '#tests/support/accounts/login'
import { siteUrl } from '#tests/support/http/cookies'

test.group('Whether a member sees a page', (group) => {
  inTransaction(group)
  group.each.teardown(closeStreams)

  async function logIn() {
    await join(await withPassword(ada()), bob())
    return signInAda()
  }
  async function openPage(headers: Record<string, string>) {
    const stream = await openStream(siteUrl, headers)
    await stream.subscribe(ada())
    return stream
  }
  const seesPage = () => hasVisiblePage(ada().profile.id)

  test('is known to every process, until the last one is closed', async ({ assert }) => {
    const page = await openPage(await logIn())
    assert.isFalse(await seesPage())
    assert.equal(await page.show(), 204)
    assert.isTrue(await seesPage())
    closeStreams()
    await waitUntil(async () => !(await seesPage()), 'they see none')
  })

  test('does not follow from the stream of a hidden tab', async ({ assert }) => {
    const headers = await logIn()
    const page = await openPage(headers)
    await page.show()
    assert.equal(await page.hide(), 204)
    assert.isFalse(await seesPage())
    await openPage(headers)
    assert.isFalse(await seesPage())
  })

  test('is unchanged when they hide one of two tabs, or leave another node', async ({ assert }) => {
    const headers = await logIn()
    const [first, second] = [await openPage(headers), await openPage(headers)]
    await first.show()
    await second.show()
    await second.hide()
    assert.isTrue(await seesPage())
    await markHidden(ada().profile.id)
    assert.isTrue(await seesPage())
  })

  test('is told by another node, for a page with its stream here', async ({ assert }) => {
    const uid = crypto.randomUUID()
    const stream = await openStream(siteUrl, await logIn(), uid)
    await stream.subscribe(ada())
    const { id } = ada().profile
    await noteVisibility(id, uid, true)
    await markHidden(id, crypto.randomUUID())
    assert.isTrue(await seesPage())
    await noteVisibility(id, uid, false)
    await markHidden(id)
    assert.isFalse(await seesPage())
  })

  test('delays a push while they look, and no longer', async ({ client, test: it, assert }) => {
    const { push, clock } = await recordedPushes(it)
    await join(ada(), bob())
    await subscribe(client, ada(), 'https://push.example/phone')
    const now = clock.now().toMillis()
    await db.from('profiles').update({ page_visible: true, last_active_at: now })
    await say(client, bob(), await conversationBetween(ada(), bob()))
    await workPushes()
    assert.lengthOf(push.sent, 0)
    await markHidden(ada().profile.id)
    await workPushes()
    assert.lengthOf(push.sent, 1)
  })
})

test.group('Activity', (group) => {
  inTransaction(group)
  group.each.teardown(closeStreams)

  const longAgo = Date.now() - 3_600_000
  const lastActiveAt = async () => {
    const profile = await db.from('profiles').where('id', ada().profile.id).firstOrFail()
    return Number(profile.last_active_at)
  }

  test('is a page that is opened or visible, not what a page calls by itself', async ({
    assert,
  }) => {
    await join(await withPassword(ada()))
    const headers = await signInAda()
    await db.from('profiles').update({ last_active_at: longAgo })
    const ask = async (path: string, more: Record<string, string>) => {
      const answer = await fetch(siteUrl + path, { headers: { ...headers, ...more } })
      assert.equal(answer.status, 200, path)
      await answer.body?.cancel()
    }
    const byScript = { 'Accept': 'application/json', 'X-Request-Type': 'client' }
    await ask('/api/user.php', byScript)
    await ask('/api/chats.php', byScript)
    const stream = await openStream(siteUrl, headers)
    await stream.subscribe(ada())
    assert.equal(await lastActiveAt(), longAgo)

    await ask('/visits', { Accept: 'text/html' })
    assert.isAbove(await lastActiveAt(), longAgo)
    await db.from('profiles').update({ last_active_at: longAgo })
    await stream.show()
    assert.isAbove(await lastActiveAt(), longAgo)
  })
})
