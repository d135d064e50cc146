import { test } from '@japa/runner'
import type { DisabledReason } from '#core/users/user'
import { mayMail, type MailNeed } from '#core/notifications/mail/may_mail'

function allowed(need: MailNeed, ...notificationsDisabled: DisabledReason[]) {
  return mayMail(need, { off: [], notificationsDisabled })
}

test.group('Whether a mail may be sent', () => {
  test('is true while mail is enabled: {$self}')
    .with(['needed', 'account', 'digest'] as const)
    .run(({ assert }, need) => {
      assert.isTrue(allowed(need))
    })

  test('depends on its class once mail is disabled by {reason}')
    .with([
      { reason: 'fbl', account: true },
      { reason: 'listunsubscribe', account: true },
      { reason: 'bounce', account: false },
    ] as const)
    .run(({ assert }, { reason, account }) => {
      assert.isTrue(allowed('needed', reason))
      assert.equal(allowed('account', reason), account)
      assert.isFalse(allowed('digest', reason))
    })
})
