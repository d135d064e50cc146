import { test } from '@japa/runner'
import { mayTellTyping } from '#core/messaging/may_show_typing'

test.group('That a member types', () => {
  test('is told to the partner', ({ assert }) => {
    assert.isTrue(mayTellTyping('active', 'active'))
    assert.isTrue(mayTellTyping('active', 'not_confirmed'))
  })

  test('is not told by who is not confirmed', ({ assert }) => {
    assert.isFalse(mayTellTyping('not_confirmed', 'active'))
  })

  test('is not told to who is gone', ({ assert }) => {
    for (const status of ['banned', 'deleted', 'deletion_pending'] as const) {
      assert.isFalse(mayTellTyping('active', status))
    }
  })
})
