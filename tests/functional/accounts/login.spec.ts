import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Ports } from '#core/ports'
import { inTransaction } from '#tests/support/database/transactions'
import { adasCredentials, logIn, withPassword } from '#tests/support/accounts/login'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { cookiesOf, siteUrl } from '#tests/support/http/cookies'
import { submitLogin } from '#tests/support/http/sign_in'

test.group('Logging in', (group) => {
  inTransaction(group)

  test('lets the owner in', async ({ client, assert }) => {
    await join(await withPassword(ada()))
    const response = await logIn(client)
    response.assertHeader('location', '/members')
    assert.equal(response.session().auth_web, ada().user.id)
  })

  test('begins a session under a new id', async ({ assert }) => {
    await join(await withPassword(ada()))
    const { before, answer } = await submitLogin(siteUrl, adasCredentials)
    assert.equal(answer.headers.get('location'), '/members')
    const after = cookiesOf(answer)
    assert.isNotEmpty(after['auth.session'])
    assert.notEqual(after['auth.session'], before['auth.session'])
  })

  test('continues to the requested page', async ({ client }) => {
    await join(await withPassword(ada()))
    const refused = await client.get('/credits?from=mail').redirects(0)
    const response = await logIn(client).withSession(refused.session())
    response.assertHeader('location', '/credits?from=mail')
  })

  for (const elsewhere of ['//evil.example/x', 'https://evil.example', '/\\evil.example']) {
    test(`never redirects to ${elsewhere}`, async ({ client }) => {
      await join(await withPassword(ada()))
      const response = await logIn(client).withSession({ intended_url: elsewhere })
      response.assertHeader('location', '/members')
    })
  }

  test('loads a new document when a page logs in by script', async ({ client }) => {
    await join(await withPassword(ada()))
    const response = await logIn(client).withInertia()
    response.assertStatus(409)
    response.assertHeader('x-inertia-location', '/members')
  })

  test('gives the same answer for a wrong password and an unknown address', async ({
    client,
    assert,
  }) => {
    await join(await withPassword(ada()))
    const answers = [
      await logIn(client, { password: 'wrong' }).accept('json'),
      await logIn(client, { email: 'nobody@example.com' }).accept('json'),
      await logIn(client, { email: 'no address' }).accept('json'),
      await logIn(client, { email: 'no\0body@example.com' }).accept('json'),
    ]
    for (const answer of answers) {
      answer.assertStatus(422)
      assert.deepEqual(answer.body().errors, [
        { field: 'login', rule: 'login_failed', message: 'Login mislukt, probeer opnieuw' },
      ])
    }
  })

  test('tells only the owner that the account is banned', async ({ client }) => {
    await join(await withPassword(ada({ user: { status: 'banned' } })))
    const owner = await logIn(client).accept('json')
    owner.assertBodyContains({ errors: [{ rule: 'banned' }] })
    const other = await logIn(client, { password: 'wrong' }).accept('json')
    other.assertBodyContains({ errors: [{ rule: 'login_failed' }] })
  })

  test('asks for what is missing', async ({ client }) => {
    const response = await logIn(client, { email: '', password: '' }).accept('json')
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'email' }, { field: 'password' }] })
  })
})

test.group('Logging out', (group) => {
  inTransaction(group)

  test('ends the session and leads home', async ({ client, assert }) => {
    await join(ada())
    const response = await client
      .post('/logout')
      .loginAs(await account(ada()))
      .withCsrfToken()
      .redirects(0)
    response.assertHeader('location', '/')
    assert.isUndefined(response.session().auth_web)
  })

  test('takes a form, so that a link cannot do it', async ({ client }) => {
    await join(ada())
    const response = await client.get('/logout').loginAs(await account(ada()))
    response.assertStatus(404)
  })
})

test.group('Passwords', () => {
  test('are kept as a slow hash', async ({ assert }) => {
    const { passwords } = await app.container.make(Ports)
    assert.match(await passwords.hash('likes tea'), /^\$scrypt\$/)
  })
})
