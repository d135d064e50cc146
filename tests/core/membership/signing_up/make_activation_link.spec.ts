import { test } from '@japa/runner'
import { fakePorts } from '#tests/fakes/fake_ports'
import { sendActivationMail } from '#core/membership/signing_up/make_activation_link'
import type { User } from '#core/accounts/user'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import { ada, join } from '#tests/support/people'

const userId = ada().user.id

test.group('Activation mail', () => {
  test('brings ada a link in her language', async ({ assert }) => {
    const ports = await portsWithAda()
    await sendActivationMail(ports, { userId, settings })
    assert.deepEqual(ports.mailer.sent, [
      {
        kind: 'activation',
        userId,
        to: 'ada@example.com',
        language: 'nl',
        siteId: ada().user.siteId,
        name: 'Ada',
        secret: 'secret-1',
      },
    ])
  })

  test('has a link for seven days, of which only the digest is kept', async ({ assert }) => {
    const ports = await portsWithAda()
    await sendActivationMail(ports, { userId, settings })
    const [token] = ports.repositories.tokens.rows.values()
    assert.containSubset(token, {
      userId,
      purpose: 'activation',
      digest: 'digest of secret-1',
      usedAt: null,
    })
    assert.isTrue(token.expiresAt.equals(ports.clock.now().plus({ days: 7 })))
  })

  test('ends the link of the mail before', async ({ assert }) => {
    const ports = await portsWithAda()
    await sendActivationMail(ports, { userId, settings })
    ports.clock.advance({ minutes: 5 })
    await sendActivationMail(ports, { userId, settings })
    const [first, second] = ports.repositories.tokens.rows.values()
    assert.isTrue(first.expiresAt.equals(ports.clock.now()))
    assert.isTrue(second.expiresAt > ports.clock.now())
  })

  test('is not sent to who is confirmed already', async ({ assert }) => {
    const ports = await portsWithAda({ status: 'active' })
    await sendActivationMail(ports, { userId, settings })
    assert.isEmpty(ports.mailer.sent)
    assert.equal(ports.repositories.tokens.rows.size, 0)
  })

  test('is not sent to who is gone', async ({ assert }) => {
    const ports = fakePorts()
    await sendActivationMail(ports, { userId, settings })
    assert.isEmpty(ports.mailer.sent)
  })
})

async function portsWithAda(user: Partial<User> = {}) {
  const ports = fakePorts()
  await join(ports.repositories, ada({ user: { status: 'not_confirmed', ...user } }))
  return ports
}
