import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  defaultQuietHours,
  parseQuietHours,
  quietUntil,
} from '#core/notifications/push/quiet_hours'
import { isRepeatedPush, type PushRecord } from '#core/notifications/push/repeated_push'
import { isPushAddress } from '#core/notifications/push/subscription'
import { whenToPush } from '#core/notifications/push/when_to_push'
import { ok, refuse } from '#core/result'

const noon = DateTime.utc(2026, 3, 1, 12)
const morning = '2026-03-02T07:00:00.000Z'
const occasion = {
  kind: 'new_message' as const,
  at: noon,
  seen: false,
  timeZone: 'Europe/Amsterdam',
  wishes: { off: [], notificationsDisabled: [] },
  quietHours: defaultQuietHours,
  lastActiveAt: noon,
  hasVisiblePage: false,
}

test.group('Quiet hours', () => {
  test('are those of the member’s own clock', ({ assert }) => {
    const late = DateTime.utc(2026, 3, 1, 22)
    assert.equal(quietUntil(defaultQuietHours, late, 'Europe/Amsterdam')?.toISO(), morning)
    assert.isNull(quietUntil(defaultQuietHours, late, 'Europe/London'))
  })

  test('end in the morning, not a moment later', ({ assert }) => {
    const end = DateTime.fromISO(morning)
    const before = end.minus({ milliseconds: 1 })
    assert.equal(quietUntil(defaultQuietHours, before, 'Europe/Amsterdam')?.toISO(), morning)
    assert.isNull(quietUntil(defaultQuietHours, end, 'Europe/Amsterdam'))
  })

  test('can lie within a day, or be none', ({ assert }) => {
    const day = { fromHour: 9, untilHour: 17 }
    assert.equal(quietUntil(day, noon, 'UTC')?.hour, 17)
    assert.isNull(quietUntil(day, noon.set({ hour: 17 }), 'UTC'))
    assert.isNull(quietUntil({ fromHour: 12, untilHour: 12 }, noon, 'UTC'))
    assert.equal(quietUntil({ fromHour: 12, untilHour: 17 }, noon, 'UTC')?.hour, 17)
  })

  test('are chosen by the hour, or switched off', ({ assert }) => {
    assert.deepEqual(parseQuietHours(defaultQuietHours), ok({ fromHour: 23, untilHour: 8 }))
    assert.deepEqual(parseQuietHours(null), ok({ fromHour: 0, untilHour: 0 }))
    const empty = parseQuietHours({ fromHour: 9, untilHour: 9 })
    assert.deepEqual(empty, refuse('quiet_hours_empty'))
  })
})

test.group('The time of a push', () => {
  test('is at once while the member is away', ({ assert }) => {
    assert.deepEqual(whenToPush(occasion, noon), { act: 'send' })
  })

  test('is never when the news was seen, disabled or is a day old', ({ assert }) => {
    const off = [{ kind: 'new_message', channel: 'push' } as const]
    const unwanted = { ...occasion, wishes: { off, notificationsDisabled: [] } }
    assert.deepEqual(whenToPush({ ...occasion, seen: true }, noon), { act: 'drop' })
    assert.deepEqual(whenToPush(unwanted, noon), { act: 'drop' })
    assert.deepEqual(whenToPush(occasion, noon.plus({ hours: 24 })), { act: 'drop' })
  })

  test('is postponed to the end of the quiet hours', ({ assert }) => {
    const at = DateTime.utc(2026, 3, 1, 23)
    const until = DateTime.fromISO(morning, { zone: 'utc' })
    assert.deepEqual(whenToPush({ ...occasion, at }, at), { act: 'wait', until })
  })

  test('is postponed while the member is on the site', ({ assert }) => {
    const online = { ...occasion, hasVisiblePage: true }
    const until = noon.plus({ seconds: 30 })
    assert.deepEqual(whenToPush(online, noon), { act: 'wait', until })
    assert.deepEqual(whenToPush(online, noon.plus({ seconds: 70 })), { act: 'send' })
  })
})

test.group('The address of a push', () => {
  const p256dh = `B${'a'.repeat(86)}`
  const auth = 'b'.repeat(22)
  const service = 'https://push.example.com/x'

  test('is one of a public name over TLS: {$self}')
    .with([service, 'https://a.fcm-1.Example.COM/wp/x:y=?z', service.padEnd(1000, 'x')])
    .run(({ assert }, endpoint) => assert.isTrue(isPushAddress({ endpoint, p256dh, auth })))

  test('is not {$self}')
    .with([
      'http://push.example.com/x',
      'https://push.example.com',
      'https://push.example.com:8443/x',
      'https://ada:word@push.example.com/x',
      'https://192.0.2.1/x',
      'https://2130706433/x',
      'https://[2001:db8::1]/x',
      'https://example/x',
      'https://localhost/x',
      'https://printer.LOCAL/x',
      'https://database.internal/x',
      'nonsense',
      'https://push..example.com/x',
      'https://push.example.c/x',
      'https://push.example.4om/x',
      service.padEnd(1001, 'x'),
    ])
    .run(({ assert }, endpoint) => assert.isFalse(isPushAddress({ endpoint, p256dh, auth })))

  test('has two keys of the right form', ({ assert }) => {
    const of = (keys: object) => isPushAddress({ endpoint: service, p256dh, auth, ...keys })
    assert.isFalse(of({ p256dh: `A${'a'.repeat(86)}` }))
    assert.isFalse(of({ auth: 'b'.repeat(21) }))
  })
})

test.group('A push that was sent', () => {
  const news = {
    kind: 'new_message',
    subjectId: 'chat',
    newsId: 'second',
    lastReadSequence: 0,
  } as const
  const record: PushRecord = {
    kind: 'new_message',
    subjectId: 'chat',
    newsId: 'first',
    sequence: 1,
    at: noon,
    sentAt: noon,
  }

  test('about a conversation is not repeated until it was read', ({ assert }) => {
    assert.isTrue(isRepeatedPush(news, record, record, noon.plus({ days: 9 })))
    assert.isFalse(isRepeatedPush({ ...news, lastReadSequence: 1 }, record, record, noon))
    assert.isFalse(isRepeatedPush(news, null, null, noon))
  })

  test('but was interrupted may be retried', ({ assert }) => {
    const unsent = { ...record, newsId: 'second', sentAt: null }
    assert.isFalse(isRepeatedPush(news, unsent, unsent, noon))
    assert.isTrue(isRepeatedPush(news, { ...unsent, sentAt: noon }, unsent, noon))
  })

  test('about one person is not repeated for a day', ({ assert }) => {
    const match = { ...news, kind: 'match' } as const
    assert.isTrue(isRepeatedPush(match, record, record, noon.plus({ hours: 24, milliseconds: -1 })))
    assert.isFalse(isRepeatedPush(match, record, record, noon.plus({ hours: 24 })))
    assert.isFalse(isRepeatedPush(match, null, record, noon))
  })

  test('about likes is not repeated for an hour, about visits for six: {0}')
    .with([
      ['new_like', 1],
      ['visit', 6],
    ] as const)
    .run(({ assert }, [kind, hours]) => {
      const other = { ...news, kind }
      assert.isTrue(isRepeatedPush(other, null, record, noon.plus({ hours, milliseconds: -1 })))
      assert.isFalse(isRepeatedPush(other, null, record, noon.plus({ hours })))
    })
})
