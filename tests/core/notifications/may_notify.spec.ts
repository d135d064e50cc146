import { test } from '@japa/runner'
import { disabledReasons } from '#core/users/user'
import { notificationKinds } from '#core/notifications/kinds'
import {
  mayNotify,
  type NotificationPreferences,
  isOwnChoice,
  offBy,
} from '#core/notifications/may_notify'

const everything: NotificationPreferences = { off: [], notificationsDisabled: [] }

test.group('A member is notified', () => {
  test('by mail and push by default, but not mailed an offer: {$self}')
    .with([...notificationKinds])
    .run(({ assert }, kind) => {
      const wishes = { ...everything, off: offBy([]) }
      assert.equal(mayNotify(kind, 'mail', wishes), kind !== 'offers')
      assert.isTrue(mayNotify(kind, 'push', wishes))
    })

  test('as they have left their switches', ({ assert }) => {
    const offers = { kind: 'offers', channel: 'mail' } as const
    const visits = { kind: 'visit', channel: 'push' } as const
    const chosen = offBy([
      { ...offers, isOn: true },
      { ...visits, isOn: false },
    ])
    assert.deepEqual(chosen, [visits])
    assert.deepEqual(offBy([{ ...offers, isOn: false }]), [offers])
  })

  test('by what is stored of their choices: those that change something', ({ assert }) => {
    const kept = [true, false].flatMap((isOn) =>
      [
        { kind: 'offers', channel: 'mail', isOn } as const,
        { kind: 'visit', channel: 'push', isOn } as const,
      ].filter(isOwnChoice)
    )
    assert.deepEqual(kept, [
      { kind: 'offers', channel: 'mail', isOn: true },
      { kind: 'visit', channel: 'push', isOn: false },
    ])
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
