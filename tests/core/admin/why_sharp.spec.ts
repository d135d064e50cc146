import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { isAtHand, whySharp } from '#core/admin/pictures/why_sharp'

const now = DateTime.utc(2026, 3, 2, 12)
const ago = (hours: number) => now.minus({ hours })
const seen = { status: 'active', isPrivate: true, decidedAt: ago(24), isInCase: false } as const

test.group('A photo that an admin sees sharp', () => {
  test('is so because it is {why}: {$self}')
    .with([
      { why: 'published', isPrivate: false },
      { why: 'waiting', status: 'pending' },
      { why: 'decided', decidedAt: ago(23) },
      { why: 'case', isInCase: true },
      { why: null },
      { why: null, status: 'rejected', isPrivate: false },
      { why: null, decidedAt: null },
    ] as const)
    .run(({ assert }, { why, ...changes }) => {
      assert.equal(whySharp({ ...seen, ...changes }, now), why)
    })

  test('may be of a case that is open, or was within a day', ({ assert }) => {
    const closed = [null, ago(23), ago(24)].map((closedAt) => isAtHand(closedAt, now))
    assert.deepEqual(closed, [true, true, false])
  })
})
