import { test } from '@japa/runner'
import { completeness, type ProfileContent } from '#core/profiles/completeness'
import { defaultSettings } from '#core/sites/settings/settings'

const nothing: ProfileContent = {
  hasPicture: false,
  about: null,
  interests: 0,
  traits: {
    hair_colour: null,
    eye_colour: null,
    body_type: null,
    relationship_status: null,
    reason_for_signup: null,
    tattoos: null,
  },
}

const everything: ProfileContent = {
  hasPicture: true,
  about: 'Koffie en fietsen.',
  interests: 3,
  traits: {
    hair_colour: 'red',
    eye_colour: 'green',
    body_type: 'slim',
    relationship_status: 'single',
    reason_for_signup: 'dating',
    tattoos: 'none',
  },
}

test.group('How complete a profile is', () => {
  test('begins with 20 % for what the sign-up asked, and asks for a picture first', ({
    assert,
  }) => {
    const { percent, missing } = completeness(nothing, defaultSettings)
    assert.equal(percent, 20)
    assert.lengthOf(missing, 9)
    assert.equal(missing[0], 'picture')
  })

  test('is 100 % for a full profile', ({ assert }) => {
    const full = { percent: 100, missing: [] }
    assert.deepEqual(completeness(everything, defaultSettings), full)
  })

  test('counts a picture for more than a trait', ({ assert }) => {
    const percentOf = (content: Partial<ProfileContent>) =>
      completeness({ ...everything, ...content }, defaultSettings).percent
    assert.equal(percentOf({ hasPicture: false }), 76)
    assert.equal(percentOf({ about: null }), 84)
    assert.equal(percentOf({ traits: { ...everything.traits, tattoos: null } }), 96)
  })

  test('asks for three interests', ({ assert }) => {
    const two = completeness({ ...everything, interests: 2 }, defaultSettings)
    assert.deepEqual(two, { percent: 84, missing: ['interests'] })
  })

  test('ignores fields that the site hides', ({ assert }) => {
    const settings = { visibleProfileFields: ['tattoos'], visibleProfileNotes: false } as const
    const content = { ...nothing, hasPicture: true }
    assert.deepEqual(completeness(content, settings), { percent: 88, missing: ['tattoos'] })
  })
})
