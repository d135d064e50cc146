import { test } from '@japa/runner'
import { countries } from '#core/sites/countries'
import { defaultSettings, readSettings } from '#core/sites/settings/settings'

test.group('Site settings', () => {
  test('have defaults where nothing is stored', ({ assert }) => {
    assert.include(defaultSettings, { photoModeration: 'before', signups: 'all', autoLike: false })
    assert.deepEqual(defaultSettings.countries, countries)
  })

  test('read stored values, numbers or text', ({ assert }) => {
    const settings = readSettings({ free_messages: 3, message_credits: ' 2 ', signups: 'other' })
    assert.equal(settings.freeMessages, 3)
    assert.equal(settings.messageCredits, 2)
    assert.equal(settings.signups, 'other')
  })

  test('use the default for an invalid value', ({ assert }) => {
    const settings = readSettings({
      free_messages: 'many',
      message_length: '',
      refund_days: 1.5,
      signups: 'some',
      domain_language: 'xx',
      auto_like: 'maybe',
      countries: 7,
    })
    assert.deepEqual(settings, defaultSettings)
  })

  test('never allow members under eighteen, whatever is stored', ({ assert }) => {
    assert.equal(readSettings({ min_age: 16 }).minAge, 18)
    assert.equal(readSettings({ min_age: 21 }).minAge, 21)
  })

  test('never turn a limit negative', ({ assert }) => {
    assert.equal(readSettings({ message_credits: -1 }).messageCredits, 0)
  })

  test('read a yes or no in every stored form', ({ assert }) => {
    assert.isFalse(readSettings({ enable_site_entry_popup: 'no' }).enableSiteEntryPopup)
    assert.isTrue(readSettings({ auto_like: 'yes' }).autoLike)
    assert.isFalse(readSettings({ member_resell: false }).memberResell)
    assert.isTrue(readSettings({ auto_like: 1 }).autoLike)
  })

  test('read a list of countries and leave out unknown ones', ({ assert }) => {
    assert.deepEqual(readSettings({ countries: 'NL, BE, XX' }).countries, ['NL', 'BE'])
    assert.deepEqual(readSettings({ countries: ['DE'] }).countries, ['DE'])
  })

  test('hide the premium claim when it is blank', ({ assert }) => {
    assert.isNull(readSettings({ premium_claim_percent: '' }).premiumClaimPercent)
    assert.equal(readSettings({ premium_claim_percent: 30 }).premiumClaimPercent, 30)
  })
})
