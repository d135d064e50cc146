import { test } from '@japa/runner'
import { fakePorts } from '#tests/fakes/fake_ports'
import { makeActivationLink } from '#core/accounts/signing_up/make_activation_link'
import type { User } from '#core/users/user'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

const userId = ada().user.id

test.group('The link that activates an account', () => {
  test('works for seven days, and only its digest is stored', async ({ assert }) => {
    const ports = await portsWithAda()
    assert.deepEqual(await makeActivationLink(ports, { userId, settings }), { secret: 'secret-1' })
    const [token] = ports.repositories.tokens.rows.values()
    assert.containSubset(token, {
      userId,
      purpose: 'activation',
      digest: 'digest of secret-1',
      usedAt: null,
    })
    assert.isTrue(token.expiresAt.equals(ports.clock.now().plus({ days: 7 })))
  })

  test('invalidates the previous one', async ({ assert }) => {
    const ports = await portsWithAda()
    await makeActivationLink(ports, { userId, settings })
    ports.clock.advance({ minutes: 5 })
    await makeActivationLink(ports, { userId, settings })
    const [first, second] = ports.repositories.tokens.rows.values()
    assert.isTrue(first.expiresAt.equals(ports.clock.now()))
    assert.isTrue(second.expiresAt > ports.clock.now())
  })

  test('is not made for a confirmed member, nor for one who was erased', async ({ assert }) => {
    for (const ports of [await portsWithAda({ status: 'active' }), fakePorts()]) {
      assert.isNull(await makeActivationLink(ports, { userId, settings }))
      assert.equal(ports.repositories.tokens.rows.size, 0)
    }
  })
})

function portsWithAda(user: Partial<User> = {}) {
  return portsWith(ada({ user: { status: 'not_confirmed', ...user } }))
}
