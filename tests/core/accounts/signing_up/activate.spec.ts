import { test } from '@japa/runner'
import { activateAccount } from '#core/accounts/signing_up/activate'
import { makeActivationLink } from '#core/accounts/signing_up/make_activation_link'
import { beginConversation } from '#core/messaging/begin_conversation'
import { ok, refuse } from '#core/result'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, join } from '#tests/support/people/people'

const newcomer = ada({
  user: { status: 'not_confirmed', confirmedAt: null },
  profile: { status: 'disabled' },
})
const userId = newcomer.user.id
const link = { secret: 'secret-1', settings }

test.group('Activation', () => {
  test('makes user and profile active, and welcomes them', async ({ assert }) => {
    const ports = await portsWithMail()
    assert.deepEqual(await activateAccount(ports, link), ok({ userId, alreadyActive: false }))
    const { users, profiles } = ports.repositories
    assert.equal(users.rows.get(userId)?.status, 'active')
    assert.isTrue(users.rows.get(userId)?.confirmedAt?.equals(ports.clock.now()))
    const profile = profiles.rows.get(newcomer.profile.id)
    assert.containSubset(profile, { status: 'active', lastActiveAt: ports.clock.now() })
    const [token] = ports.repositories.tokens.rows.values()
    assert.deepEqual(token.usedAt, ports.clock.now())
    const welcome = { name: 'send_mail', kind: 'welcome', userId }
    assert.deepEqual(ports.repositories.jobs.added, [welcome])
  })

  test('is idempotent when the link is used again', async ({ assert }) => {
    const ports = await portsWithMail()
    await activateAccount(ports, link)
    const confirmed = ports.repositories.users.rows.get(userId)
    ports.clock.advance({ days: 30 })
    assert.deepEqual(await activateAccount(ports, link), ok({ userId, alreadyActive: true }))
    assert.deepEqual(ports.repositories.users.rows.get(userId), confirmed)
  })

  test('posts the sign-up credits once, also with two concurrent links', async ({ assert }) => {
    const ports = await portsWithMail()
    const generous = { ...link, settings: { signupCredits: 10 } }
    await Promise.all([activateAccount(ports, generous), activateAccount(ports, generous)])
    assert.equal(ports.repositories.users.rows.get(userId)?.credits, 10)
    assert.lengthOf(ports.repositories.ledger.rows, 1)
    assert.containSubset(ports.repositories.ledger.rows, [
      { kind: 'bonus', credits: 10, idempotencyKey: `signup:${userId}` },
    ])
  })

  test('posts nothing where sign-up credits are zero', async ({ assert }) => {
    const ports = await portsWithMail()
    await activateAccount(ports, link)
    assert.isEmpty(ports.repositories.ledger.rows)
  })

  test('delivers and announces the messages that were held', async ({ assert }) => {
    const ports = await portsWithMail()
    await join(ports.repositories, bob())
    const letter = { clientId: 'first', body: 'Hoi Bob', settings }
    await beginConversation(ports, { userId, partnerId: bob().profile.id, ...letter })
    const [{ id: messageId, conversationId }] = ports.repositories.messages.rows.values()
    assert.isEmpty(ports.events.published)

    await activateAccount(ports, link)
    const people = { senderId: newcomer.profile.id, recipientId: bob().profile.id }
    assert.deepEqual(ports.events.published, [
      {
        name: 'message_sent',
        conversationId,
        messageId,
        sequence: 1,
        clientId: 'first',
        ...people,
      },
    ])
    const delivered = ports.repositories.messages.rows.get(messageId)
    assert.isTrue(delivered?.deliveredAt?.equals(ports.clock.now()))
  })

  test('refuses an unknown link', async ({ assert }) => {
    const ports = await portsWithMail()
    const outcome = await activateAccount(ports, { ...link, secret: 'a guess' })
    assert.deepEqual(outcome, refuse('link_invalid'))
  })

  test('works up to the last moment of seven days, and changes nothing after them', async ({
    assert,
  }) => {
    const ports = await portsWithMail()
    ports.clock.advance({ days: 7 })
    assert.deepEqual(await activateAccount(ports, link), refuse('link_expired'))
    assert.deepEqual(ports.repositories.users.rows.get(userId), newcomer.user)
    ports.clock.advance({ milliseconds: -1 })
    assert.deepEqual(await activateAccount(ports, link), ok({ userId, alreadyActive: false }))
  })

  test('works by the newest link only', async ({ assert }) => {
    const ports = await portsWithMail()
    await makeActivationLink(ports, { userId, settings })
    assert.deepEqual(await activateAccount(ports, link), refuse('link_expired'))
    const newest = await activateAccount(ports, { ...link, secret: 'secret-2' })
    assert.deepEqual(newest, ok({ userId, alreadyActive: false }))
  })

  test('does not bring back a member who is {status}')
    .with([{ status: 'banned' }, { status: 'deletion_pending' }, { status: 'deleted' }] as const)
    .run(async ({ assert }, { status }) => {
      const ports = await portsWithMail()
      await ports.repositories.users.update(userId, { status })
      assert.deepEqual(await activateAccount(ports, link), refuse('link_invalid'))
      assert.equal(ports.repositories.users.rows.get(userId)?.status, status)
    })
})

async function portsWithMail() {
  const ports = await portsWith(newcomer)
  await makeActivationLink(ports, { userId, settings })
  return ports
}
