import { test } from '@japa/runner'
import { needsActivationReminder } from '#core/notifications/activation_reminder'

const user = { status: 'not_confirmed', notificationsDisabled: [] } as const
const profile = { status: 'disabled' } as const

test.group('The reminder to activate', () => {
  test('shows while user and profile wait for it', ({ assert }) => {
    assert.isTrue(needsActivationReminder(user, profile))
  })

  test('does not show to an active user', ({ assert }) => {
    assert.isFalse(needsActivationReminder({ ...user, status: 'active' }, profile))
  })

  test('does not show while the profile is active', ({ assert }) => {
    assert.isFalse(needsActivationReminder(user, { status: 'active' }))
  })

  test('does not show while no mail gets through', ({ assert }) => {
    const bounced = { ...user, notificationsDisabled: ['bounce'] as const }
    assert.isFalse(needsActivationReminder(bounced, profile))
  })
})
