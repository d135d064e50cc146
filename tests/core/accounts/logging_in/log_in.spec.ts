import { test } from '@japa/runner'
import { logIn } from '#core/accounts/logging_in/log_in'
import { refuse } from '#core/result'
import { portsWithAda } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

const credentials = { email: 'ada@example.com', password: 'Ada likes tea' }

test.group('Logging in', () => {
  test('logs a member in and updates their last activity', async ({ assert }) => {
    const ports = await portsWithAda()
    const outcome = await logIn(ports, { ...credentials, email: ' ADA@example.com' })
    assert.isTrue(outcome.ok)
    const { users, profiles } = ports.repositories
    assert.isTrue(users.rows.get(ada().user.id)?.lastSeenAt.equals(ports.clock.now()))
    assert.isTrue(profiles.rows.get(ada().profile.id)?.lastActiveAt.equals(ports.clock.now()))
  })

  test('takes either spelling of an umlaut domain', async ({ assert }) => {
    const ports = await portsWithAda({ email: 'ada@xn--bcher-kva.example' })
    for (const email of ['ada@bücher.example', 'ADA@xn--bcher-kva.example']) {
      assert.isTrue((await logIn(ports, { ...credentials, email })).ok, email)
    }
  })

  test('lets the younger of two accounts with one address in by its password', async ({
    assert,
  }) => {
    const ports = await portsWithAda({ email: 'ada@bücher.example' })
    const older = { ...ada().user, id: crypto.randomUUID(), email: 'ada@xn--bcher-kva.example' }
    ports.repositories.users.rows.set(older.id, { ...older, passwordHash: 'hash of another' })
    const outcome = await logIn(ports, { ...credentials, email: 'ada@xn--bcher-kva.example' })
    assert.equal(outcome.ok && outcome.value.id, ada().user.id)
  })

  test('lets an unconfirmed member in', async ({ assert }) => {
    const ports = await portsWithAda({ status: 'not_confirmed' })
    const outcome = await logIn(ports, credentials)
    assert.isTrue(outcome.ok)
  })

  test('refuses a wrong password and changes nothing', async ({ assert }) => {
    const ports = await portsWithAda()
    const outcome = await logIn(ports, { ...credentials, password: 'tea' })
    assert.deepEqual(outcome, refuse('login_failed'))
    assert.deepEqual(ports.repositories.users.rows.get(ada().user.id), ada().user)
  })

  test('gives {title} the same answer, after as much work')
    .with([
      { title: 'an unknown address', user: {}, email: 'eve@example.com' },
      { title: 'an account without a password', user: { passwordHash: null } },
    ])
    .run(async ({ assert }, { user, email = credentials.email }) => {
      const ports = await portsWithAda(user)
      assert.deepEqual(await logIn(ports, { ...credentials, email }), refuse('login_failed'))
      assert.equal(ports.passwords.worked, 1)
    })

  test('discloses only with the right password that the account is {status}')
    .with([{ status: 'banned' }, { status: 'deletion_pending' }] as const)
    .run(async ({ assert }, { status }) => {
      const ports = await portsWithAda({ status })
      assert.deepEqual(await logIn(ports, credentials), refuse(status))
      const stranger = await logIn(ports, { ...credentials, password: 'a guess' })
      assert.deepEqual(stranger, refuse('login_failed'))
    })

  test('gives an account that is being erased the same answer', async ({ assert }) => {
    const ports = await portsWithAda({ status: 'deleted' })
    assert.deepEqual(await logIn(ports, credentials), refuse('login_failed'))
  })
})
