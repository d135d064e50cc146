import { test } from '@japa/runner'
import { bannerFor } from '#core/notifications/banners/banner'

const newcomer = {
  status: 'not_confirmed',
  profileStatus: 'disabled',
  notificationsDisabled: false,
  timeBonus: true,
  hasMainPicture: true,
  pushAskable: false,
} as const
const confirmed = { ...newcomer, status: 'active', profileStatus: 'active' } as const
const nothing = new Set<never>()

test.group('The banner', () => {
  test('reminds of the activation mail before anything else', ({ assert }) => {
    assert.equal(bannerFor(newcomer, nothing), 'activation')
  })

  test('shows that mail is disabled, instead of the activation mail', ({ assert }) => {
    const silenced = { ...newcomer, notificationsDisabled: true }
    assert.equal(bannerFor(silenced, nothing), 'mail_off')
    assert.equal(bannerFor({ ...confirmed, notificationsDisabled: true }, nothing), 'mail_off')
  })

  test('does not show that again once dismissed', ({ assert }) => {
    const dismissed = new Set(['hide-disabled-notifications-alert'] as const)
    const silenced = { ...newcomer, notificationsDisabled: true }
    assert.equal(bannerFor(silenced, dismissed), 'time_bonus')
    assert.isNull(bannerFor({ ...silenced, timeBonus: false }, dismissed))
  })

  test('does not remind those whose profile is not disabled', ({ assert }) => {
    const found = { ...newcomer, profileStatus: 'active', timeBonus: false } as const
    assert.isNull(bannerFor(found, nothing))
  })

  test('does not remind confirmed members, whatever the status of their profile', ({ assert }) => {
    const hidden = { ...confirmed, profileStatus: 'disabled', timeBonus: false } as const
    assert.isNull(bannerFor(hidden, nothing))
  })

  test('shows the time bonus to the confirmed', ({ assert }) => {
    assert.equal(bannerFor(confirmed, nothing), 'time_bonus')
    assert.isNull(bannerFor({ ...confirmed, timeBonus: false }, nothing))
  })

  test('shows no time bonus once it was dismissed', ({ assert }) => {
    assert.isNull(bannerFor(confirmed, new Set(['hide-time-bonus-banner'])))
  })

  test('still reminds of the activation mail when the time bonus was dismissed', ({ assert }) => {
    assert.equal(bannerFor(newcomer, new Set(['hide-time-bonus-banner'])), 'activation')
  })

  test('asks for a main photo after everything else', ({ assert }) => {
    const faceless = { ...confirmed, hasMainPicture: false }
    assert.equal(bannerFor(faceless, nothing), 'time_bonus')
    assert.equal(bannerFor({ ...faceless, timeBonus: false }, nothing), 'enrich')
    assert.equal(bannerFor(faceless, new Set(['hide-time-bonus-banner'])), 'enrich')
  })

  test('does not ask for a picture again once that was dismissed', ({ assert }) => {
    const faceless = { ...confirmed, timeBonus: false, hasMainPicture: false }
    assert.isNull(bannerFor(faceless, new Set(['hide-enrich-alert'])))
  })

  test('offers push last, where the browser supports it', ({ assert }) => {
    const askable = { ...confirmed, timeBonus: false, pushAskable: true }
    assert.equal(bannerFor(askable, nothing), 'push')
    assert.equal(bannerFor({ ...askable, hasMainPicture: false }, nothing), 'enrich')
    assert.isNull(bannerFor({ ...askable, pushAskable: false }, nothing))
  })

  test('does not offer pushes again once that was dismissed', ({ assert }) => {
    const askable = { ...confirmed, timeBonus: false, pushAskable: true }
    assert.isNull(bannerFor(askable, new Set(['hide-push-notification-alert'])))
  })
})
