import { test } from '@japa/runner'
import { announceTerms } from '#core/accounts/announce_terms'
import type { User } from '#core/users/user'
import { fakePorts } from '#tests/fakes/fake_ports'
import { ada, join } from '#tests/support/people/people'

const userId = ada().user.id

async function joined(user: Partial<User> = {}) {
  const ports = fakePorts()
  const announcedAt = ports.clock.now().minus({ hours: 1 })
  const version = announcedAt.plus({ days: 30 })
  await join(ports.repositories, ada({ user: { consentVersion: null, ...user } }))
  const announce = (changes = {}) =>
    announceTerms(ports, { userId, version, announcedAt, again: false, ...changes })
  return { announce, mails: () => ports.repositories.jobs.added, ports, version }
}

test.group('New terms', () => {
  test('are announced to a member once for each version', async ({ assert }) => {
    const { announce, mails, ports } = await joined()
    assert.isTrue(await announce())
    assert.isFalse(await announce())
    assert.deepEqual(mails(), [{ name: 'send_mail', kind: 'terms_changed', userId }])
    ports.clock.advance({ days: 30 })
    assert.isFalse(await announce(), 'not again when they hold')
    const announcedAt = ports.clock.now()
    const version = announcedAt.plus({ days: 30 })
    assert.isTrue(await announce({ version, announcedAt }))
    assert.isFalse(await announce({ version, announcedAt }))
  })

  test('are announced again when that is asked for', async ({ assert }) => {
    const { announce, mails, ports } = await joined()
    await announce()
    ports.clock.advance({ days: 1 })
    assert.isTrue(await announce({ again: true }))
    assert.lengthOf(mails(), 2)
    const [{ sentAt }] = ports.repositories.reminders.rows.values()
    assert.deepEqual(sentAt, ports.clock.now())
  })

  test('are not announced to who has agreed meanwhile, nor to who is banned', async ({
    assert,
  }) => {
    const agreed = await joined()
    const consentVersion = agreed.version
    await agreed.ports.repositories.users.update(userId, { consentVersion })
    const banned = await joined({ status: 'banned' })
    for (const { announce, mails } of [agreed, banned]) {
      assert.isFalse(await announce({ again: true }))
      assert.isEmpty(mails())
    }
  })
})
