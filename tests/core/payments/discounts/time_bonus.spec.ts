import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { timeBonus, timeBonusCodeOf } from '#core/payments/discounts/time_bonus'
import { springCode } from '#tests/support/payments/discount_codes'
import { ada } from '#tests/support/people/people'

const signupDate = DateTime.utc(2026, 3, 1, 12)
const endsAt = DateTime.utc(2026, 3, 1, 16)
const newcomer = ada({ user: { signupDate } }).user

test.group('Time bonus', () => {
  test('gives a newcomer 25 percent for four hours', ({ assert }) => {
    assert.deepEqual(timeBonus(newcomer, signupDate), { percentage: 25, endsAt })
  })

  test('is valid in its last second', ({ assert }) => {
    assert.isNotNull(timeBonus(newcomer, endsAt.minus({ seconds: 1 })))
  })

  test('is expired when the countdown reaches zero', ({ assert }) => {
    assert.isNull(timeBonus(newcomer, endsAt))
  })

  test('is not for members who have bought before', ({ assert }) => {
    assert.isNull(timeBonus({ ...newcomer, paidUser: true }, signupDate))
  })

  test('is for unconfirmed members too', ({ assert }) => {
    const { user } = ada({ user: { signupDate, status: 'not_confirmed' } })
    assert.isNotNull(timeBonus(user, signupDate))
  })

  test('is the code TIMEBONUS25 of this member alone, used once they have bought', ({ assert }) => {
    const terms = { code: 'TIMEBONUS25', valuePercentage: 25, userId: newcomer.id }
    const code = springCode({ ...terms, expiresAt: endsAt, createdAt: signupDate })
    assert.deepEqual(timeBonusCodeOf(newcomer, null), code)
    assert.equal(timeBonusCodeOf({ ...newcomer, paidUser: true }, null).status, 'used')
  })
})
