import { test } from '@japa/runner'
import '@japa/assert'
import {
  isRecent,
  conversationToReopen,
} from '../../../../inertia/components/messaging/overview/last_conversation.js'

const hour = 3_600_000
const opened = { partnerId: 'bob', openedAt: 100 * hour }

function row(id: string, partner: string, unread = 0) {
  return { id, unread, partner: { id: partner } }
}

test.group('The conversation that was opened last', () => {
  test('is recent for a day', ({ assert }) => {
    assert.isTrue(isRecent(opened, 100 * hour))
    assert.isTrue(isRecent(opened, 124 * hour - 1))
    assert.isFalse(isRecent(opened, 124 * hour))
  })

  test('is not recent before anything was opened, or when the clock was set back', ({ assert }) => {
    assert.isFalse(isRecent(null, 100 * hour))
    assert.isFalse(isRecent(opened, 99 * hour))
  })

  test('reopens while it is in the overview', ({ assert }) => {
    const conversations = [row('1', 'cleo', 2), row('2', 'bob')]
    assert.equal(conversationToReopen(conversations, opened)?.id, '2')
    assert.isNull(conversationToReopen(conversations.slice(0, 1), opened))
    assert.isNull(conversationToReopen(conversations, null))
  })

  test('does not reopen while it has unread messages', ({ assert }) => {
    assert.isNull(conversationToReopen([row('2', 'bob', 1)], opened))
  })
})
