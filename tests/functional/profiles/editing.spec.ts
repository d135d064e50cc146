import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import User from '#models/user'
import { search } from '#tests/support/discovery/search'
import { setSetting, clearSettingsCache } from '#tests/support/sites/settings'
import { open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada, birthYear, bob } from '#tests/support/people/people'
import { sendSettings } from '#tests/support/accounts/settings_form'

const form = {
  'name': 'Ada',
  'gender': 'female',
  'seeking': 'male',
  'country': 'NL',
  'region': '1',
  'place': '11',
  'about': '',
  'date_of_birth[day]': '',
  'date_of_birth[month]': '',
  'date_of_birth[year]': '',
}

type Form = Record<string, string | string[]>

function edit(client: ApiClient, changes: Form = {}) {
  return sendSettings(client, '/profile/edit', { ...form, ...changes }, ada())
}

async function refuses(client: ApiClient, changes: Form, errors: object[]) {
  const before = await rowsOfAda()
  const response = await edit(client, changes)
  response.assertStatus(422)
  response.assertBodyContains({ errors })
  return { before, after: await rowsOfAda() }
}

/** The stored profile, without the last activity. */
async function rowsOfAda() {
  const { id } = ada().profile
  const profile = await db.from('profiles').where({ id }).first()
  return {
    profile: { ...profile, last_active_at: null },
    interests: await db.from('profile_interests').where('profile_id', id).select('interest'),
  }
}

test.group('Profile editing', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada(), bob())
    return clearSettingsCache
  })

  test('stores all fields of the profile, and others see them', async ({ assert, client }) => {
    const response = await edit(client, {
      'name': 'Ada Lovelace',
      'seeking': 'both',
      'place': '21',
      'region': '2',
      'about': 'Koffie en fietsen.',
      'hair_colour': 'dark_blond',
      'eye_colour': 'blue_green',
      'body_type': 'muscular',
      'relationship_status': 'complicated',
      'reason_for_signup': 'going_out',
      'tattoos': 'planned',
      'interests[]': ['wine', 'music'],
    })
    response.assertStatus(302)
    response.assertHeader('location', '/profile')
    const { inertiaProps } = await open(client, `/members/${ada().profile.id}`, bob())
    const { name, place, seeking, about, traits } = inertiaProps.member
    assert.deepEqual(
      { name, place, seeking, about },
      { name: 'Ada Lovelace', place: 'Eindhoven', seeking: 'both', about: 'Koffie en fietsen.' }
    )
    assert.lengthOf(traits, 6)
    assert.deepEqual(inertiaProps.interests, [
      { key: 'music', shared: false },
      { key: 'wine', shared: false },
    ])
  })

  test('clears fields that are left blank', async ({ assert, client }) => {
    await edit(client, { 'about': 'Koffie', 'tattoos': 'one', 'interests[]': ['wine'] })
    await edit(client, { tattoos: '' })
    const { profile, interests } = await rowsOfAda()
    assert.isNull(profile.about)
    assert.isNull(profile.tattoos)
    assert.isEmpty(interests)
  })

  for (const [what, changes, field] of [
    ['half a date', birthDate('', '2', '1990'), 'date_of_birth'],
    ['a place of another region', { region: '2' }, 'place'],
    ['a place that is none', { place: '999999' }, 'place'],
    ['an unknown value of a trait', { eye_colour: 'pink' }, 'eye_colour'],
    ['an unknown interest', { 'interests[]': ['wine', 'crime'] }, 'interests.1'],
  ] as const) {
    test(`refuses ${what} at the field, and changes nothing`, async ({ assert, client }) => {
      const good = { 'name': 'Adelheid', 'interests[]': ['wine'] }
      const { before, after } = await refuses(
        client,
        { ...good, ...structuredClone(changes) } as Form,
        [{ field }]
      )
      assert.deepEqual(after, before)
    })
  }

  test('puts no birth date and no e-mail address on a page', async ({ assert, client }) => {
    for (const path of ['/profile', '/profile/edit']) {
      const response = await client.get(path).loginAs(await account(ada()))
      assert.notMatch(response.text(), birthYear)
      assert.notInclude(response.text(), 'ada@example.com')
    }
  })

  test('moves the member in searches, too', async ({ assert, client }) => {
    await edit(client, { country: 'BE', region: '3', place: '31' })
    assert.notMatch(await search(client, bob(), '?country=NL'), /\bAda\b/)
    assert.include(await search(client, bob(), '?country=BE'), 'Ada')
    const { country } = await User.findOrFail(ada().user.id)
    assert.equal(country, 'BE')
  })
})

test.group('The completeness of a profile', (group) => {
  inTransaction(group)

  test('says what is missing', async ({ assert, client }) => {
    await join(ada({ profile: { about: 'Koffie', eyeColour: 'green' } }))
    const { inertiaProps } = await open(client, '/profile', ada())
    assert.equal(inertiaProps.percent, 40)
    assert.deepEqual(inertiaProps.missing.slice(0, 2), ['picture', 'interests'])
    assert.notInclude(inertiaProps.missing, 'eye_colour')
  })

  test('leaves out fields that the site does not show', async ({ assert, client }) => {
    await setSetting('visible_profile_fields', [])
    await setSetting('visible_profile_notes', false)
    await join(ada())
    const { inertiaProps } = await open(client, '/profile', ada())
    assert.deepEqual(inertiaProps.missing, ['picture'])
    const { inertiaProps: edited } = await open(client, '/profile/edit', ada())
    assert.deepEqual(edited.shown, { about: false, interests: false })
  })
})

function birthDate(day: string, month: string, year: string) {
  return {
    'date_of_birth[day]': day,
    'date_of_birth[month]': month,
    'date_of_birth[year]': year,
  }
}
