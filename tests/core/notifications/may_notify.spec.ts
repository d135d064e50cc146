import { test } from '@japa/runner'
import { disabledReasons } from '#core/users/user'
import { notificationKinds } from '#core/notifications/kinds'
import { mayNotify, type NotificationPreferences } from '#core/notifications/may_notify'

const everything: NotificationPreferences = { off: [], notificationsDisabled: [] }

test.group('A member is notified', () => {
  test('by mail and push by default: {$self}')
    .with([...notificationKinds])
    .run(({ assert }, kind) => {
      assert.isTrue(mayNotify(kind, 'mail', everything))
      assert.isTrue(mayNotify(kind, 'push', everything))
    })

  test('not through a channel they have switched off for that kind', ({ assert }) => {
    const wishes = { ...everything, off: [{ kind: 'visit', channel: 'mail' } as const] }
    assert.isFalse(mayNotify('visit', 'mail', wishes))
    assert.isTrue(mayNotify('visit', 'push', wishes))
    assert.isTrue(mayNotify('match', 'mail', wishes))
  })

  test('never by mail while mail is disabled by {$self}, still by push')
    .with([...disabledReasons])
    .run(({ assert }, reason) => {
      const wishes: NotificationPreferences = { ...everything, notificationsDisabled: [reason] }
      assert.isFalse(mayNotify('new_message', 'mail', wishes))
      assert.isTrue(mayNotify('new_message', 'push', wishes))
    })
})
