import { test } from '@japa/runner'
import { fakePorts } from '#tests/fakes/fake_ports'
import { endLogins } from '#core/accounts/logging_in/end_logins'
import { isLastSeenDue, loginsValidFrom } from '#core/accounts/logging_in/login'
import { loginOf } from '#tests/support/accounts/core_logins'
import { ada, bob } from '#tests/support/people/people'

const userId = ada().user.id
const start = ada().user.signupDate

test.group('Ending sessions', () => {
  test('{title}')
    .with([
      { title: 'ends one of them', chosen: { userId, only: 'phone' }, ended: ['phone'] },
      { title: 'ends all but one', chosen: { userId, except: 'phone' }, ended: ['laptop'] },
      { title: 'ends all of them', chosen: { userId }, ended: ['phone', 'laptop'] },
    ])
    .run(async ({ assert }, { chosen, ended }) => {
      const ports = await threeDevices()
      await endLogins(ports, chosen)
      const left = ['phone', 'laptop', 'of bob'].filter((id) => !ended.includes(id))
      assert.deepEqual([...ports.repositories.logins.rows.keys()], left)
      assert.deepEqual(ports.events.published, [{ name: 'logins_ended', loginIds: ended }])
    })

  test('ignores logins of other members', async ({ assert }) => {
    const ports = await threeDevices()
    await endLogins(ports, { userId, only: 'of bob' })
    assert.equal(ports.repositories.logins.rows.size, 3)
    assert.isEmpty(ports.events.published)
  })
})

test.group('A device', () => {
  test('has its last use updated every three minutes', ({ assert }) => {
    const phone = loginOf(userId, 'phone')
    assert.isFalse(isLastSeenDue(phone, start.plus({ minutes: 3 }).minus(1)))
    assert.isTrue(isLastSeenDue(phone, start.plus({ minutes: 3 })))
  })

  test('is signed in for thirty days after it was seen', ({ assert }) => {
    assert.isTrue(loginsValidFrom(start.plus({ days: 30 })).equals(start))
  })
})

async function threeDevices() {
  const ports = fakePorts()
  const { logins } = ports.repositories
  await logins.add(loginOf(userId, 'phone'))
  await logins.add(loginOf(userId, 'laptop'))
  await logins.add(loginOf(bob().user.id, 'of bob'))
  return ports
}
