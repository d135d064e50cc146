import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { isActivityDue, isNewMember, isOnline, presence } from '#core/discovery/search/presence'

const now = DateTime.fromISO('2026-03-04T00:30', { zone: 'Europe/Amsterdam' })

test.group('The presence of a member', () => {
  test('{ago} ago is {expected}')
    .with([
      { ago: '0 minutes', minutes: 0, expected: 'online' },
      { ago: '5 minutes', minutes: 5, expected: 'online' },
      { ago: 'over 5 minutes', minutes: 5 + 2 / 60_000, expected: 'today' },
      { ago: '30 minutes, at midnight,', minutes: 30, expected: 'today' },
      { ago: '31 minutes, the evening before,', minutes: 31, expected: 'this_week' },
      { ago: '7 days', minutes: 7 * 24 * 60, expected: 'this_week' },
      { ago: 'over 7 days', minutes: 7 * 24 * 60 + 1, expected: 'earlier' },
    ])
    .run(({ assert }, { minutes, expected }) => {
      const lastActiveAt = now.minus({ minutes }).toUTC()
      assert.equal(presence(lastActiveAt, now), expected)
      assert.equal(isOnline(lastActiveAt, now), expected === 'online')
    })

  test('is online when clocks differ a little', ({ assert }) => {
    assert.equal(presence(now.plus({ seconds: 3 }), now), 'online')
  })
})

test.group('A new member', () => {
  test('is new for seven days', ({ assert }) => {
    assert.isTrue(isNewMember(now.minus({ days: 7 }).plus({ seconds: 1 }), now))
    assert.isFalse(isNewMember(now.minus({ days: 7 }), now))
  })
})

test.group('Activity', () => {
  test('is stored once a minute at most', ({ assert }) => {
    const lastActiveAt = now.minus({ seconds: 60 })
    assert.isTrue(isActivityDue({ lastActiveAt }, now))
    assert.isFalse(isActivityDue({ lastActiveAt: lastActiveAt.plus({ milliseconds: 1 }) }, now))
  })
})
