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
    for (const [shared, interest] of [
      [['cooking', 'music'], 'music'],
      [['cooking'], 'cooking'],
    ] as const) {
      const asked = icebreakerFor(silence, { match: false, shared }, now)
      assert.deepEqual(asked, { situation: 'interest', interest })
    }
  })

  test('are a plain hello between strangers, and never about an intimate interest', ({
    assert,
  }) => {
    const intimate = { match: false, shared: ['kissing', 'flirting', 'cuddling'] } as const
    for (const pair of [strangers, intimate]) {
      assert.equal(icebreakerFor(silence, pair, now)?.situation, 'hello')
    }
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
