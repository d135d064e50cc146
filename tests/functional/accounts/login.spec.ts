import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { logIn, withPassword, withPlainPasswords } from '#tests/support/accounts/login'
import { join, countOf } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { sitePorts } from '#tests/support/site/ports'
import { useFakeClock } from '#tests/support/time/clock'

test.group('Logging in', (group) => {
  inTransaction(group)
  group.each.setup(async () => join(await withPassword(ada())))

  test('lets the owner in', async ({ client, assert }) => {
    const response = await logIn(client)
    response.assertHeader('location', '/members')
    assert.equal(response.session().auth_web, ada().user.id)
  })

  test('says why the requested page needs it, and continues there', async ({ client }) => {
    const refused = await client.get('/credits?from=mail').redirects(0)
    const login = client.get('/login').header('accept-language', 'nl')
    const page = await login.withSession(refused.session())
    page.assertTextIncludes('Log in om credits te kopen')
    const response = await logIn(client).withSession(refused.session())
    response.assertHeader('location', '/credits?from=mail')
  })

  for (const elsewhere of ['//evil.example/x', 'https://evil.example', '/\\evil.example']) {
    test(`never redirects to ${elsewhere}`, async ({ client }) => {
      const response = await logIn(client).withSession({ intended_url: elsewhere })
      response.assertHeader('location', '/members')
    })
  }

  test('loads a new document when a page logs in by script', async ({ client }) => {
    const response = await logIn(client).withInertia()
    response.assertStatus(409)
    response.assertHeader('x-inertia-location', '/members')
    // Without a type Firefox takes the empty answer for XML, and logs an error.
    response.assertHeader('content-type', 'text/plain; charset=utf-8')
  })

  test('answers a wrong password and an unknown address alike', async ({ client, assert }) => {
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

  test('asks for what is missing', async ({ client }) => {
    const response = await logIn(client, { email: '', password: '' }).accept('json')
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'email' }, { field: 'password' }] })
  })
})

test.group('Passwords', () => {
  test('are kept as a slow hash', async ({ assert }) => {
    const { passwords } = await sitePorts()
    assert.match(await passwords.hash('likes tea'), /^\$scrypt\$/)
  })
})

async function fail(client: ApiClient, times: number, email = 'ada@example.com') {
  for (let time = 1; time <= times; time++)
    await logIn(client, { email, password: `guess ${time}` })
}

/** One failure for each of so many accounts. */
async function failOverMany(client: ApiClient, accounts: number) {
  for (let number = 1; number <= accounts; number++) await fail(client, 1, `m${number}@example.com`)
}

async function refusalOf(client: ApiClient, credentials = {}) {
  const response = await logIn(client, credentials).accept('json')
  return response.body().errors?.[0]
}

test.group('The lockout of an account', (group) => {
  inTransaction(group)
  withPlainPasswords(group)
  group.each.setup(async () => join(await withPassword(ada())))

  test('says how long it lasts: fifteen minutes after the last failure', async ({
    client,
    test: it,
    assert,
  }) => {
    const clock = await useFakeClock(it)
    await fail(client, 5)
    assert.deepEqual(await refusalOf(client), {
      field: 'login',
      rule: 'login_blocked',
      message: 'Te veel pogingen. Je account is 15 minuten geblokkeerd.',
    })
    clock.advance({ minutes: 15, milliseconds: -1 })
    assert.include((await refusalOf(client)).message, '1 min')
    clock.advance({ milliseconds: 1 })
    assert.isUndefined(await refusalOf(client))
  })

  test('is not extended by further tries', async ({ client, test: it, assert }) => {
    const clock = await useFakeClock(it)
    await fail(client, 5)
    clock.advance({ minutes: 10 })
    await fail(client, 5)
    clock.advance({ minutes: 5 })
    assert.isUndefined(await refusalOf(client))
  })

  test('starts again from zero after a successful login', async ({ client, assert }) => {
    await fail(client, 4)
    await logIn(client)
    await fail(client, 4)
    assert.isUndefined(await refusalOf(client))
  })

  test('treats an unknown address the same', async ({ client, assert }) => {
    const email = 'nobody@example.com'
    await fail(client, 5, email)
    assert.equal((await refusalOf(client, { email })).rule, 'login_blocked')
  })

  test('by strangers leaves the devices alone on which they logged in', async ({
    client,
    assert,
  }) => {
    const device = (await logIn(client)).cookie('known-device')!
    const onDevice = (password?: string) => {
      const typed = password === undefined ? {} : { password }
      return logIn(client, typed).withEncryptedCookie('known-device', device.value).accept('json')
    }
    assert.isTrue(device.httpOnly)
    await fail(client, 5)
    assert.equal((await refusalOf(client)).rule, 'login_blocked')
    assert.isUndefined((await onDevice()).body().errors)
    assert.equal((await refusalOf(client)).rule, 'login_blocked')
    for (let time = 1; time <= 5; time++) await onDevice('wrong')
    assert.equal((await onDevice()).body().errors[0].rule, 'login_blocked')
  })

  test('stores neither addresses nor what was typed', async ({ client, assert }) => {
    await fail(client, 1)
    const [row] = await db.from('login_attempts')
    assert.match(row.account, /^[0-9a-f]{64}$/)
    assert.match(row.address, /^[0-9a-f]{64}$/)
    assert.notInclude(JSON.stringify(row), 'ada@')
  })
})

test.group('The lockout of a network', (group) => {
  inTransaction(group)
  withPlainPasswords(group)

  test('comes after twenty failures, over any accounts', async ({ client, assert }) => {
    await join(await withPassword(ada()))
    await failOverMany(client, 19)
    const before = await refusalOf(client, { password: 'the twentieth' })
    assert.equal(before.rule, 'login_failed')
    assert.equal((await refusalOf(client)).rule, 'login_blocked')
  })

  async function from(client: ApiClient, address: string, credentials = {}) {
    const login = logIn(client, credentials).accept('json').header('X-Forwarded-For', address)
    return (await login).body().errors?.[0].rule
  }

  test('counts all addresses of an IPv6 network', async ({ client, assert }) => {
    await join(await withPassword(ada()))
    for (let number = 1; number <= 20; number++) {
      const guess = { email: `m${number}@example.com`, password: 'a guess' }
      assert.equal(await from(client, `2001:db8:1:2::${number}`, guess), 'login_failed')
    }
    assert.equal(await from(client, '2001:db8:1:2:3:4:5:6'), 'login_blocked')
    assert.isUndefined(await from(client, '2001:db8:1:3::1'))
  })
})

/**
 * Uses separate connections, so there is no transaction to roll back: the rows are deleted
 * afterwards.
 */
test.group('Guesses at the same time', (group) => {
  group.each.teardown(async () => {
    for (const table of ['login_attempts', 'profiles', 'users']) await db.from(table).delete()
  })

  test('are limited like guesses in a row', async ({ client, assert }) => {
    await join(await withPassword(ada()))
    const guesses = Array.from({ length: 30 }, (_, number) =>
      logIn(client, { password: `guess ${number}` }).accept('json')
    )
    const rules = (await Promise.all(guesses)).map((guess) => guess.body().errors[0].rule)
    const tried = rules.filter((rule) => rule === 'login_failed').length
    assert.isAtMost(tried, 5)
    assert.equal(await countOf('login_attempts'), tried)
  })

  test('of the password of one account delay its owner, but do not lock them out', async ({
    client,
    assert,
  }) => {
    await join(await withPassword(ada()))
    const logins = Array.from({ length: 12 }, () => logIn(client))
    for (const response of await Promise.all(logins)) {
      assert.equal(response.session().auth_web, ada().user.id)
    }
  })
})
