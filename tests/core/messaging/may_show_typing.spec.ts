import { test } from '@japa/runner'
import { mayShowTyping } from '#core/messaging/may_show_typing'

test.group('A typing indicator', () => {
  test('is shown to the partner', ({ assert }) => {
    assert.isTrue(mayShowTyping('active', 'active'))
    assert.isTrue(mayShowTyping('active', 'not_confirmed'))
  })

  test('is not shown for an unconfirmed member, nor to a partner who is away', ({ assert }) => {
    assert.isFalse(mayShowTyping('not_confirmed', 'active'))
    for (const status of ['banned', 'deleted', 'deletion_pending', 'suspended'] as const) {
      assert.isFalse(mayShowTyping('active', status))
    }
  })
})
