import { test } from '@japa/runner'
import { reportReasons } from '#core/moderation/report'
import { reasonsOf, urgencies, urgencyOf } from '#core/moderation/urgency'

test.group('The urgency of a report', () => {
  test('puts danger to people before loss of money, and that before nuisance', ({ assert }) => {
    assert.deepEqual([...urgencies], ['danger', 'harm', 'nuisance'])
    assert.equal(urgencyOf('underage'), 'danger')
    assert.equal(urgencyOf('harassment'), 'danger')
    assert.equal(urgencyOf('scam'), 'harm')
    assert.equal(urgencyOf('advertising'), 'nuisance')
  })

  test('of words nobody has read is not the lowest', ({ assert }) => {
    assert.equal(urgencyOf('other'), 'harm')
  })

  test('has every reason once', ({ assert }) => {
    assert.sameMembers(urgencies.flatMap(reasonsOf), [...reportReasons])
  })
})
