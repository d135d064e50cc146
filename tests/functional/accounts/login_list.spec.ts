import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { endLogins } from '#core/accounts/logging_in/end_logins'
import Login from '#models/login'
import { inTransaction } from '#tests/support/database/transactions'
import { logIn, withPassword, signInAda } from '#tests/support/accounts/login'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { siteUrl } from '#tests/support/http/cookies'
import { closeStreams, openStream } from '#tests/support/live/event_stream'
import { submitSignUp as signUp } from '#tests/support/accounts/sign_up_form'
import { sitePorts } from '#tests/support/site/ports'

type Session = ReturnType<ApiResponse['session']>

function openCredits(client: ApiClient, session: Session) {
  return client.get('/credits').withSession(session).redirects(0)
}

async function end(chosen: Parameters<typeof endLogins>[1]) {
  await endLogins(await sitePorts(), chosen)
}

test.group('The list of logins', (group) => {
  inTransaction(group)
  group.each.setup(async () => join(await withPassword(ada()), bob()))

  test('has a row for each login that did not fail', async ({ client, assert }) => {
    await logIn(client, { password: 'wrong' })
    await logIn(client).header('user-agent', 'A phone')
    await logIn(client).header('user-agent', `${'A very long name '.repeat(30)}`)
    const rows = await Login.query().orderBy('id')
    assert.deepEqual(
      rows.map(({ userId }) => userId),
      [ada().user.id, ada().user.id]
    )
    assert.equal(rows[0].userAgent, 'A phone')
    assert.lengthOf(rows[1].userAgent, 255)
  })

  test('has a row for a new member', async ({ client, assert }) => {
    const response = await signUp(client)
    const page = await client.get('/signup/complete').withSession(response.session()).redirects(0)
    page.assertStatus(200)
    assert.equal(await countOf('logins'), 1)
  })

  test('loses the row at logout', async ({ client, assert }) => {
    const session = (await logIn(client)).session()
    await client.post('/logout').withSession(session).withCsrfToken().redirects(0)
    assert.equal(await countOf('logins'), 0)
    const refused = await openCredits(client, session)
    refused.assertHeader('location', '/login')
  })

  test('refuses a session that was ended elsewhere, on every path', async ({ client, assert }) => {
    const here = (await logIn(client)).session()
    const there = (await logIn(client)).session()
    await end({ userId: ada().user.id, except: String(here.login) })
    const refused = await openCredits(client, there)
    refused.assertHeader('location', '/login')
    assert.isUndefined(refused.session().auth_web)
    const poll = await client.get('/api/user.php').withSession(there).accept('json')
    poll.assertStatus(403)
    const goesOn = await openCredits(client, here)
    goesOn.assertStatus(200)
  })

  test('refuses a session that names no row, or the row of another', async ({ client }) => {
    const session = (await logIn(client)).session()
    for (const login of [undefined, crypto.randomUUID()]) {
      const refused = await openCredits(client, { ...session, login })
      refused.assertHeader('location', '/login')
    }
    const foreign = await openCredits(client, { ...session, auth_web: bob().user.id })
    foreign.assertHeader('location', '/login')
  })

  test('refuses a device that was not seen for thirty days', async ({ client }) => {
    const session = (await logIn(client)).session()
    const { id, lastSeenAt } = await Login.firstOrFail()
    const seen = (days: number, minutes: number) =>
      Login.query()
        .where('id', id)
        .update({ last_seen_at: lastSeenAt.minus({ days, minutes }).toMillis() })
    await seen(30, -1)
    const before = await openCredits(client, session)
    before.assertStatus(200)
    await seen(30, 1)
    const after = await openCredits(client, session)
    after.assertHeader('location', '/login')
  })

  test('updates every three minutes when a device was last seen', async ({ client, assert }) => {
    const session = (await logIn(client)).session()
    const { id, createdAt } = await Login.firstOrFail()
    const seenAfter = async (minutes: number) => {
      const earlier = createdAt.minus({ minutes }).toMillis()
      await Login.query().where('id', id).update({ last_seen_at: earlier })
      await openCredits(client, session)
      const { lastSeenAt } = await Login.findOrFail(id)
      return lastSeenAt.toMillis() !== earlier
    }
    assert.isFalse(await seenAfter(1))
    assert.isTrue(await seenAfter(3))
  })
})

test.group('The live stream of a login', (group) => {
  inTransaction(group)
  group.each.teardown(closeStreams)

  test('ends with that login, and with no other', async ({ assert }) => {
    await join(await withPassword(ada()))
    const here = await openStream(siteUrl, await signInAda())
    const first = await Login.firstOrFail()
    const there = await openStream(siteUrl, await signInAda())
    await end({ userId: ada().user.id, except: first.id })
    assert.isTrue(await there.ends())
    assert.equal(await here.subscribe(ada()), 204)
  })
})
