import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { AdminRole } from '#core/admin/admin'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { report } from '#tests/support/moderation/reports'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk } from '#tests/support/people/people'
import { closedSite } from '#tests/support/sites/other_site'

const stella = dirk({ profile: { name: 'Stella', fictional: true } })
const path = '/admin/waiting'

/** The numbers of the menu of a page, by what they count. */
function shownIn(page: string) {
  const badges = page.matchAll(/class="waits" (hidden)?\s*><span data-waiting="(\w+)">([\d,]+)</g)
  return Object.fromEntries([...badges].map(([, , name, number]) => [name, Number(number)]))
}

test.group('The numbers of the menu', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada(), bob(), cleo(), stella)
  })

  test('are those of the dashboard, on every page and alone', async ({ assert, client }) => {
    await say(client, ada(), await conversationBetween(ada(), stella), { body: 'Hoi' })
    await say(client, bob(), await conversationBetween(bob(), stella), { body: 'Hoi' })
    await report(client, ada(), bob())
    const { get, read } = await adminAtWork(client, 'owner')
    const asked = await get(path)
    assert.containSubset(asked.body(), { answers: 2, reports: 1, appeals: 0, complaints: 0 })
    const dashboard = await read('/admin')
    assert.deepEqual(shownIn(dashboard), asked.body())
    const elsewhere = await read('/admin/me')
    assert.deepEqual(shownIn(elsewhere), asked.body())
    for (const [name, number] of Object.entries(asked.body())) {
      assert.include(dashboard, `<dd data-waiting=${name}>${number}</dd>`)
    }
  })

  const seen: Readonly<Record<AdminRole, string[]>> = {
    owner: ['photos', 'reports', 'appeals', 'answers', 'complaints', 'requests'],
    moderator: ['photos', 'reports', 'appeals', 'answers', 'complaints', 'requests'],
    support: ['reports', 'appeals', 'answers', 'complaints', 'requests'],
    finance: ['complaints', 'requests'],
    viewer: ['requests'],
  }
  for (const [role, names] of Object.entries(seen)) {
    test(`are of what the ${role} may see`, async ({ assert, client }) => {
      const { get, read } = await adminAtWork(client, role as AdminRole)
      const asked = await get(path)
      assert.sameMembers(Object.keys(asked.body()), names)
      assert.sameMembers(Object.keys(shownIn(await read('/admin/me'))), names)
    })
  }

  test('are of the one site of its admin', async ({ assert, client }) => {
    await say(client, ada(), await conversationBetween(ada(), stella), { body: 'Hoi' })
    await report(client, ada(), bob())
    const siteId = await closedSite()
    const { get } = await adminAtWork(client, 'owner', { changes: { siteId } })
    const asked = await get(path)
    assert.containSubset(asked.body(), { answers: 0, reports: 0 })
  })

  test('lead to the members about whose fraud mails wait', async ({ assert, client }) => {
    const mailAt = Date.now() + 3_600_000
    const warned = { banned_by: null, mail_at: mailAt }
    await db.table('fraud_warnings').multiInsert([
      { ...warned, user_id: bob().user.id, mailed_at: null },
      { ...warned, user_id: cleo().user.id, mailed_at: mailAt },
    ])
    const listed = '/admin/members?fraud=unmailed'
    const { read } = await adminAtWork(client, 'moderator')
    const counted = (page: string) => page.match(/fraud=unmailed">[^<]+<.*\s*<dd [^>]*>(\d+)</)?.[1]
    assert.equal(counted(await read('/admin')), '1')
    assert.match(await read(listed), /\bBob\b/)
    assert.notMatch(await read(listed), /\b(Ada|Cleo)\b/)
    const ofOtherSite = { changes: { siteId: await closedSite() } }
    const elsewhere = await adminAtWork(client, 'owner', ofOtherSite)
    assert.equal(counted(await elsewhere.read('/admin')), '0')
  })

  test('do not keep a session alive that nobody uses', async ({ assert, client }) => {
    const { get } = await adminAtWork(client, 'owner')
    const idle = Date.now() - 29 * 60_000
    await db.from('admin_sessions').update({ last_seen_at: idle })
    const asked = await get(path)
    asked.assertStatus(200)
    const [{ last_seen_at: seenAt }] = await db.from('admin_sessions')
    assert.equal(Number(seenAt), idle)
    await get('/admin/me')
    const [after] = await db.from('admin_sessions')
    assert.isAbove(Number(after.last_seen_at), idle)
  })
})
