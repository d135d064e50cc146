import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import Message from '#models/message'
import Profile from '#models/profile'
import User from '#models/user'
import { submitSignUp } from '#tests/support/accounts/sign_up_form'
import { inTransaction } from '#tests/support/database/transactions'
import { namesOf } from '#tests/support/discovery/search'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob, dirk } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { closedSite, moveTo } from '#tests/support/sites/other_site'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'
import { useFakeClock } from '#tests/support/time/clock'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'

const door = `/members/${bob().profile.id}`
const words = 'Do you bake your own bread?'

/** What the form of a landing sends, and its browser says of it. */
function begin(client: ApiClient, form: object, site = 'same-origin') {
  return client
    .post(`${door}/begin`)
    .header('accept-language', 'en')
    .header('sec-fetch-site', site)
    .redirects(0)
    .form(form)
}

/** A page with the session that an answer left, of a member where one is logged in. */
async function openAfter(client: ApiClient, before: ApiResponse, path: string, user?: User) {
  const request = client.get(path).withSession(before.session()).withInertia()
  return user ? request.loginAs(user) : request
}

async function showBob() {
  await join(bob({ profile: { advertised: true } }))
  await storePhoto(bob(), { main: true })
}

function sentTo(profileId: string) {
  return Message.query().whereNot('senderId', profileId)
}

test.group('What is begun on a landing', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await showBob()
    return clearSettingsCache
  })

  test('stands in no address, and is shown on the sign-up', async ({ assert, client }) => {
    const begun = await begin(client, { line: 'own', own: words, network: 'sparks' })
    begun.assertHeader('location', `${door}/signup?network=sparks`)
    assert.notInclude(JSON.stringify(begun.headers()), 'bread')
    const page = await openAfter(client, begun, `${door}/signup?network=sparks`)
    assert.containSubset(page.inertiaProps.target, {
      act: 'chat',
      line: words,
      person: { name: 'Bob' },
    })
    const html = await client.get(`${door}/signup`).withSession(begun.session())
    assert.include(html.text(), `/members/${bob().profile.id}/landing2`)
  })

  test('is sent after the sign-up, held until the address is confirmed, and costs nothing', async ({
    assert,
    client,
  }) => {
    const begun = await begin(client, { line: 'hiking' })
    const joined = await submitSignUp(client).withSession(begun.session())
    joined.assertHeader('location', '/signup/complete')
    const [message, ...others] = await sentTo(bob().profile.id)
    assert.isEmpty(others)
    assert.equal(message.body, 'What’s the most beautiful walk you’ve ever done?')
    assert.equal(message.cost, 0)
    assert.isNull(message.deliveredAt)
    const eva = await User.findByOrFail('email', 'eva@example.com')
    assert.deepEqual([eva.credits, eva.freeMessagesUsed], [0, 1])
  })

  test('is sent once, and not after an hour', async ({ assert, client, test: it }) => {
    const clock = await useFakeClock(it)
    const begun = await begin(client, { line: 'hello_1' })
    clock.advance({ minutes: 60 })
    await submitSignUp(client).withSession(begun.session())
    assert.equal(await countOf('messages'), 0)
  })

  test('waits in the composer of the chat where a message costs credits', async ({
    assert,
    client,
  }) => {
    await setSetting('free_messages', 0)
    const begun = await begin(client, { line: 'own', own: words })
    const joined = await submitSignUp(client).withSession(begun.session())
    assert.equal(await countOf('messages'), 0)
    const eva = await User.findByOrFail('email', 'eva@example.com')
    const chat = await openAfter(client, joined, `${door}/chat`, eva)
    assert.equal(chat.inertiaProps.ready, words)
    const again = await openAfter(client, chat, `${door}/chat`, eva)
    assert.isNull(again.inertiaProps.ready)
  })

  test('costs a member who logs in nothing either', async ({ assert, client }) => {
    const rich = { credits: 9, paidUser: true, freeMessagesUsed: 5 }
    await join(await withPassword(ada({ user: rich })))
    const begun = await begin(client, { line: 'own', own: words })
    const login = await client
      .post('/login')
      .withSession(begun.session())
      .withCsrfToken()
      .redirects(0)
      .form(adasCredentials)
    login.assertHeader('location', `${door}/chat`)
    assert.equal(await countOf('messages'), 0)
    assert.equal((await account(ada())).credits, 9)
    assert.containSubset(login.session(), { ready_line: { body: words } })
  })

  test('begins nothing when another site sends it', async ({ assert, client }) => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      const begun = await begin(client, { line: 'own', own: words, network: 'evil' }, site)
      begun.assertHeader('location', `${door}/signup`)
      assert.notInclude(JSON.stringify(begun.session()), 'bread')
    }
  })

  test('is no message when it is {what}')
    .with([
      { what: 'a blank field', form: { line: 'own', own: ' \u200b ' } },
      { what: 'of the wrong shape', form: { line: ['own'], own: { a: 1 } } },
    ])
    .run(async ({ assert, client }, { form }) => {
      const begun = await begin(client, form)
      begun.assertStatus(302)
      await submitSignUp(client).withSession(begun.session())
      assert.equal(await countOf('messages'), 0)
      assert.isNotNull(await User.findBy('email', 'eva@example.com'))
    })

  test('goes on without an address where the landing has asked for it', async ({
    assert,
    client,
  }) => {
    const form = { email: 'Begun@Example.com', gender: 'female', lander: 'landing3' }
    const begun = await begin(client, form)
    begun.assertHeader('location', '/complete-signup?gender=female&lander=landing3')
    const page = await openAfter(client, begun, '/complete-signup?lander=landing3')
    assert.containSubset(page.inertiaProps, {
      pending: true,
      gender: 'female',
      target: { act: 'chat', person: { name: 'Bob' } },
    })
    await submitSignUp(client, { email: '' }).qs({ lander: 'landing3' }).withSession(page.session())
    const user = await User.findByOrFail('email', 'begun@example.com')
    assert.equal(user.lander, 'landing3')
    const unclear = await begin(client, { email: 'begun@nowhere', gender: 'female' })
    unclear.assertHeader('location', `${door}/signup?gender=female`)
  })

  test('goes on as from a profile when the member switched advertising off meanwhile', async ({
    assert,
    client,
  }) => {
    await Profile.query().update({ advertised: false })
    const begun = await begin(client, { line: 'own', own: words })
    begun.assertHeader('location', `${door}/signup`)
    const page = await openAfter(client, begun, `${door}/signup`)
    assert.containSubset(page.inertiaProps.target, { line: words, person: { name: 'Bob' } })
  })

  test('leads to the profile of who is of a site that keeps its members, or not there', async ({
    client,
  }) => {
    await moveTo(await closedSite(), bob())
    const begun = await begin(client, { line: 'own', own: words })
    begun.assertHeader('location', door)
    await Profile.query().update({ status: 'disabled' })
    const gone = await begin(client, { line: 'hello_1' })
    gone.assertHeader('location', door)
  })
})

test.group('After the sign-up from a landing', (group) => {
  inTransaction(group)

  async function joinBy(client: ApiClient, form: object) {
    await showBob()
    await join(dirk({ profile: { sexuality: 'hetero' } }))
    const begun = await begin(client, { ...form, lander: 'landing2' })
    const next = await client.get(`${door}/signup?lander=landing2`).withSession(begun.session())
    const joined = await submitSignUp(client).qs({ lander: 'landing2' }).withSession(next.session())
    const eva = await User.findByOrFail('email', 'eva@example.com')
    return { eva, joined }
  }

  test('the member comes first, beside similar ones, and is told to have a line', async ({
    assert,
    client,
  }) => {
    const { eva, joined } = await joinBy(client, { line: 'hello_1' })
    const complete = await openAfter(client, joined, '/signup/complete', eva)
    complete.assertInertiaPropsContains({ next: '/signup-matches' })
    const page = await openAfter(client, joined, '/signup-matches', eva)
    assert.deepEqual(namesOf(page.inertiaProps.matches), ['Bob', 'Dirk'])
    assert.containSubset(page.inertiaProps, { joined: true, met: { name: 'Bob', line: 'sent' } })
    const matches = await client
      .get('/signup/matches')
      .withSession(joined.session())
      .loginAs(eva)
      .accept('json')
    assert.equal(matches.body()[0].name, 'Bob')
  })

  test('nobody is first who may not be met any more', async ({ assert, client }) => {
    const { eva, joined } = await joinBy(client, {})
    await Profile.query().where('id', bob().profile.id).update({ status: 'disabled' })
    const page = await openAfter(client, joined, '/signup-matches', eva)
    assert.deepEqual(namesOf(page.inertiaProps.matches), ['Dirk'])
    assert.isNull(page.inertiaProps.met)
  })

  test('a visitor sees the member of the landing first, too', async ({ assert, client }) => {
    await showBob()
    await join(dirk(), ada())
    const page = await client.get(`/signup-matches?member=${bob().profile.id}`).withInertia()
    assert.equal(namesOf(page.inertiaProps.matches)[0], 'Bob')
    assert.isFalse(page.inertiaProps.joined)
    await setSetting('logged_out_search', false)
    const closed = await client.get(`/signup-matches?member=${bob().profile.id}`).withInertia()
    assert.isEmpty(closed.inertiaProps.matches)
  })
})
