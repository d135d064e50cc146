import { test } from '@japa/runner'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { blockMember } from '#core/likes/block'
import { beginConversation } from '#core/messaging/begin_conversation'
import { defaultSettings, type SiteSettings } from '#core/sites/settings/settings'
import { messagesIn } from '#tests/support/messaging/core_conversation'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, cleo, dirk, type Person } from '#tests/support/people/people'

type Letter = Readonly<{ clientId?: string; body?: string; settings?: Partial<SiteSettings> }>

function begin(ports: FakePorts, sender: Person, partner: Person, letter: Letter = {}) {
  return beginConversation(ports, {
    userId: sender.user.id,
    partnerId: partner.profile.id,
    clientId: letter.clientId ?? 'one',
    body: letter.body ?? 'Hoi',
    settings: { ...defaultSettings, ...letter.settings },
  })
}

function conversationsIn({ repositories }: FakePorts) {
  return [...repositories.conversations.rows.values()]
}

test.group('A first message', () => {
  test('begins the conversation and reaches the partner', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const sent = await begin(ports, ada(), bob())

    assert.containsSubset(sent, { ok: true, value: { sequence: 1, body: 'Hoi' } })
    assert.lengthOf(conversationsIn(ports), 1)
    assert.containsSubset(ports.events.published, [
      { name: 'message_sent', recipientId: bob().profile.id },
    ])
    const mail = { name: 'send_news_mail', profileId: bob().profile.id }
    assert.deepEqual(ports.repositories.jobs.added as unknown, [mail])
  })

  test('that is none goes on in the conversation, which counts once', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const settings = { freeConversations: 1 }
    await begin(ports, ada(), bob(), { settings })
    const sent = await begin(ports, ada(), bob(), { clientId: 'two', settings })
    assert.containsSubset(sent, { ok: true, value: { sequence: 2 } })
    assert.lengthOf(conversationsIn(ports), 1)
  })

  test('sent twice is one message in one conversation', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const [one, other] = await Promise.all([begin(ports, ada(), bob()), begin(ports, ada(), bob())])
    assert.deepEqual(one, other)
    assert.lengthOf(conversationsIn(ports), 1)
    assert.lengthOf(messagesIn({ ports }), 1)
    assert.lengthOf(ports.events.published, 1)
  })

  test('of both members concurrently begins one conversation', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await Promise.all([
      begin(ports, ada(), bob(), { clientId: 'hers' }),
      begin(ports, bob(), ada(), { clientId: 'his' }),
    ])
    assert.lengthOf(conversationsIn(ports), 1)
    const sequences = messagesIn({ ports }).map(({ sequence }) => sequence)
    assert.deepEqual(sequences, [1, 2])
  })

  for (const [why, letter] of [
    ['without words', { body: ' ' }],
    ['past the free conversations', { settings: { freeConversations: 0 } }],
    ['past the free messages', { settings: { freeMessages: 0 } }],
  ] as const) {
    test(`${why} is refused and begins nothing`, async ({ assert }) => {
      const ports = await portsWith(ada(), bob())
      const sent = await begin(ports, ada(), bob(), letter)
      assert.isFalse(sent.ok)
      assert.isEmpty(conversationsIn(ports))
      assert.isEmpty(messagesIn({ ports }))
    })
  }

  for (const [which, sender, partner] of [
    ['to an unknown member', ada(), bob()],
    ['to a disabled member', ada(), dirk()],
    ['to oneself', ada(), ada()],
    ['of an unknown user', cleo(), ada()],
  ] as const) {
    test(`${which} is refused`, async ({ assert }) => {
      const ports = await portsWith(ada(), dirk({ profile: { status: 'disabled' } }))
      assert.containsSubset(await begin(ports, sender, partner), { refusal: 'member_not_found' })
      assert.isEmpty(conversationsIn(ports))
    })
  }

  test('is refused to both when one blocks the other', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await blockMember(ports, { profileId: ada().profile.id, blockedId: bob().profile.id })
    assert.containsSubset(await begin(ports, ada(), bob()), { refusal: 'blocked' })
    assert.containsSubset(await begin(ports, bob(), ada()), { refusal: 'blocked' })
    assert.isEmpty(conversationsIn(ports))
  })
})
