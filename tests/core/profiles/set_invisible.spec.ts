import { test } from '@japa/runner'
import { setInvisible } from '#core/profiles/set_invisible'
import { ok, refuse } from '#core/result'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

const userId = ada().user.id

test.group('Invisible mode', () => {
  test('is for premium members, and refused to a free one', async ({ assert }) => {
    for (const [paidUser, outcome] of [
      [true, ok()],
      [false, refuse('premium_required')],
    ] as const) {
      const ports = await portsWithAda(paidUser)
      assert.deepEqual(await setInvisible(ports, { userId, invisible: true }), outcome)
      assert.equal(ports.repositories.profiles.rows.get(ada().profile.id)?.invisible, paidUser)
    }
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
