import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { parseLabel, secondsSeen } from '#core/users/page_view'

const openedAt = DateTime.utc(2026, 5, 1, 12)
const at = (seconds: number) => openedAt.plus({ seconds })

test.group('How long a page was seen', () => {
  test('is what its browser told: {told} s, {before} s before, {passed} s after it was opened')
    .with([
      { told: 5, before: null, passed: 5, seen: 5 },
      { told: 0, before: null, passed: 0.2, seen: 0 },
      { told: 9, before: 5, passed: 60, seen: 9 },
      { told: 5, before: 9, passed: 60, seen: null },
      { told: 9, before: 9, passed: 60, seen: null },
      { told: 86_400, before: null, passed: 10.2, seen: 11 },
      { told: 7, before: null, passed: -3, seen: 0 },
    ])
    .run(({ assert }, { told, before, passed, seen }) => {
      assert.equal(secondsSeen({ openedAt, seconds: before }, told, at(passed)), seen)
    })
})

test.group('The label of a measured link', () => {
  test('is its text, trimmed and cut, without control characters')
    .with([
      { lb: ' spring ', label: 'spring' },
      { lb: 'x'.repeat(500), label: 'x'.repeat(190) },
      { lb: 'a\u0000b\u0001\n', label: 'ab' },
      { lb: ' ', label: null },
      { lb: undefined, label: null },
      { lb: ['spring'], label: null },
    ])
    .run(({ assert }, { lb, label }) => assert.equal(parseLabel(lb), label))
})
