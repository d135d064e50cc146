import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import User from '#models/user'
import { inTransaction } from '#tests/support/database/transactions'
import { submitSignUp } from '#tests/support/accounts/sign_up_form'
import { drawnPage } from '#tests/support/http/open_page'
import { block } from '#tests/support/likes/blocks'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'

const profile = `/members/${bob().profile.id}`
const photo = '01920000-0000-7000-8000-00000000abcd'

const acts = [
  { act: 'like', path: profile, likes: 1, told: 'Log in to like Bob.' },
  { act: 'chat', path: `${profile}/chat`, likes: 0, told: 'Log in to chat with Bob.' },
  { act: 'gift', path: `${profile}?gift=1`, likes: 0, told: 'Log in to send Bob a gift.' },
  {
    act: `photo&photo=${photo}`,
    path: `${profile}#photo-${photo}`,
    likes: 0,
    told: 'Log in to see more photos of Bob.',
  },
]

/** The session of a visitor who has pressed a button on Bob's profile. */
async function begin(client: ApiClient, act: string) {
  const page = await client.get(`${profile}/signup?for=${act}`)
  return page.session()
}

function logIn(client: ApiClient, session: Record<string, string>) {
  return client
    .post('/login')
    .withSession(session)
    .withCsrfToken()
    .redirects(0)
    .form(adasCredentials)
}

test.group('What a visitor began', (group) => {
  inTransaction(group)
  group.each.setup(async () => join(await withPassword(ada()), bob()))

  test('is begun by links, also without script', async ({ client, assert }) => {
    const page = await drawnPage(client, profile)
    for (const act of ['like', 'chat', 'gift']) {
      assert.include(page, `href="${profile}/signup?for=${act}"`)
    }
  })

  test('is told on the login, by name, and done after it: {act}')
    .with(acts)
    .run(async ({ client, assert }, { act, path, likes, told }) => {
      const session = await begin(client, act)
      const login = await client.get('/login').withSession(session).withInertia()
      const [name] = act.split('&')
      assert.containSubset(login.inertiaProps.pending, { act: name, person: { name: 'Bob' } })
      const page = await client.get('/login').withSession(session).header('accept-language', 'en')
      assert.include(page.text(), told)
      const response = await logIn(client, session)
      response.assertHeader('location', path)
      assert.equal(await countOf('likes'), likes)
    })

  test('is done after the sign-up: {act}')
    .with(acts)
    .run(async ({ client, assert }, { act, path, likes }) => {
      const joined = await submitSignUp(client).withSession(await begin(client, act))
      joined.assertHeader('location', '/signup/complete')
      assert.equal(await countOf('likes'), likes)
      const complete = await client
        .get('/signup/complete')
        .withSession(joined.session())
        .loginAs(await User.findByOrFail('email', 'eva@example.com'))
        .withInertia()
      complete.assertInertiaPropsContains({ next: path })
    })

  test('is done once', async ({ client, assert }) => {
    const first = await logIn(client, await begin(client, 'like'))
    const session = { ...first.session(), auth_web: undefined }
    const second = await logIn(client, session)
    second.assertHeader('location', '/members')
    assert.equal(await countOf('likes'), 1)
  })

  test('is the last thing they began, and kept by a later step of the form', async ({
    client,
    assert,
  }) => {
    const step = await client
      .get(`${profile}/signup?step=3`)
      .withSession(await begin(client, 'like'))
      .withInertia()
    assert.equal(step.inertiaProps.target.act, 'like')
    const chat = await client.get(`${profile}/signup?for=chat`).withSession(step.session())
    const response = await logIn(client, chat.session())
    response.assertHeader('location', `${profile}/chat`)
    assert.equal(await countOf('likes'), 0)
  })

  test('is not done to somebody who has blocked them', async ({ client, assert }) => {
    await block(bob(), ada())
    const response = await logIn(client, await begin(client, 'like'))
    response.assertHeader('location', '/members')
    assert.equal(await countOf('likes'), 0)
    assert.isNotNull(await account(ada()))
  })

  test('is a chat when the address names nothing the site knows', async ({ client }) => {
    const response = await logIn(client, await begin(client, 'theft'))
    response.assertHeader('location', `${profile}/chat`)
  })
})
