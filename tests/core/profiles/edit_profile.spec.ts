import { test } from '@japa/runner'
import { fakePorts } from '#tests/fakes/fake_ports'
import { editProfile, type ProfileForm } from '#core/profiles/edit_profile'
import { noTraits } from '#core/profiles/traits'
import { ok } from '#core/result'
import { defaultSettings } from '#core/sites/settings/settings'
import { ada, join, type Person } from '#tests/support/people/people'

const form: ProfileForm = {
  name: 'Ada',
  gender: 'female',
  seeking: 'male',
  dateOfBirth: null,
  country: 'NL',
  regionId: 1,
  place: { id: 1, regionId: 1, country: 'NL' },
  about: null,
  traits: noTraits,
  interests: [],
}

const belgian = { country: 'BE', place: { id: 3, regionId: 1, country: 'BE' } } as const

test.group('Editing a profile', () => {
  test('saves every field', async ({ assert }) => {
    const { outcome, profile, interests } = await edit({
      name: ' Ada  Lovelace ',
      seeking: 'both',
      about: ' Koffie. ',
      traits: { ...noTraits, eyeColour: 'green', tattoos: 'planned' },
      interests: ['music', 'wine'],
    })
    assert.deepEqual(outcome, ok())
    assert.containSubset(profile, { name: 'Ada Lovelace', sexuality: 'bi', about: 'Koffie.' })
    assert.containSubset(profile, { eyeColour: 'green', tattoos: 'planned', hairColour: null })
    assert.deepEqual(interests, ['music', 'wine'])
  })

  test('names every refused field, and changes nothing', async ({ assert }) => {
    const { outcome, profile, interests } = await edit({
      name: '@ada',
      dateOfBirth: { year: 2026, month: 2, day: 30 },
      country: 'BE',
      about: 'a'.repeat(1001),
      interests: ['music'],
    })
    assert.containSubset(outcome, {
      refusal: 'invalid_fields',
      fields: [
        { field: 'name', refusal: 'name_starts_with_at' },
        { field: 'dateOfBirth', refusal: 'invalid_birth_date' },
        { field: 'place', refusal: 'place_unknown' },
        { field: 'about', refusal: 'text_too_long', details: { max: 1000 } },
      ],
    })
    assert.deepEqual(profile, ada().profile)
    assert.isUndefined(interests)
  })

  test('refuses the e-mail address as a name', async ({ assert }) => {
    const { outcome } = await edit({ name: 'ADA@example.com' })
    assert.containSubset(outcome, { fields: [{ field: 'name', refusal: 'name_is_email' }] })
  })

  for (const [what, place] of [
    ['that does not exist', null],
    ['of another region', { id: 2, regionId: 2, country: 'NL' }],
    ['of another country', { id: 3, regionId: 1, country: 'BE' }],
  ] as const) {
    test(`refuses a place ${what}`, async ({ assert }) => {
      const { outcome } = await edit({ place })
      assert.containSubset(outcome, { fields: [{ field: 'place', refusal: 'place_unknown' }] })
    })
  }

  test('refuses a country that the site does not serve', async ({ assert }) => {
    const { outcome } = await edit(belgian, ada(), { ...defaultSettings, countries: ['NL'] })
    const fields = [{ field: 'country', refusal: 'country_not_served' }]
    assert.containSubset(outcome, { fields })
  })

  test('accepts the unchanged country when the site no longer serves it', async ({ assert }) => {
    const { outcome } = await edit({}, ada(), { ...defaultSettings, countries: ['BE'] })
    assert.deepEqual(outcome, ok())
  })

  test('leaves the time zone of the account in the same country', async ({ assert }) => {
    const { user } = await edit({}, ada({ user: { timeZone: 'America/Curacao' } }))
    assert.equal(user?.timeZone, 'America/Curacao')
  })

  test('changes the country of the account too, and its time zone', async ({ assert }) => {
    const { user } = await edit(belgian)
    assert.include(user, { country: 'BE', timeZone: 'Europe/Brussels' })
  })

  test('corrects a birth date once', async ({ assert }) => {
    const { profile } = await edit({ dateOfBirth: { year: 1994, month: 6, day: 15 } })
    assert.equal(profile?.dateOfBirth.year, 1994)
    assert.isNotNull(profile?.birthDateChangedAt)

    const corrected = { user: ada().user, profile: profile! }
    const again = await edit({ dateOfBirth: { year: 1993, month: 6, day: 15 } }, corrected)
    assert.containSubset(again.outcome, {
      fields: [{ field: 'dateOfBirth', refusal: 'birth_date_fixed' }],
    })
    const unchanged = await edit({ dateOfBirth: { year: 1994, month: 6, day: 15 } }, corrected)
    assert.deepEqual(unchanged.outcome, ok())
  })

  test('refuses a birth date below the minimum age', async ({ assert }) => {
    const { outcome } = await edit({ dateOfBirth: { year: 2015, month: 1, day: 1 } })
    assert.containSubset(outcome, {
      fields: [{ field: 'dateOfBirth', refusal: 'too_young', details: { min_age: 18 } }],
    })
  })
})

async function edit(
  changes: Partial<ProfileForm>,
  person: Person = ada(),
  settings = defaultSettings
) {
  const ports = fakePorts()
  const { profiles, users } = ports.repositories
  await join(ports.repositories, person)
  const userId = person.user.id
  const outcome = await editProfile(ports, { userId, form: { ...form, ...changes }, settings })
  return {
    outcome,
    profile: profiles.rows.get(person.profile.id),
    user: users.rows.get(userId),
    interests: profiles.interests.get(person.profile.id),
  }
}
