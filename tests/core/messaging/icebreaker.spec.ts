import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { icebreakerFor } from '#core/messaging/icebreaker'

const now = DateTime.utc(2026, 3, 10, 12)
const silence = { lastSaidAt: null, entered: false }
const strangers = { match: false, shared: [] }

test.group('Icebreakers', () => {
  test('are those of a match first', ({ assert }) => {
    const pair = { match: true, shared: ['music'] } as const
    assert.deepEqual(icebreakerFor(silence, pair, now), { situation: 'match', interest: null })
  })

  test('are about a common interest', ({ assert }) => {
    const pair = { match: false, shared: ['cooking', 'music'] } as const
    assert.deepEqual(icebreakerFor(silence, pair, now), {
      situation: 'interest',
      interest: 'music',
    })
    const one = icebreakerFor(silence, { match: false, shared: ['cooking'] }, now)
    assert.deepEqual(one, { situation: 'interest', interest: 'cooking' })
  })

  test('are never about an intimate interest', ({ assert }) => {
    const pair = { match: false, shared: ['kissing', 'flirting', 'cuddling'] } as const
    const asked = icebreakerFor(silence, pair, now)
    assert.equal(asked?.situation, 'hello')
  })

  test('are a plain hello between strangers', ({ assert }) => {
    assert.equal(icebreakerFor(silence, strangers, now)?.situation, 'hello')
  })

  test('are replies to a partner who wrote first', ({ assert }) => {
    const talk = { lastSaidAt: now.minus({ hours: 1 }), entered: false }
    assert.equal(icebreakerFor(talk, strangers, now)?.situation, 'answer')
  })

  for (const [age, situation] of [
    [{ days: 7 }, 'quiet'],
    [{ days: 6, hours: 23 }, null],
    [{ minutes: 1 }, null],
  ] as const) {
    const words = situation ?? 'not offered'
    test(`are ${words} ${JSON.stringify(age)} after the last message`, ({ assert }) => {
      const talk = { lastSaidAt: now.minus(age), entered: true }
      assert.equal(icebreakerFor(talk, strangers, now)?.situation ?? null, situation)
    })
  }
})
