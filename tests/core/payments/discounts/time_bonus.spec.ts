import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { timeBonus, timeBonusCodeOf } from '#core/payments/discounts/time_bonus'
import { springCode } from '#tests/support/payments/discount_codes'
import { ada } from '#tests/support/people/people'

const signupDate = DateTime.utc(2026, 3, 1, 12)
const endsAt = DateTime.utc(2026, 3, 1, 16)
const newcomer = ada({ user: { signupDate } }).user

test.group('Time bonus', () => {
  test('gives a newcomer 25 percent for four hours, to their last second', ({ assert }) => {
    assert.deepEqual(timeBonus(newcomer, signupDate), { percentage: 25, endsAt })
    assert.isNotNull(timeBonus(newcomer, endsAt.minus({ seconds: 1 })))
    assert.isNull(timeBonus(newcomer, endsAt))
  })

  test('is for unconfirmed members too, but not for those who have bought before', ({ assert }) => {
    const { user } = ada({ user: { signupDate, status: 'not_confirmed' } })
    assert.isNotNull(timeBonus(user, signupDate))
    assert.isNull(timeBonus({ ...newcomer, paidUser: true }, signupDate))
  })

  test('is the code TIMEBONUS25 of this member alone, used once they have bought', ({ assert }) => {
    const terms = { code: 'TIMEBONUS25', valuePercentage: 25, userId: newcomer.id }
    const code = springCode({ ...terms, expiresAt: endsAt, createdAt: signupDate })
    assert.deepEqual(timeBonusCodeOf(newcomer, null), code)
    assert.equal(timeBonusCodeOf({ ...newcomer, paidUser: true }, null).status, 'used')
  })
})
