import { test } from '@japa/runner'
import { changePassword } from '#core/accounts/password/change_password'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import { loginOf, resetLink } from '#tests/support/accounts/core_logins'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

const wanted = 'a walk along the canal'
const change = {
  userId: ada().user.id,
  loginId: 'at hand',
  settings,
  oldPassword: 'Ada likes tea',
  password: wanted,
  repeat: wanted,
}

test.group('Changing the password', () => {
  test('stores the new one', async ({ assert }) => {
    const ports = await portsWithAda()
    const outcome = await changePassword(ports, change)
    assert.isTrue(outcome.ok)
    const hash = ports.repositories.users.rows.get(ada().user.id)?.passwordHash
    assert.isTrue(await ports.passwords.verify(hash ?? '', wanted))
  })

  test('ends every login but the current one, and the links to another password', async ({
    assert,
  }) => {
    const ports = await portsWithAda()
    const { logins } = ports.repositories
    for (const id of ['at hand', 'elsewhere']) await logins.add(loginOf(change.userId, id))
    const works = await resetLink(ports, change.userId)
    await changePassword(ports, change)
    assert.deepEqual([...logins.rows.keys()], ['at hand'])
    assert.isFalse(works())
    assert.deepEqual(ports.events.published, [{ name: 'logins_ended', loginIds: ['elsewhere'] }])
  })

  test('is refused with a wrong old password', async ({ assert }) => {
    const refused = await refusals({ oldPassword: 'ada likes tea' })
    assert.deepEqual(refused, { old_password: 'old_password_wrong' })
  })

  test('is refused when the two new ones differ', async ({ assert }) => {
    const refused = await refusals({ repeat: `${wanted}!` })
    assert.deepEqual(refused, { password_confirmation: 'passwords_not_equal' })
  })

  test('holds the new password to the rules of sign-up')
    .with([
      { password: 'canal', code: 'password_too_short' },
      { password: 'password1', code: 'password_too_common' },
      { password: 'ada@example.com', code: 'password_is_personal' },
      { password: 'ada of utrecht', code: 'password_is_personal' },
    ])
    .run(async ({ assert }, { password, code }) => {
      assert.deepEqual(await refusals({ password, repeat: password }), { password: code })
    })

  test('returns all refusals at once', async ({ assert }) => {
    const wrong = { oldPassword: 'tea', password: 'canal', repeat: 'lake' }
    const fields = Object.keys(await refusals(wrong))
    assert.deepEqual(fields, ['old_password', 'password', 'password_confirmation'])
  })

  test('is refused for an account without a password', async ({ assert }) => {
    const ports = await portsWith(ada({ user: { passwordHash: null } }))
    const outcome = await changePassword(ports, { ...change, oldPassword: '' })
    assert.isFalse(outcome.ok)
  })
})

/** The code at each refused field; nothing has changed then. */
async function refusals(wrong: Partial<typeof change>) {
  const ports = await portsWithAda()
  const outcome = await changePassword(ports, { ...change, ...wrong })
  const { passwordHash } = ports.repositories.users.rows.get(ada().user.id) ?? {}
  if (outcome.ok || passwordHash !== ada().user.passwordHash) throw new Error('It was changed')
  return Object.fromEntries(outcome.fields.map(({ field, refusal }) => [field, refusal]))
}

function portsWithAda() {
  return portsWith(ada({ profile: { name: 'Ada of Utrecht' } }))
}
