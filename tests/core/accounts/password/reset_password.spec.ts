import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { type fakePorts } from '#tests/fakes/fake_ports'
import { requestPasswordReset } from '#core/accounts/password/request_password_reset'
import { resetPassword } from '#core/accounts/password/reset_password'
import { makeResetLink } from '#core/accounts/password/make_reset_link'
import { ok, refuse } from '#core/result'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import { loginOf } from '#tests/support/accounts/core_logins'
import { portsWithAda } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

const email = 'ada@example.com'
const password = 'a brand new one'

test.group('Asking for a new password', () => {
  test('sends a mail, whatever the case of the address', async ({ assert }) => {
    const ports = await portsWithAda()
    const outcome = await requestPasswordReset(ports, { email: ' ADA@example.com', settings })
    assert.deepEqual(outcome, ok())
    const [token] = ports.repositories.tokens.rows.values()
    const [job] = ports.repositories.jobs.added
    const userId = ada().user.id
    assert.deepEqual(job, { name: 'send_mail', kind: 'password_reset', userId, tokenId: token.id })
  })

  test('is refused for {$self}')
    .with(['eve@example.com', 'no address', '', 'ada\0@example.com'])
    .run(async ({ assert }, unknown) => {
      const ports = await portsWithAda()
      const outcome = await requestPasswordReset(ports, { email: unknown, settings })
      assert.deepEqual(outcome, refuse('email_not_found'))
      assert.isEmpty(ports.repositories.jobs.added)
    })

  test('works three times a day, not a fourth, and again tomorrow', async ({ assert }) => {
    const ports = await portsWithAda({ timeZone: 'Europe/Amsterdam' })
    ports.clock.set(DateTime.utc(2026, 3, 1, 21))
    for (let time = 1; time <= 3; time++) {
      assert.deepEqual(await requestPasswordReset(ports, { email, settings }), ok())
    }
    ports.clock.set(DateTime.utc(2026, 3, 1, 22, 59, 59))
    const fourth = await requestPasswordReset(ports, { email, settings })
    assert.deepEqual(fourth, refuse('too_many_reset_mails'))
    ports.clock.set(DateTime.utc(2026, 3, 1, 23))
    assert.deepEqual(await requestPasswordReset(ports, { email, settings }), ok())
  })
})

test.group('The link to a new password', () => {
  test('has a secret that is stored as a digest', async ({ assert }) => {
    const ports = await portsWithAda()
    const secret = await mailedSecret(ports)
    const [token] = ports.repositories.tokens.rows.values()
    assert.equal(secret, 'secret-2')
    assert.equal(token.digest, ports.secrets.digest(secret))
  })

  test('replaces an earlier one', async ({ assert }) => {
    const ports = await portsWithAda()
    const first = await mailedSecret(ports)
    const [token] = ports.repositories.tokens.rows.values()
    await makeResetLink(ports, { tokenId: token.id, settings })
    assert.deepEqual(await reset(ports, first), refuse('reset_link_invalid'))
  })

  test('is not made for an erased member', async ({ assert }) => {
    const ports = await portsWithAda()
    await requestPasswordReset(ports, { email, settings })
    await ports.repositories.users.update(ada().user.id, { email: null })
    const [token] = ports.repositories.tokens.rows.values()
    assert.isNull(await makeResetLink(ports, { tokenId: token.id, settings }))
    assert.isNull(await makeResetLink(ports, { tokenId: 'none', settings }))
  })
})

test.group('Choosing a new password', () => {
  test('changes it, and ends all logins and passkeys of the account', async ({ assert }) => {
    const ports = await portsWithAda()
    const { logins, passkeys } = ports.repositories
    const owners = { one: ada().user.id, other: bob().user.id }
    for (const [name, userId] of Object.entries(owners)) {
      await logins.add(loginOf(userId, name))
      await passkeys.add({ ...passkey, userId, id: name, credentialId: name })
    }
    const outcome = await reset(ports, await mailedSecret(ports))
    assert.isTrue(outcome.ok)
    const user = ports.repositories.users.rows.get(ada().user.id)
    assert.equal(user?.passwordHash, `hash of ${password}`)
    assert.deepEqual([...logins.rows.keys(), ...passkeys.rows.keys()], ['other', 'other'])
    const [token] = ports.repositories.tokens.rows.values()
    assert.deepEqual(token.usedAt, ports.clock.now())
    assert.deepEqual(ports.events.published, [{ name: 'logins_ended', loginIds: ['one'] }])
  })

  test('works once, also when it is used twice at the same time, and ends the other links', async ({
    assert,
  }) => {
    const ports = await portsWithAda()
    const first = await mailedSecret(ports)
    const second = await mailedSecret(ports)
    const outcomes = await Promise.all([reset(ports, first), reset(ports, first)])
    const worked = outcomes.map(({ ok: works }) => works)
    assert.sameMembers(worked, [true, false])
    for (const secret of [first, second]) {
      assert.deepEqual(await reset(ports, secret), refuse('reset_link_invalid'))
    }
  })

  test('works for 60 minutes after the mail', async ({ assert }) => {
    const ports = await portsWithAda()
    const secret = await mailedSecret(ports)
    ports.clock.advance({ minutes: 60 })
    assert.deepEqual(await reset(ports, secret), refuse('reset_link_invalid'))
    ports.clock.advance({ milliseconds: -1 })
    assert.isTrue((await reset(ports, secret)).ok)
  })

  test('is refused for two that differ and for a short one, and may be tried again', async ({
    assert,
  }) => {
    const ports = await portsWithAda()
    const secret = await mailedSecret(ports)
    const outcome = await reset(ports, secret, { password: 'short', repeat: 'shirt' })
    assert.containSubset(outcome, {
      refusal: 'invalid_fields',
      fields: [
        { field: 'password', refusal: 'password_too_short' },
        { field: 'password_confirmation', refusal: 'passwords_not_equal' },
      ],
    })
    assert.isTrue((await reset(ports, secret)).ok)
  })

  test('is refused to a member who was erased meanwhile', async ({ assert }) => {
    const ports = await portsWithAda()
    const secret = await mailedSecret(ports)
    await ports.repositories.users.update(ada().user.id, { email: null })
    assert.deepEqual(await reset(ports, secret), refuse('reset_link_invalid'))
  })

  test('refuses a link with another purpose', async ({ assert }) => {
    const ports = await portsWithAda()
    const secret = await mailedSecret(ports)
    const [token] = ports.repositories.tokens.rows.values()
    ports.repositories.tokens.rows.set(token.id, { ...token, purpose: 'activation' })
    assert.deepEqual(await reset(ports, secret), refuse('reset_link_invalid'))
  })
})

const passkey = {
  ...{ name: 'Phone', publicKey: '', counter: 0, transports: [] },
  ...{ createdAt: ada().user.signupDate, lastUsedAt: null },
}

type FakePorts = ReturnType<typeof fakePorts>

/** Asks for the mail, and answers the secret of its link. */
async function mailedSecret(ports: FakePorts) {
  await requestPasswordReset(ports, { email, settings })
  const tokenId = [...ports.repositories.tokens.rows.keys()].at(-1) ?? ''
  const link = await makeResetLink(ports, { tokenId, settings })
  return link?.secret ?? ''
}

function reset(ports: FakePorts, secret: string, typed = { password, repeat: password }) {
  return resetPassword(ports, { ...typed, digest: ports.secrets.digest(secret), settings })
}
