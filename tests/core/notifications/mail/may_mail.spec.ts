import { test } from '@japa/runner'
import { mayMail } from '#core/notifications/mail/may_mail'
import type { DisabledReason } from '#core/accounts/user'

function allowed(reason: DisabledReason) {
  return (kind: Parameters<typeof mayMail>[0]) =>
    mayMail(kind, { off: [], notificationsDisabled: [reason] })
}

const needed = [
  'activation',
  'password_reset',
  'email_change',
  'email_changed',
  'mail_again',
  'deletion',
  'fraud',
] as const
const account = ['welcome', 'premium', 'returned'] as const

test.group('A mail that is needed', () => {
  test('leaves whatever mail was disabled for: {$self}')
    .with(['fbl', 'bounce', 'listunsubscribe'] as const)
    .run(({ assert }, reason) => {
      assert.isTrue(needed.every(allowed(reason)))
    })
})

test.group('A mail about the account', () => {
  test('leaves after a complaint or a wish to end notifications', ({ assert }) => {
    assert.isTrue(account.every(allowed('fbl')))
    assert.isTrue(account.every(allowed('listunsubscribe')))
  })

  test('does not leave for an address that bounced', ({ assert }) => {
    assert.isFalse(account.some(allowed('bounce')))
  })
})
