import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { fakePorts } from '#tests/fakes/fake_ports'
import { signUp, signUpDiscreetly, type SignUpInput } from '#core/accounts/signing_up/sign_up'
import { noTracking } from '#core/users/tracking'
import { ok, refuse } from '#core/result'
import { defaultSettings } from '#core/sites/settings/settings'
import { evasInput } from '#tests/support/accounts/sign_up_input'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

test.group('A sign-up', () => {
  test('names every refused field at once and writes nothing', async ({ assert }) => {
    const ports = fakePorts()
    const outcome = await signUp(ports, {
      ...evasInput,
      settings: { ...defaultSettings, countries: ['BE'], messageLength: 5 },
      email: 'eva',
      name: '@eva',
      password: 'password',
      dateOfBirth: { year: 2010, month: 1, day: 1 },
      place: null,
      consent: false,
      lookingForConsent: false,
      seenBy: null,
      ownSiteOnly: false,
      signupMessage: 'Koffie?',
    })
    assert.deepEqual(refusalsOf(outcome), [
      'email: email_invalid',
      'name: name_starts_with_at',
      'password: password_too_common',
      'dateOfBirth: too_young',
      'country: country_not_served',
      'place: place_unknown',
      'consent: consent_required',
      'lookingForConsent: looking_for_consent_required',
      'seenBy: seen_by_required',
      'signupMessage: message_too_long',
    ])
    assertNothingWritten(assert, ports)
  })

  test('counts the age where the person lives, and returns the minimum age', async ({ assert }) => {
    const ports = fakePorts()
    ports.clock.set(DateTime.utc(2026, 3, 1, 23, 30))
    const born = { ...evasInput, dateOfBirth: { year: 2008, month: 3, day: 2 } }
    const inNewYork = await signUp(ports, { ...born, timeZone: 'America/New_York' })
    const inAmsterdam = await signUp(ports, { ...born, timeZone: 'Europe/Amsterdam' })
    const tooYoung = { field: 'dateOfBirth', refusal: 'too_young', details: { min_age: 18 } }
    assert.containSubset(inNewYork, { refusal: 'invalid_fields', fields: [tooYoung] })
    assert.deepEqual(refusalsOf(inNewYork), ['dateOfBirth: too_young'])
    assert.isTrue(inAmsterdam.ok)
  })

  test('refuses an address that has an account, together with all other errors', async ({
    assert,
  }) => {
    const ports = await portsWith(ada())
    const outcome = await signUp(ports, { ...evasInput, email: 'ADA@example.com', consent: false })
    assert.deepEqual(refusalsOf(outcome), ['email: email_taken', 'consent: consent_required'])
  })

  test('refuses a throw-away address', async ({ assert }) => {
    const outcome = await signUp(fakePorts(), { ...evasInput, email: 'eva@mailinator.com' })
    assert.deepEqual(refusalsOf(outcome), ['email: email_throw_away'])
  })

  test('gives an address to one of two concurrent requests', async ({ assert }) => {
    const ports = fakePorts()
    const outcomes = await Promise.all([signUp(ports, evasInput), signUp(ports, evasInput)])
    assert.deepEqual(outcomes.flatMap(refusalsOf), ['email: email_taken'])
    assert.equal(ports.repositories.users.rows.size, 1)
    assert.equal(ports.repositories.profiles.rows.size, 1)
    assert.lengthOf(ports.repositories.jobs.added, 1)
  })

  test('refuses a place that lies elsewhere', async ({ assert }) => {
    const inOtherRegion = { id: 80, regionId: 8, country: 'NL' } as const
    const inOtherCountry = { id: 70, regionId: 7, country: 'BE' } as const
    for (const place of [inOtherRegion, inOtherCountry]) {
      const outcome = await signUp(fakePorts(), { ...evasInput, place })
      assert.deepEqual(refusalsOf(outcome), ['place: place_unknown'])
    }
  })

  test('is closed to visitors without a traffic source, where the site requires one', async ({
    assert,
  }) => {
    const settings = { ...defaultSettings, signups: 'with_trafficsource' } as const
    const ports = fakePorts()
    const refused = await signUp(ports, { ...evasInput, settings, tracking: noTracking })
    assert.deepEqual(refused, refuse('invite_only'))
    assertNothingWritten(assert, ports)
    const accepted = await signUp(ports, { ...evasInput, settings })
    assert.isTrue(accepted.ok)
  })
})

test.group('A discreet sign-up', () => {
  const discreetly = async (changes: Partial<SignUpInput>, mailsOwner = true) => {
    const ports = await portsWith(ada())
    const outcome = await signUpDiscreetly(ports, { ...evasInput, ...changes, mailsOwner })
    return { outcome, hashed: ports.passwords.worked, mails: ports.repositories.jobs.added }
  }
  const adas = { email: 'ADA@example.com' }

  test('answers the same after as much work, and tells the owner unless they know', async ({
    assert,
  }) => {
    const same = { outcome: ok(), hashed: 1 }
    const mail = { name: 'send_mail', kind: 'already_member', userId: ada().user.id }
    assert.containSubset(await discreetly({}), { ...same, mails: [{ kind: 'activation' }] })
    assert.deepEqual(await discreetly(adas), { ...same, mails: [mail] } as unknown)
    assert.deepEqual(await discreetly(adas, false), { ...same, mails: [] })
  })

  test('is refused for anything else, and then tells nobody', async ({ assert }) => {
    const { mails, outcome } = await discreetly({ ...adas, consent: false })
    assert.deepEqual(refusalsOf(outcome), ['consent: consent_required'])
    assert.isEmpty(mails)
    const settings = { ...defaultSettings, signups: 'with_trafficsource' } as const
    const uninvited = await discreetly({ settings, tracking: noTracking })
    assert.deepEqual(uninvited.outcome, refuse('invite_only'))
  })
})

type Outcome = Awaited<ReturnType<typeof signUp | typeof signUpDiscreetly>>
type Ports = ReturnType<typeof fakePorts>

function refusalsOf(outcome: Outcome) {
  if (outcome.ok || outcome.refusal !== 'invalid_fields') return []
  return outcome.fields.map(({ field, refusal }) => `${field}: ${refusal}`)
}

function assertNothingWritten(assert: Assert, { repositories }: Ports) {
  const { users, profiles, jobs } = repositories
  assert.deepEqual([users.rows.size, profiles.rows.size, jobs.added.length], [0, 0, 0])
}
