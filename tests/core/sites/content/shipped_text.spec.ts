import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { shippedHoldsFrom, versionsInOrder, type Wording } from '#core/sites/content/shipped_text'
import { wording } from '#tests/support/sites/wordings'

const now = DateTime.utc(2026, 12, 1, 9)

test.group('What comes with a release holds', () => {
  const from = (text: Wording, arrival: { isFirst: boolean; hasMembers: boolean }) =>
    shippedHoldsFrom(text, { ...arrival, now }).toISO()

  test('from its day where it is the first, never from a day to come', ({ assert }) => {
    const first = { isFirst: true, hasMembers: false }
    assert.equal(from(wording('terms'), first), wording('terms').since.toISO())
    assert.equal(from(wording('faq', { since: now.plus({ days: 1 }) }), first), now.toISO())
  })

  test('at once where it has changed, and terms nobody has agreed to', ({ assert }) => {
    const later = { isFirst: false, hasMembers: false }
    assert.equal(from(wording('terms'), later), now.toISO())
    assert.equal(from(wording('privacy'), { ...later, hasMembers: true }), now.toISO())
  })

  test('30 days later where it is terms, and there are members', ({ assert }) => {
    const due = now.plus({ days: 30 }).toISO()
    for (const isFirst of [true, false]) {
      assert.equal(from(wording('terms'), { isFirst, hasMembers: true }), due)
    }
  })
})

test.group('Versions of a page', () => {
  const at = (...days: readonly number[]) => {
    return days.map((holdsFrom) => ({ holdsFrom, announcedAt: holdsFrom }))
  }

  test('are those that ship until an operator writes one, which no later one replaces', ({
    assert,
  }) => {
    assert.deepEqual(versionsInOrder(at(), at(1, 4)), at(4, 1))
    assert.deepEqual(versionsInOrder(at(3, 5), at(1, 2, 4)), at(5, 3, 2, 1))
  })

  test('are none that ships once an operator has announced one', ({ assert }) => {
    const announced = { holdsFrom: 9, announcedAt: 3 }
    assert.deepEqual(versionsInOrder([announced], at(2, 4)), [announced, ...at(2)])
  })
})
