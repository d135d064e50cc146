import { test } from '@japa/runner'
import { setInvisible } from '#core/profiles/set_invisible'
import { ok, refuse } from '#core/result'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

const userId = ada().user.id

test.group('Invisible mode', () => {
  test('is for premium members', async ({ assert }) => {
    const ports = await portsWithAda(true)
    assert.deepEqual(await setInvisible(ports, { userId, invisible: true }), ok())
    assert.isTrue(ports.repositories.profiles.rows.get(ada().profile.id)?.invisible)
  })

  test('is refused to a free member', async ({ assert }) => {
    const ports = await portsWithAda(false)
    const outcome = await setInvisible(ports, { userId, invisible: true })
    assert.deepEqual(outcome, refuse('premium_required'))
    assert.isFalse(ports.repositories.profiles.rows.get(ada().profile.id)?.invisible)
  })

  test('can be switched off by any member', async ({ assert }) => {
    const ports = await portsWithAda(false, true)
    assert.deepEqual(await setInvisible(ports, { userId, invisible: false }), ok())
    assert.isFalse(ports.repositories.profiles.rows.get(ada().profile.id)?.invisible)
  })
})

function portsWithAda(paidUser: boolean, invisible = false) {
  return portsWith(ada({ user: { paidUser }, profile: { invisible } }))
}
