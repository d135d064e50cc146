import { test } from '@japa/runner'
import '@japa/assert'
import {
  withConversation,
  withFreshPage,
  withNextPage,
  withRead,
} from '../../../../inertia/components/messaging/overview/overview.js'

function summary(id: string, hour: number, unread = 0) {
  return { id, unread, last: { at: `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z` } }
}

function ids(conversations: readonly { id: string }[]) {
  return conversations.map(({ id }) => id).join(' ')
}

test.group('Conversations of the overview', () => {
  test('move to the top with a new message', ({ assert }) => {
    const conversations = [summary('bob', 12), summary('cleo', 11)]
    assert.equal(ids(withConversation(conversations, summary('cleo', 13, 1))), 'cleo bob')
    assert.equal(ids(withConversation(conversations, summary('dirk', 13, 1))), 'dirk bob cleo')
  })

  test('have no unread messages once they are read', ({ assert }) => {
    const [bob, cleo] = withRead([summary('bob', 12, 3), summary('cleo', 11, 2)], 'bob')
    assert.deepEqual([bob.unread, cleo.unread], [0, 2])
  })

  test('follow a fresh first page as far as it reaches', ({ assert }) => {
    const conversations = [summary('bob', 12), summary('cleo', 11), summary('dirk', 10)]
    const fresh = { conversations: [summary('eva', 13), summary('bob', 11)], next: 'more' }
    assert.equal(ids(withFreshPage(conversations, fresh)), 'eva bob cleo dirk')
  })

  test('are gone when the fresh page is the last one and lacks them', ({ assert }) => {
    const conversations = [summary('bob', 12), summary('cleo', 11)]
    assert.equal(
      ids(withFreshPage(conversations, { conversations: [summary('bob', 12)], next: null })),
      'bob'
    )
  })

  test('of the next page are appended without duplicates', ({ assert }) => {
    const conversations = [summary('bob', 12), summary('cleo', 11)]
    assert.equal(
      ids(withNextPage(conversations, [summary('cleo', 11), summary('dirk', 10)])),
      'bob cleo dirk'
    )
  })
})
