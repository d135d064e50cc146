import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { mayAutoLike } from '#core/likes/auto_like'

const now = DateTime.utc(2026, 2, 2, 12)

test.group('A fictional profile', () => {
  test('likes nobody by default', ({ assert }) => {
    assert.isFalse(mayAutoLike({ autoLike: false }, null, now))
    assert.isTrue(mayAutoLike({ autoLike: true }, null, now))
  })

  test('likes a member once in 24 hours where the site enables it', ({ assert }) => {
    const lastAt = now.minus({ hours: 24 })
    assert.isTrue(mayAutoLike({ autoLike: true }, lastAt, now))
    const later = lastAt.plus({ milliseconds: 1 })
    assert.isFalse(mayAutoLike({ autoLike: true }, later, now))
  })
})
