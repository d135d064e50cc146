import { test } from '@japa/runner'
import {
  countMessages,
  type NewsLine,
  pathOfNews,
  shortenNews,
} from '#core/notifications/mail/news'

const line = (count: number): NewsLine => ({
  kind: 'new_message',
  actor: { name: 'Bob', fictional: false },
  count,
  path: `/chats/${count}`,
})
const like: NewsLine = { kind: 'new_like', actor: null, count: 2, path: '/likes/received' }

test.group('The lines of a mail', () => {
  test('name five of a kind and count the others', ({ assert }) => {
    const all = [1, 2, 3, 4, 5, 6, 7].map(line)
    const rest = { kind: 'new_message' as const, actor: null, count: 2, path: '/chats' }
    assert.deepEqual(shortenNews(all, '/chats'), [...all.slice(0, 5), rest])
    assert.deepEqual(shortenNews(all.slice(0, 5), '/chats'), all.slice(0, 5))
    assert.deepEqual(shortenNews([], '/chats'), [])
  })

  test('have the number of new messages', ({ assert }) => {
    assert.equal(countMessages([line(3), line(4), like]), 7)
    assert.equal(countMessages([like]), 0)
    const unnamed = { ...line(3), actor: null }
    const named = { ...like, actor: line(1).actor }
    assert.equal(countMessages([unnamed, named]), 0)
  })

  test('lead to the one page that shows it, or to the first of several', ({ assert }) => {
    assert.equal(pathOfNews([line(3)]), '/chats/3')
    assert.equal(pathOfNews([line(3), like]), '/chats')
    assert.equal(pathOfNews([like, { ...like, kind: 'visit' }]), '/likes/received')
  })
})
