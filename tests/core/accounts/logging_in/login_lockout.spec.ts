import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  attemptsCountFrom,
  attemptsKeptFrom,
  lockedUntil,
  mayAttempt,
  mayTryLogin,
} from '#core/accounts/logging_in/login_lockout'
import { ok, refuse } from '#core/result'
import { defaultSettings } from '#core/sites/settings/settings'

const start = DateTime.utc(2026, 3, 1, 12)
const none = { ofAccount: [], ofAddress: [], ofWider: [] }
const limit = { failures: 5, windowMinutes: 15, blockMinutes: 15 }

test.group('Login lockout', () => {
  test('leaves four failures without consequence', ({ assert }) => {
    assert.isNull(lockedUntil(failuresAt(0, 1, 2, 3), limit, minute(3)))
  })

  test('blocks for 15 minutes from the fifth failure within 15 minutes', ({ assert }) => {
    const failures = failuresAt(0, 3, 6, 9, 15)
    assert.isTrue(lockedUntil(failures, limit, minute(16))?.equals(minute(30)))
    assert.isNull(lockedUntil(failures, limit, minute(30)))
  })

  test('forgives failures that lie further apart', ({ assert }) => {
    assert.isNull(lockedUntil(failuresAt(0, 4, 8, 12, 16), limit, minute(16)))
  })

  test('takes the failures in any order', ({ assert }) => {
    const until = lockedUntil(failuresAt(4, 0, 3, 1, 2), limit, minute(5))
    assert.deepEqual(until, minute(19))
  })

  test('starts anew after a block', ({ assert }) => {
    const failures = failuresAt(0, 1, 2, 3, 4, 20)
    assert.isNull(lockedUntil(failures, limit, minute(20)))
  })

  test('returns the whole minutes left', ({ assert }) => {
    const failures = { ...none, ofAccount: failuresAt(0, 0, 0, 0, 0) }
    const late = minute(14).plus({ seconds: 30 })
    assert.deepEqual(attempt(failures, minute(2)), refuse('login_blocked', { minutes: 13 }))
    assert.deepEqual(attempt(failures, late), refuse('login_blocked', { minutes: 1 }))
    assert.deepEqual(attempt(failures, minute(15)), ok())
  })

  test('blocks an IP address only at its twentieth failure', ({ assert }) => {
    const twenty = failuresAt(...Array(20).fill(0))
    assert.deepEqual(attempt({ ...none, ofAddress: twenty.slice(1) }, minute(1)), ok())
    const refused = attempt({ ...none, ofAddress: twenty }, minute(1))
    assert.deepEqual(refused, refuse('login_blocked', { minutes: 14 }))
  })
})

test.group('Login attempts at the same time', () => {
  const now = minute(20)
  const mine = {
    id: 'mine',
    account: 'ada',
    address: 'home',
    wider: 'town',
    onKnownDevice: false,
    at: now,
  }
  const others = (count: number, failed: boolean, at = now) =>
    Array(count).fill({ account: 'ada', address: 'elsewhere', wider: null, at, failed })

  test('are limited to five', ({ assert }) => {
    assert.isTrue(mayAttempt(mine, others(4, false), defaultSettings).decision.ok)
  })

  test('wait while five are in progress, and are refused after five failures', ({ assert }) => {
    const { decision, mayWait } = mayAttempt(mine, others(5, false), defaultSettings)
    assert.deepEqual(decision, refuse('login_blocked', { minutes: 15 }))
    assert.isTrue(mayWait)
    const failed = mayAttempt(mine, others(5, true), defaultSettings)
    assert.isFalse(failed.decision.ok)
    assert.isFalse(failed.mayWait)
  })

  test('count as failures when they have no outcome after a minute', ({ assert }) => {
    const lost = (ms: number) => others(5, false, now.minus({ minutes: 1, milliseconds: ms }))
    assert.isTrue(mayAttempt(mine, lost(0), defaultSettings).mayWait)
    assert.isFalse(mayAttempt(mine, lost(1), defaultSettings).mayWait)
  })

  test('count for their account and, apart from it, for their address', ({ assert }) => {
    const stranger = { account: 'bob', address: 'elsewhere', wider: null, at: now, failed: true }
    const neighbours = Array(5).fill({ ...stranger, address: 'home' })
    assert.isTrue(mayAttempt(mine, Array(5).fill(stranger), defaultSettings).decision.ok)
    assert.isTrue(mayAttempt(mine, neighbours, defaultSettings).decision.ok)
    const twenty = [neighbours, neighbours, neighbours, neighbours].flat()
    assert.isFalse(mayAttempt(mine, twenty, defaultSettings).decision.ok)
  })

  test('count for the wider network, which has eight times as many', ({ assert }) => {
    const inTown = { account: 'bob', address: 'next door', wider: 'town', at: now, failed: true }
    const most = Array(160).fill(inTown)
    assert.isTrue(mayAttempt(mine, most.slice(1), defaultSettings).decision.ok)
    assert.isFalse(mayAttempt(mine, most, defaultSettings).decision.ok)
    assert.isTrue(mayAttempt({ ...mine, wider: null }, most, defaultSettings).decision.ok)
  })

  test('of strangers, of whatever network, leave a known device alone', ({ assert }) => {
    const known = { ...mine, account: 'ada on a phone', onKnownDevice: true }
    const stranger = { account: 'ada', address: 'home', wider: 'town', at: now, failed: true }
    assert.isTrue(mayAttempt(known, Array(160).fill(stranger), defaultSettings).decision.ok)
    const own = Array(5).fill({ ...known, failed: true })
    assert.isFalse(mayAttempt(known, own, defaultSettings).decision.ok)
    assert.isTrue(mayAttempt(mine, own, defaultSettings).decision.ok)
  })

  test('count for as long as they can block, and are kept for a day', ({ assert }) => {
    assert.deepEqual(attemptsCountFrom(defaultSettings, now), now.minus({ minutes: 30 }))
    assert.deepEqual(attemptsKeptFrom(now), now.minus({ days: 1 }))
  })
})

function attempt(failures: Parameters<typeof mayTryLogin>[0], now: DateTime) {
  return mayTryLogin(failures, defaultSettings, now)
}

function failuresAt(...minutes: number[]) {
  return minutes.map(minute)
}

function minute(minutes: number) {
  return start.plus({ minutes })
}
