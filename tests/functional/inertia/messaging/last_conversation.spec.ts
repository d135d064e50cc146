import { test } from '@japa/runner'
import '@japa/assert'
import {
  isRecent,
  opensByItself,
} from '../../../../inertia/components/messaging/overview/last_conversation.js'

const hour = 3_600_000
const opened = { partnerId: 'bob', openedAt: 100 * hour }

function line(id: string, partner: string, unread = 0) {
  return { id, unread, partner: { id: partner } }
}

test.group('The chat that was opened last', () => {
  test('is gone on with for a day', ({ assert }) => {
    assert.isTrue(isRecent(opened, 100 * hour))
    assert.isTrue(isRecent(opened, 124 * hour - 1))
    assert.isFalse(isRecent(opened, 124 * hour))
  })

  test('is none before anything was opened, or when the clock was set back', ({ assert }) => {
    assert.isFalse(isRecent(null, 100 * hour))
    assert.isFalse(isRecent(opened, 99 * hour))
  })

  test('opens by itself while it stands in the overview', ({ assert }) => {
    const chats = [line('1', 'cleo', 2), line('2', 'bob')]
    assert.equal(opensByItself(chats, opened)?.id, '2')
    assert.isNull(opensByItself(chats.slice(0, 1), opened))
    assert.isNull(opensByItself(chats, null))
  })

  test('waits to be chosen while something in it is unread', ({ assert }) => {
    assert.isNull(opensByItself([line('2', 'bob', 1)], opened))
  })
})
