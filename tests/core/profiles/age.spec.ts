import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { ageOn, bornBetween, parseDay, parseBirthDate } from '#core/profiles/age'
import { ok, refuse } from '#core/result'

const now = DateTime.utc(2026, 3, 1, 12)

test.group('Age', () => {
  test('increases on the birthday, not the day before', ({ assert }) => {
    assert.equal(ageOn(DateTime.utc(2000, 3, 2), now), 25)
    assert.equal(ageOn(DateTime.utc(2000, 3, 1), now), 26)
  })

  test('is the same for a stored birth date', ({ assert }) => {
    assert.deepEqual(parseDay('2000-03-02'), { year: 2000, month: 3, day: 2 })
    assert.deepEqual(parseDay('2000-03-02T00:00:00Z'), parseDay('2000-03-02'))
    assert.equal(ageOn(parseDay('2000-03-02'), now), 25)
    assert.equal(ageOn(parseDay('2000-03-01'), now), 26)
  })

  test('increases on 1 March for a member born on 29 February', ({ assert }) => {
    const leapDay = DateTime.utc(2008, 2, 29)
    assert.equal(ageOn(leapDay, DateTime.utc(2026, 2, 28)), 17)
    assert.equal(ageOn(leapDay, DateTime.utc(2026, 3, 1)), 18)
    assert.equal(ageOn(leapDay, DateTime.utc(2028, 2, 29)), 20)
  })

  test('counts by the calendar where the person is', ({ assert }) => {
    const birthday = DateTime.utc(2008, 3, 2)
    const lateEvening = DateTime.utc(2026, 3, 1, 23, 30)
    assert.equal(ageOn(birthday, lateEvening), 17)
    assert.equal(ageOn(birthday, lateEvening.setZone('Europe/Amsterdam')), 18)
  })
})

test.group('Birth date', () => {
  test('is accepted from the eighteenth birthday on', ({ assert }) => {
    const born = { year: 2008, month: 3, day: 1 }
    assert.deepEqual(parseBirthDate(born, now, 18), ok(DateTime.utc(2008, 3, 1)))
  })

  test('is refused the day before, with the minimum age', ({ assert }) => {
    const newborn = { year: 2026, month: 3, day: 1 }
    for (const born of [{ year: 2008, month: 3, day: 2 }, newborn]) {
      assert.deepEqual(parseBirthDate(born, now, 18), refuse('too_young', { min_age: 18 }))
    }
  })

  test('is asked for when a part of it is blank', ({ assert }) => {
    const parts = { year: 1990, month: null, day: 1 }
    assert.deepEqual(parseBirthDate(parts, now, 18), refuse('too_young', { min_age: 18 }))
  })

  test('{year}-{month}-{day} is refused as an impossible date')
    .with([
      { year: 2001, month: 2, day: 29 },
      { year: 1990, month: 13, day: 1 },
      { year: 1990, month: 0, day: 1 },
      { year: 1990.5, month: 1, day: 1 },
      { year: Number.NaN, month: 1, day: 1 },
      { year: 185, month: 1, day: 1 },
      { year: 2026, month: 3, day: 2 },
      { year: 1905, month: 3, day: 1 },
    ])
    .run(({ assert }, parts) => {
      assert.deepEqual(parseBirthDate(parts, now, 18), refuse('invalid_birth_date'))
    })

  test('is of {full} where the year is typed as {typed}')
    .with([
      { typed: 92, full: 1992 },
      { typed: 5, full: 2005 },
      { typed: 27, full: 1927 },
    ])
    .run(({ assert }, { typed, full }) => {
      const born = { year: typed, month: 1, day: 1 }
      assert.deepEqual(parseBirthDate(born, now, 18), ok(DateTime.utc(full, 1, 1)))
    })

  test('is accepted up to the maximum age', ({ assert }) => {
    assert.isTrue(parseBirthDate({ year: 1905, month: 3, day: 2 }, now, 18).ok)
  })
})

test.group('Range of birth dates', () => {
  test('includes exactly the wanted ages, on every day of four years', ({ assert }) => {
    const ages = { minAge: 18, maxAge: 20 }
    for (let day = DateTime.utc(2025, 1, 1); day.year < 2029; day = day.plus({ days: 1 })) {
      const { from, to } = bornBetween(ages, day)
      const edges = [from.minus({ days: 1 }), from, to, to.plus({ days: 1 })]
      const isAsked = edges.map((born) => [18, 19, 20].includes(ageOn(born, day)))
      assert.deepEqual(isAsked, [false, true, true, false], `on ${day.toISODate()}`)
    }
  })
})
