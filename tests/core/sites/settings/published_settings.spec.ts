import { test } from '@japa/runner'
import { publishedSettings } from '#core/sites/settings/published_settings'
import { defaultSettings } from '#core/sites/settings/settings'

/** docs/product/sites.md, What a browser may know. */
const fields = [
  'name',
  'domain',
  'domain_language',
  'index_title',
  'description',
  'cdn_prefix',
  'countries',
  'visible_profile_fields',
  'visible_profile_notes',
  'geoip_country',
  'geoip_selected_country',
  'signups',
  'logged_out_search',
  'logged_out_search_trafficsource',
  'push_public_key',
  'minimum_message_costs',
  'message_credits',
  'signup_credits',
  'photo_credits',
  'gift_credits',
  'message_length',
  'support_email',
  'support_phone',
  'search_fields',
  'fictional_warning',
  'fictional_singular',
  'fictional_plural',
  'refund_days',
  'enable_site_entry_popup',
  'fictional_icon',
  'member_resell',
]

const about = {
  name: 'Vonk',
  domain: 'vonk.example',
  domainLanguage: 'nl',
  geoipCountry: 'BE',
  geoipSelectedCountry: null,
  pushPublicKey: 'public-key',
  supportPhone: null,
  minimumMessageCosts: { NL: { costs: 26.66, currency: 'EUR' } },
} as const

test.group('The published settings', () => {
  test('are exactly these', ({ assert }) => {
    assert.sameMembers(Object.keys(publishedSettings(defaultSettings, about)), fields)
  })

  test('include the lowest price of a message by country', ({ assert }) => {
    const published = publishedSettings(defaultSettings, about)
    assert.deepEqual(published.minimum_message_costs, about.minimumMessageCosts)
  })

  test('have the entry warning as "yes" or "no"', ({ assert }) => {
    const without = { ...defaultSettings, enableSiteEntryPopup: false }
    assert.equal(publishedSettings(without, about).enable_site_entry_popup, 'no')
    assert.equal(publishedSettings(defaultSettings, about).enable_site_entry_popup, 'yes')
  })
})
