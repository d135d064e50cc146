import { test } from '@japa/runner'
import type { Package } from '#core/credits/package'
import { publishedSettings } from '#core/sites/settings/published_settings'
import { defaultSettings } from '#core/sites/settings/settings'

/** The fields of section 3, Settings. */
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

const bundle: Package = { id: 'one', tier: 'p3', credits: 300, currency: 'EUR', amount: 79_99 }
const about = {
  ...{ name: 'Vonk', domain: 'vonk.example', domainLanguage: 'nl' },
  ...{ geoipCountry: 'BE', geoipSelectedCountry: null, packages: [bundle] },
  pushPublicKey: 'public-key',
}

test.group('The settings that a browser may know', () => {
  test('are those of the specification, every one and no other', ({ assert }) => {
    assert.sameMembers(Object.keys(publishedSettings(defaultSettings, about)), fields)
  })

  test('tell the lowest costs of a message by country, where something is sold', ({ assert }) => {
    const { minimum_message_costs: costs } = publishedSettings(defaultSettings, about)
    assert.deepEqual(costs.NL, { costs: 7999 / 300, currency: 'EUR' })
    assert.deepEqual(costs.BE, costs.NL)
    assert.notProperty(costs, 'PL')
  })

  test('say no to the entry warning in the words of the specification', ({ assert }) => {
    const without = { ...defaultSettings, enableSiteEntryPopup: false }
    assert.equal(publishedSettings(without, about).enable_site_entry_popup, 'no')
    assert.equal(publishedSettings(defaultSettings, about).enable_site_entry_popup, 'yes')
  })
})
