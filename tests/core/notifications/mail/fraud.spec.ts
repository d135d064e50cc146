import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { countUnseenFrauds } from '#core/notifications/mail/fraud'

const noon = DateTime.utc(2026, 3, 15, 12)

test.group('A mail about removals for fraud', () => {
  test('reports the ban it was planned for, and no old one again', ({ assert }) => {
    assert.equal(countUnseenFrauds([noon], noon), 1)
    assert.equal(countUnseenFrauds([noon.minus({ hours: 1 }), noon], noon), 1)
  })

  test('is not sent when every warning was seen', ({ assert }) => {
    assert.equal(countUnseenFrauds([], noon), 0)
  })

  test('is replaced by the last of several, which reports all', ({ assert }) => {
    const unseen = [noon, noon.plus({ minutes: 1 }), noon.plus({ minutes: 2 })]
    const counts = unseen.map((plannedAt) => countUnseenFrauds(unseen, plannedAt))
    assert.deepEqual(counts, [0, 0, 3])
  })
})
