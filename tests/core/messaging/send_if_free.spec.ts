import { test } from '@japa/runner'
import { sendIfFree } from '#core/messaging/send_if_free'
import { defaultSettings, type SiteSettings } from '#core/sites/settings/settings'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, type Person } from '#tests/support/people/people'

async function say(sender: Person, changes: Partial<SiteSettings> = {}) {
  const ports = await portsWith(sender, bob())
  const input = {
    userId: sender.user.id,
    partnerId: bob().profile.id,
    clientId: 'line',
    body: 'What made you laugh today?',
    settings: { ...defaultSettings, ...changes },
  }
  const sent = await sendIfFree(ports, input)
  return { ports, sent, again: () => sendIfFree(ports, input) }
}

test.group('A line that was begun on a landing', () => {
  test('is sent while messages are free, once', async ({ assert }) => {
    const { again, ports, sent } = await say(ada())
    assert.isTrue(sent.ok)
    await again()
    const messages = [...ports.repositories.messages.rows.values()]
    assert.lengthOf(messages, 1)
    assert.containsSubset(messages[0], { body: 'What made you laugh today?', cost: 0 })
  })

  test('is never paid for with credits, and begins nothing then', async ({ assert }) => {
    const rich = ada({ user: { credits: 50, paidUser: true, freeMessagesUsed: 5 } })
    const { ports, sent } = await say(rich)
    assert.containsSubset(sent, { ok: false, refusal: 'not_free' })
    assert.lengthOf([...ports.repositories.conversations.rows.values()], 0)
    assert.lengthOf([...ports.repositories.messages.rows.values()], 0)
  })

  test('is sent on a site where messages cost nothing at all', async ({ assert }) => {
    const used = ada({ user: { freeMessagesUsed: 5 } })
    assert.isTrue((await say(used, { messageCredits: 0 })).sent.ok)
  })

  test('is refused where a message would be', async ({ assert }) => {
    const { sent } = await say(ada(), { freeConversations: 0 })
    assert.containsSubset(sent, { ok: false, refusal: 'free_conversations_used_up' })
  })
})
