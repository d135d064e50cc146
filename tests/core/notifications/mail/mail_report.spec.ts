import { test } from '@japa/runner'
import { outcomeOf } from '#core/notifications/mail/mail_report'
import { refusalIn } from '#core/notifications/mail/bounces/mail_refusal'

test.group('What follows from a report', () => {
  const delivery = { action: 'failed', status: '5.1.1', diagnostic: '', notice: '' }
  const report = { kind: 'bounce', tags: [] } as const

  test('is decided by the delivery: {status} means {outcome}')
    .with([
      { status: '5.1.1', outcome: 'bounce' },
      { status: '5.2.2', outcome: 'soft_bounce' },
      { status: '5.7.1', outcome: 'mail_refused' },
    ])
    .run(({ assert }, { status, outcome }) => {
      assert.equal(outcomeOf({ ...report, delivery: { ...delivery, status } }), outcome)
    })

  test('is nothing after a delay', ({ assert }) => {
    assert.isNull(outcomeOf({ ...report, delivery: { ...delivery, action: 'delayed' } }))
  })

  test('is a complaint for spam, but not for a report of “not spam”', ({ assert }) => {
    const complaint = { kind: 'complaint', tags: [] } as const
    assert.equal(outcomeOf({ ...complaint, feedbackType: 'Abuse' }), 'fbl')
    assert.isNull(outcomeOf({ ...complaint, feedbackType: 'not-spam' }))
    assert.isNull(outcomeOf({ ...complaint, feedbackType: 'auth-failure' }))
    assert.isNull(outcomeOf({ ...complaint, feedbackType: '' }))
  })
})

test.group('What the operator reads of a refusal', () => {
  const refused = { action: 'failed', status: '5.0.0', notice: '' }

  test('is the answer without addresses, and its most telling code', ({ assert }) => {
    const diagnostic = 'smtp; 554 5.7.1 <ada@example.com>:\n Relay\0access denied'
    assert.deepEqual(refusalIn({ ...refused, diagnostic }), {
      status: '5.7.1',
      answer: 'smtp; 554 5.7.1 <…>: Relay access denied',
    })
  })

  test('falls back to the status of the report, then to the reply', ({ assert }) => {
    const { status } = refusalIn({ ...refused, status: '5.7.9', diagnostic: 'smtp; 554 Policy' })
    assert.equal(status, '5.7.9')
    const diagnostic = 'smtp; 554 Policy'
    assert.equal(refusalIn({ ...refused, status: '', diagnostic }).status, '554')
    assert.equal(refusalIn({ ...refused, status: '', diagnostic: '' }).status, '')
  })

  test('has at most 300 characters', ({ assert }) => {
    assert.lengthOf(refusalIn({ ...refused, diagnostic: 'x'.repeat(400) }).answer, 300)
  })
})
