import { test } from '@japa/runner'
import '@japa/assert'
import {
  withConversation,
  withFreshPage,
  withNextPage,
  withRead,
} from '../../../../inertia/components/messaging/overview/overview.js'

function chat(id: string, hour: number, unread = 0) {
  return { id, unread, last: { at: `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z` } }
}

function ids(chats: readonly { id: string }[]) {
  return chats.map(({ id }) => id).join(' ')
}

test.group('Conversations of the overview', () => {
  test('move to the top with a new message', ({ assert }) => {
    const chats = [chat('bob', 12), chat('cleo', 11)]
    assert.equal(ids(withConversation(chats, chat('cleo', 13, 1))), 'cleo bob')
    assert.equal(ids(withConversation(chats, chat('dirk', 13, 1))), 'dirk bob cleo')
  })

  test('have no unread messages once they are read', ({ assert }) => {
    const [bob, cleo] = withRead([chat('bob', 12, 3), chat('cleo', 11, 2)], 'bob')
    assert.deepEqual([bob.unread, cleo.unread], [0, 2])
  })

  test('follow a fresh first page as far as it reaches', ({ assert }) => {
    const chats = [chat('bob', 12), chat('cleo', 11), chat('dirk', 10)]
    const fresh = { chats: [chat('eva', 13), chat('bob', 11)], next: 'more' }
    assert.equal(ids(withFreshPage(chats, fresh)), 'eva bob cleo dirk')
  })

  test('are gone when the fresh page is the last one and lacks them', ({ assert }) => {
    const chats = [chat('bob', 12), chat('cleo', 11)]
    assert.equal(ids(withFreshPage(chats, { chats: [chat('bob', 12)], next: null })), 'bob')
  })

  test('of the next page are appended without duplicates', ({ assert }) => {
    const chats = [chat('bob', 12), chat('cleo', 11)]
    assert.equal(ids(withNextPage(chats, [chat('cleo', 11), chat('dirk', 10)])), 'bob cleo dirk')
  })
})
