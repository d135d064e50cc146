import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { bannersFor, isStillDismissed } from '#core/notifications/banners/banner'

const newcomer = {
  status: 'not_confirmed',
  profileStatus: 'disabled',
  owes: false,
  termsToCome: false,
  hasOpenQuestions: false,
  notificationsDisabled: false,
  timeBonus: true,
  hasMainPicture: true,
  pushAskable: false,
} as const
const confirmed = { ...newcomer, status: 'active', profileStatus: 'active' } as const
const settled = { ...confirmed, timeBonus: false } as const
const nothing = new Set<never>()
const path = '/members'

test.group('The banners', () => {
  test('remind a newcomer of the activation mail, and show the time bonus beside', ({ assert }) => {
    assert.deepEqual(bannersFor(newcomer, path, nothing), ['activation', 'time_bonus'])
  })

  test('are two at most, and none takes the place of the time bonus', ({ assert }) => {
    const everything = { ...newcomer, hasMainPicture: false, pushAskable: true }
    assert.deepEqual(bannersFor(everything, path, nothing), ['activation', 'time_bonus'])
    const bounced = { ...everything, notificationsDisabled: true }
    assert.deepEqual(bannersFor(bounced, path, nothing), ['mail_off', 'time_bonus'])
    const later = { ...bounced, timeBonus: false }
    assert.deepEqual(bannersFor(later, path, nothing), ['mail_off', 'enrich'])
  })

  test('give the next its turn once one is dismissed', ({ assert }) => {
    const everything = { ...newcomer, hasMainPicture: false, pushAskable: true }
    const reminded = new Set(['hide-activation-reminder'] as const)
    assert.deepEqual(bannersFor(everything, path, reminded), ['time_bonus', 'enrich'])
    const asked = new Set([...reminded, 'hide-enrich-alert'] as const)
    assert.deepEqual(bannersFor(everything, path, asked), ['time_bonus', 'push'])
    const noBonus = new Set([...reminded, 'hide-time-bonus-banner'] as const)
    assert.deepEqual(bannersFor(everything, path, noBonus), ['enrich', 'push'])
  })

  test('ask for consents after what is owed, until they are answered', ({ assert }) => {
    const asked = { ...confirmed, owes: true, hasOpenQuestions: true }
    assert.deepEqual(bannersFor(asked, path, nothing), ['claim', 'time_bonus'])
    const paid = { ...newcomer, hasOpenQuestions: true }
    assert.deepEqual(bannersFor(paid, path, nothing), ['consents', 'time_bonus'])
    assert.deepEqual(bannersFor(paid, '/profile/privacy', nothing), ['activation', 'time_bonus'])
    const later = { ...paid, timeBonus: false }
    assert.deepEqual(bannersFor(later, path, nothing), ['consents', 'activation'])
  })

  test('say first what is owed', ({ assert }) => {
    const everything = { ...newcomer, owes: true, hasMainPicture: false }
    assert.deepEqual(bannersFor(everything, path, nothing), ['claim', 'time_bonus'])
    const later = { ...everything, timeBonus: false }
    assert.deepEqual(bannersFor(later, path, nothing), ['claim', 'activation'])
  })

  test('say that new terms come, until that is put away for a day', ({ assert }) => {
    const told = { ...newcomer, timeBonus: false, termsToCome: true }
    assert.deepEqual(bannersFor(told, path, nothing), ['terms', 'activation'])
    assert.deepEqual(bannersFor({ ...told, owes: true }, path, nothing), ['claim', 'terms'])
    const dismissed = new Set(['hide-terms-alert'] as const)
    assert.deepEqual(bannersFor(told, path, dismissed), ['activation'])
  })

  test('show that mail is disabled, instead of the activation mail', ({ assert }) => {
    const silenced = { ...newcomer, timeBonus: false, notificationsDisabled: true }
    assert.deepEqual(bannersFor(silenced, path, nothing), ['mail_off'])
    const dismissed = new Set(['hide-disabled-notifications-alert'] as const)
    assert.isEmpty(bannersFor(silenced, path, dismissed))
  })

  test('remind an unconfirmed member alone, whose profile is disabled', ({ assert }) => {
    const found = { ...settled, status: 'not_confirmed' } as const
    const hidden = { ...settled, profileStatus: 'disabled' } as const
    for (const member of [found, hidden]) assert.isEmpty(bannersFor(member, path, nothing))
  })

  test('ask for a main photo until that was dismissed', ({ assert }) => {
    const faceless = { ...settled, hasMainPicture: false }
    assert.deepEqual(bannersFor(faceless, path, nothing), ['enrich'])
    assert.isEmpty(bannersFor(faceless, path, new Set(['hide-enrich-alert'])))
  })

  test('offer push beside another one, where the browser supports it', ({ assert }) => {
    const askable = { ...settled, pushAskable: true }
    assert.deepEqual(bannersFor(askable, path, nothing), ['push'])
    const faceless = { ...askable, hasMainPicture: false }
    assert.deepEqual(bannersFor(faceless, path, nothing), ['enrich', 'push'])
    assert.isEmpty(bannersFor(askable, path, new Set(['hide-push-notification-alert'])))
  })

  test('leave out what a page says itself, so that the next has its turn', ({ assert }) => {
    const everything = { ...confirmed, hasMainPicture: false, pushAskable: true }
    assert.deepEqual(bannersFor(everything, '/credits/0199', nothing), ['enrich', 'push'])
    assert.deepEqual(bannersFor(everything, '/profile/photos', nothing), ['time_bonus', 'push'])
    assert.deepEqual(bannersFor(everything, '/notifications', nothing), ['time_bonus', 'enrich'])
  })
})

test.group('A dismissal', () => {
  const at = DateTime.utc(2026, 3, 1, 12)

  test('of what must not be forgotten is over after a day', ({ assert }) => {
    for (const flag of [
      'hide-activation-reminder',
      'hide-claim-alert',
      'hide-terms-alert',
    ] as const) {
      assert.isTrue(isStillDismissed(flag, at, at.plus({ hours: 24 }).minus({ seconds: 1 })))
      assert.isFalse(isStillDismissed(flag, at, at.plus({ hours: 24 })))
    }
  })

  test('of another banner lasts', ({ assert }) => {
    assert.isTrue(isStillDismissed('hide-enrich-alert', at, at.plus({ months: 11 })))
  })
})
