import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import { whenToMail } from '#core/notifications/mail/when_to_mail'

const noon = DateTime.utc(2026, 3, 1, 12)
const minutes = (count: number) => noon.plus({ minutes: count })
const waitUntil = (count: number) => ({ act: 'wait', until: minutes(count) }) as const
const message = { kind: 'new_message', since: noon } as const
const visit = { kind: 'visit', since: noon } as const

test.group('A mail about unseen news', () => {
  test('waits for five minutes', ({ assert }) => {
    assert.deepEqual(whenToMail([message], null, settings, minutes(4)), waitUntil(5))
    assert.deepEqual(whenToMail([message], null, settings, minutes(5)), { act: 'send' })
  })

  test('is dropped when no unseen news is left', ({ assert }) => {
    assert.deepEqual(whenToMail([], null, settings, minutes(5)), { act: 'drop' })
  })

  test('is sent an hour after the last one at the earliest', ({ assert }) => {
    const last = noon.minus({ minutes: 20 })
    assert.deepEqual(whenToMail([message], last, settings, minutes(5)), waitUntil(40))
    assert.deepEqual(whenToMail([message], last, settings, minutes(40)), { act: 'send' })
  })

  test('waits as long as the site has it', ({ assert }) => {
    const slow = { newsMailWaitMinutes: 30, newsMailPauseHours: 48 }
    const last = noon.minus({ hours: 47 })
    assert.deepEqual(whenToMail([message], null, slow, minutes(5)), waitUntil(30))
    assert.deepEqual(whenToMail([message], last, slow, minutes(40)), waitUntil(60))
    assert.deepEqual(whenToMail([visit], last, slow, minutes(40)), waitUntil(60))
  })

  test('is scheduled by the oldest news alone', ({ assert }) => {
    const later = { kind: 'new_like', since: minutes(4) } as const
    assert.deepEqual(whenToMail([later, message], null, settings, minutes(5)), { act: 'send' })
  })

  test('about visits alone is sent once a day', ({ assert }) => {
    const last = noon.minus({ hours: 20 })
    assert.deepEqual(whenToMail([visit], last, settings, minutes(5)), waitUntil(4 * 60))
    assert.deepEqual(whenToMail([visit, message], last, settings, minutes(5)), { act: 'send' })
  })
})
