import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { openPageView, parseLabel, secondsSeen, tellSecondsSeen } from '#core/users/page_view'
import { noLink } from '#core/users/tracking'
import { fakePorts } from '#tests/fakes/fake_ports'

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

test.group('A page view', () => {
  test('is kept with its link, and with how long the page was seen', async ({ assert }) => {
    const ports = fakePorts()
    const opened = { id: 'view', siteId: 'site', label: 'spring', path: '/', ...noLink }
    const view = { ...opened, openedAt: ports.clock.now() }
    await openPageView(ports, opened)
    ports.clock.advance({ seconds: 20 })
    for (const told of [9, 5]) {
      await tellSecondsSeen(ports, { id: 'view', told })
      await tellSecondsSeen(ports, { id: 'unknown', told })
      const kept = [...ports.repositories.pageViews.rows.values()]
      assert.deepEqual(kept, [{ ...view, seconds: 9 }])
    }
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
