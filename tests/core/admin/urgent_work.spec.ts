import { test } from '@japa/runner'
import { isUrgent } from '#core/admin/urgent_work'

test.group('Work that waits', () => {
  test('is urgent when it is late, a danger, or a check that failed', ({ assert }) => {
    const parts = (number: number) => [{ urgency: 'danger', number } as const]
    assert.isTrue(isUrgent({ name: 'complaints_late', number: 1 }))
    assert.isTrue(isUrgent({ name: 'reports', number: 0, parts: parts(1) }))
    assert.isTrue(isUrgent({ name: 'ledger', number: 1, checkedAt: 1 }))
    assert.isFalse(isUrgent({ name: 'complaints_late', number: 0 }))
    assert.isFalse(isUrgent({ name: 'reports', number: 9, parts: parts(0) }))
    assert.isFalse(isUrgent({ name: 'ledger', number: 0, checkedAt: null }))
  })
})
