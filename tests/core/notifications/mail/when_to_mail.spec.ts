import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import { mailPaces } from '#core/notifications/mail/mail_wish'
import { type NewsReader, whenToMail } from '#core/notifications/mail/when_to_mail'

const noon = DateTime.utc(2026, 3, 1, 12)
const minutes = (count: number) => noon.plus({ minutes: count })
const waitUntil = (count: number) => ({ act: 'wait', until: minutes(count) }) as const
const message = { kind: 'new_message', since: noon } as const
const visit = { kind: 'visit', since: noon } as const
const sent = { act: 'send', isLast: false } as const

/** Who is never quiet and wants news as it happens, unless `changes` say otherwise. */
function reader(changes: Partial<NewsReader> = {}): NewsReader {
  return {
    lastMailAt: null,
    unanswered: 0,
    pace: 'at_once',
    quietHours: { fromHour: 0, untilHour: 0 },
    timeZone: 'Europe/Amsterdam',
    ...changes,
  }
}

test.group('A mail about unseen news', () => {
  test('waits for five minutes', ({ assert }) => {
    assert.deepEqual(whenToMail([message], reader(), settings, minutes(4)), waitUntil(5))
    assert.deepEqual(whenToMail([message], reader(), settings, minutes(5)), sent)
  })

  test('is dropped when no unseen news is left', ({ assert }) => {
    assert.deepEqual(whenToMail([], reader(), settings, minutes(5)), { act: 'drop' })
  })

  test('is sent an hour after the last one at the earliest', ({ assert }) => {
    const last = reader({ lastMailAt: noon.minus({ minutes: 20 }), unanswered: 1 })
    assert.deepEqual(whenToMail([message], last, settings, minutes(5)), waitUntil(40))
    assert.deepEqual(whenToMail([message], last, settings, minutes(40)), sent)
  })

  test('waits as long as the site has it', ({ assert }) => {
    const slow = { newsMailWaitMinutes: 30, newsMailPauseHours: 48 }
    const last = reader({ lastMailAt: noon.minus({ hours: 47 }) })
    assert.deepEqual(whenToMail([message], reader(), slow, minutes(5)), waitUntil(30))
    assert.deepEqual(whenToMail([message], last, slow, minutes(40)), waitUntil(60))
    assert.deepEqual(whenToMail([visit], last, slow, minutes(40)), waitUntil(60))
  })

  test('is scheduled by the oldest news alone', ({ assert }) => {
    const later = { kind: 'new_like', since: minutes(4) } as const
    assert.deepEqual(whenToMail([later, message], reader(), settings, minutes(5)), sent)
  })

  test('about visits alone is sent once a day', ({ assert }) => {
    const last = reader({ lastMailAt: noon.minus({ hours: 20 }) })
    assert.deepEqual(whenToMail([visit], last, settings, minutes(5)), waitUntil(4 * 60))
    assert.deepEqual(whenToMail([visit, message], last, settings, minutes(5)), sent)
  })

  test('is sent once a day to who has not chosen otherwise', ({ assert }) => {
    const last = reader({ lastMailAt: noon.minus({ hours: 20 }), pace: 'daily' })
    assert.deepEqual(whenToMail([message], last, settings, minutes(5)), waitUntil(4 * 60))
    const first = reader({ pace: 'daily' })
    assert.deepEqual(whenToMail([message], first, settings, minutes(5)), sent)
  })

  test('waits for the end of the quiet hours, also of those in which it becomes due', ({
    assert,
  }) => {
    const night = reader({ quietHours: { fromHour: 13, untilHour: 15 } })
    assert.deepEqual(whenToMail([message], night, settings, minutes(5)), waitUntil(120))
    assert.deepEqual(whenToMail([message], night, settings, minutes(120)), sent)
    const before = { kind: 'new_message', since: noon.minus({ minutes: 3 }) } as const
    assert.deepEqual(
      whenToMail([before], night, settings, noon.minus({ minutes: 2 })),
      waitUntil(120)
    )
  })

  test('comes after {hours} hours where {unanswered} did not bring its reader back')
    .with([
      { unanswered: 1, hours: 1 },
      { unanswered: 2, hours: 6 },
      { unanswered: 3, hours: 24 },
      { unanswered: 4, hours: 168 },
      { unanswered: 7, hours: 168 },
    ])
    .run(({ assert }, { hours, unanswered }) => {
      const away = reader({ lastMailAt: noon, unanswered })
      assert.deepEqual(whenToMail([message], away, settings, minutes(5)), waitUntil(hours * 60))
    })
})

/** The days after which mails go to a popular member who stays away, with news every half hour. */
function mailsTo(away: Partial<NewsReader>, days: number) {
  const mails: { day: number; isLast: boolean }[] = []
  let lastMailAt: DateTime | null = null
  for (let at = minutes(30); at < noon.plus({ days }); at = at.plus({ minutes: 30 })) {
    const news = { kind: 'new_message', since: at.minus({ minutes: 30 }) } as const
    const known = reader({ ...away, lastMailAt, unanswered: mails.length })
    const decision = whenToMail([news], known, settings, at)
    if (decision.act !== 'send') continue
    mails.push({ day: at.diff(noon, 'days').days, isLast: decision.isLast })
    lastMailAt = at
  }
  return mails
}

test.group('The mails to a popular member who stays away', () => {
  test('are few in a week, at the pace {$self}')
    .with([...mailPaces])
    .run(({ assert }, pace) => {
      const week = mailsTo({ pace, quietHours: { fromHour: 23, untilHour: 8 } }, 7)
      assert.isAbove(week.length, 1)
      // With the reminder of messages that wait, which comes once.
      assert.isAtMost(week.length + 1, 12)
    })

  test('become weekly, and end with one that says so', ({ assert }) => {
    const mails = mailsTo({}, 365)
    assert.lengthOf(mails, 8)
    assert.deepEqual(
      mails.map(({ isLast }) => isLast),
      [...Array.from({ length: 7 }, () => false), true]
    )
    const [, , , , fifth, sixth] = mails
    assert.closeTo(sixth.day - fifth.day, 7, 0.1)
    assert.isBelow(mails[7].day, 31)
  })
})
