import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { answerDue, solutionDue } from '#core/complaints/deadlines'
import { pressureOf } from '#core/complaints/ticket'

const terms = { answerDays: 2, solutionDays: 14, zone: 'Europe/Amsterdam' }

function at(text: string) {
  return DateTime.fromISO(text, { zone: terms.zone })
}

function due(text: string, changes = {}) {
  return answerDue(at(text), { ...terms, ...changes })
    .setZone(terms.zone)
    .toFormat('ccc yyyy-MM-dd HH:mm')
}

test.group('An answer within two working days', () => {
  test('is due at the end of the second working day after what was written', ({ assert }) => {
    assert.equal(due('2026-11-16T09:00'), 'Wed 2026-11-18 23:59')
    assert.equal(due('2026-11-17T23:59'), 'Thu 2026-11-19 23:59')
  })

  test('does not count Saturday and Sunday', ({ assert }) => {
    assert.equal(due('2026-11-19T21:14'), 'Mon 2026-11-23 23:59')
    assert.equal(due('2026-11-20T08:00'), 'Tue 2026-11-24 23:59')
    assert.equal(due('2026-11-21T12:00'), 'Tue 2026-11-24 23:59')
    assert.equal(due('2026-11-22T23:00'), 'Tue 2026-11-24 23:59')
  })

  test('goes over the end of a year', ({ assert }) => {
    assert.equal(due('2026-12-30T10:00'), 'Fri 2027-01-01 23:59')
    assert.equal(due('2026-12-31T10:00'), 'Mon 2027-01-04 23:59')
    assert.equal(due('2027-12-31T23:30'), 'Tue 2028-01-04 23:59')
  })

  test('counts the days of the site, not of the server', ({ assert }) => {
    const lateOnThursday = DateTime.fromISO('2026-11-19T23:30', { zone: 'utc' })
    const inAmsterdam = answerDue(lateOnThursday, terms).setZone(terms.zone)
    assert.equal(inAmsterdam.toISODate(), '2026-11-24')
    const inUtc = answerDue(lateOnThursday, { ...terms, zone: 'UTC' })
    assert.equal(inUtc.toISODate(), '2026-11-23')
  })

  test('keeps the whole day when clocks are set back', ({ assert }) => {
    assert.equal(due('2026-10-22T10:00'), 'Mon 2026-10-26 23:59')
  })

  test('is as late as the site has set', ({ assert }) => {
    assert.equal(due('2026-11-19T21:14', { answerDays: 1 }), 'Fri 2026-11-20 23:59')
    assert.equal(due('2026-11-19T21:14', { answerDays: 10 }), 'Thu 2026-12-03 23:59')
  })
})

test.group('A solution within 14 days', () => {
  test('counts every day, and is due at the end of the last', ({ assert }) => {
    const solved = solutionDue(at('2026-11-19T21:14'), terms, 'complaint').setZone(terms.zone)
    assert.equal(solved.toFormat('yyyy-MM-dd HH:mm'), '2026-12-03 23:59')
    const overNewYear = solutionDue(at('2026-12-24T12:00'), terms, 'complaint').setZone(terms.zone)
    assert.equal(overNewYear.toISODate(), '2027-01-07')
  })
})

test.group('A deadline', () => {
  const now = at('2026-11-23T12:00').toMillis()
  const hour = 3_600_000

  test('is near within 24 hours, late after it, and neither before', ({ assert }) => {
    const of = (hours: number) => pressureOf({ dueAt: now + hours * hour, state: 'open' }, now)
    const states = [24.000001, 24, 0, -0.001].map(of)
    assert.deepEqual(states, [null, 'near', 'near', 'late'])
  })

  test('presses nobody once the ticket is closed', ({ assert }) => {
    assert.isNull(pressureOf({ dueAt: now - hour, state: 'solved' }, now))
    assert.isNull(pressureOf({ dueAt: now - hour, state: 'merged' }, now))
    assert.equal(pressureOf({ dueAt: now - hour, state: 'waiting' }, now), 'late')
  })
})
