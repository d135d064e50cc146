import { test } from '@japa/runner'
import { isHardBounce, disabledReasonOf } from '#core/notifications/mail/mail_report'

test.group('A hard bounce', () => {
  test('is a failure for good, of the address: {$self}')
    .with(['5.0.0', '5.1.1', '5.1.2', '5.1.10', '5.2.1', '5.4.4'])
    .run(({ assert }, status) => {
      assert.isTrue(isHardBounce({ action: 'failed', status }))
      assert.isTrue(isHardBounce({ action: 'Failed', status }))
    })

  test('is not a full mailbox, a mail too large, or what a policy says: {$self}')
    .with(['5.2.2', '5.2.3', '5.3.4', '5.7.1', '5.7.26', '4.1.1', '4.4.7', '2.0.0', ''])
    .run(({ assert }, status) => {
      assert.isFalse(isHardBounce({ action: 'failed', status }))
    })

  test('is not a delay or a delivery: {$self}')
    .with(['delayed', 'delivered', 'relayed', 'expanded'])
    .run(({ assert }, action) => {
      assert.isFalse(isHardBounce({ action, status: '5.1.1' }))
    })
})

test.group('What a report ends mail for', () => {
  const hard = { action: 'failed', status: '5.1.1' }
  const soft = { action: 'delayed', status: '4.4.1' }

  test('is a bounce when one delivery failed for good', ({ assert }) => {
    const report = { kind: 'bounce', tags: [] } as const
    assert.equal(disabledReasonOf({ ...report, deliveries: [soft, hard] }), 'bounce')
    assert.isNull(disabledReasonOf({ ...report, deliveries: [soft] }))
  })

  test('is a complaint of spam, not the word that it was none', ({ assert }) => {
    const report = { kind: 'complaint', tags: [] } as const
    assert.equal(disabledReasonOf({ ...report, feedbackType: 'Abuse' }), 'fbl')
    assert.isNull(disabledReasonOf({ ...report, feedbackType: 'not-spam' }))
    assert.isNull(disabledReasonOf({ ...report, feedbackType: '' }))
  })
})
