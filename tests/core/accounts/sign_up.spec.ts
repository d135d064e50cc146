import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { fakePorts } from '#adapters/fakes/fake_ports'
import { signUp, type SignUpInput } from '#core/accounts/sign_up'
import { noTracking } from '#core/accounts/tracking'
import { refuse } from '#core/result'
import { defaultSettings } from '#core/sites/settings'
import { ada, join } from '#tests/support/people'

const eva: SignUpInput = {
  siteId: ada().user.siteId,
  settings: defaultSettings,
  email: ' Eva@Example.com',
  name: ' Eva ',
  password: 'eva likes coffee',
  dateOfBirth: { year: 1999, month: 12, day: 31 },
  gender: 'female',
  seeking: 'both',
  country: 'NL',
  regionId: 7,
  place: { id: 70, regionId: 7, country: 'NL' },
  consent: true,
  termsVersion: DateTime.utc(2023, 12, 1, 12),
  language: 'nl',
  timeZone: 'Europe/Amsterdam',
  tracking: { ...noTracking, network: 'sparks', sub1: 'banner 3' },
  signupMessage: ' Koffie? ',
}

test.group('Signing up', () => {
  test('makes an unconfirmed user with consent and origin', async ({ assert }) => {
    const ports = fakePorts()
    const outcome = await signUp(ports, eva)
    const [user] = ports.repositories.users.rows.values()
    assert.deepEqual(outcome, { ok: true, value: idsIn(ports) })
    assert.containSubset(user, {
      email: 'eva@example.com',
      passwordHash: 'hash of eva likes coffee',
      status: 'not_confirmed',
      paidUser: false,
      credits: 0,
      confirmedAt: null,
      timeZone: 'Europe/Amsterdam',
      network: 'sparks',
      ref: null,
      sub1: 'banner 3',
    })
    assert.isTrue(user.consentAt?.equals(ports.clock.now()))
    assert.isTrue(user.consentVersion?.equals(eva.termsVersion))
  })

  test('makes a profile that nobody finds yet', async ({ assert }) => {
    const ports = fakePorts()
    await signUp(ports, eva)
    const [profile] = ports.repositories.profiles.rows.values()
    assert.containSubset(profile, {
      name: 'Eva',
      status: 'disabled',
      gender: 'female',
      sexuality: 'bi',
      country: 'NL',
      regionId: 7,
      placeId: 70,
      about: 'Koffie?',
      fictional: false,
      invisible: false,
    })
    assert.equal(profile.dateOfBirth.toISODate(), '1999-12-31')
  })

  test('leaves the activation mail as a job', async ({ assert }) => {
    const ports = fakePorts()
    await signUp(ports, eva)
    const { userId } = idsIn(ports)
    assert.deepEqual(ports.repositories.jobs.added, [{ name: 'send_activation_mail', userId }])
    assert.isEmpty(ports.mailer.sent)
  })

  test('names every refused field at once and writes nothing', async ({ assert }) => {
    const ports = fakePorts()
    const outcome = await signUp(ports, {
      ...eva,
      settings: { ...defaultSettings, countries: ['BE'], messageLength: 5 },
      email: 'eva',
      name: '@eva',
      password: 'password',
      dateOfBirth: { year: 2010, month: 1, day: 1 },
      place: null,
      consent: false,
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
      'signupMessage: message_too_long',
    ])
    assertNothingWritten(assert, ports)
  })

  test('tells how old a member must be', async ({ assert }) => {
    const dateOfBirth = { year: 2010, month: 1, day: 1 }
    const outcome = await signUp(fakePorts(), { ...eva, dateOfBirth })
    const tooYoung = { field: 'dateOfBirth', refusal: 'too_young', details: { min_age: 18 } }
    assert.containSubset(outcome, { refusal: 'invalid_fields', fields: [tooYoung] })
  })

  test('counts the age where the person lives', async ({ assert }) => {
    const ports = fakePorts()
    ports.clock.set(DateTime.utc(2026, 3, 1, 23, 30))
    const born = { ...eva, dateOfBirth: { year: 2008, month: 3, day: 2 } }
    const inNewYork = await signUp(ports, { ...born, timeZone: 'America/New_York' })
    const inAmsterdam = await signUp(ports, { ...born, timeZone: 'Europe/Amsterdam' })
    assert.deepEqual(refusalsOf(inNewYork), ['dateOfBirth: too_young'])
    assert.isTrue(inAmsterdam.ok)
  })

  test('refuses an address that has an account, beside all else', async ({ assert }) => {
    const ports = fakePorts()
    await join(ports.repositories, ada())
    const outcome = await signUp(ports, { ...eva, email: 'ADA@example.com', consent: false })
    assert.deepEqual(refusalsOf(outcome), ['email: email_taken', 'consent: consent_required'])
  })

  test('gives an address to one of two who ask at once', async ({ assert }) => {
    const ports = fakePorts()
    const outcomes = await Promise.all([signUp(ports, eva), signUp(ports, eva)])
    assert.deepEqual(outcomes.flatMap(refusalsOf), ['email: email_taken'])
    assert.equal(ports.repositories.users.rows.size, 1)
    assert.equal(ports.repositories.profiles.rows.size, 1)
    assert.lengthOf(ports.repositories.jobs.added, 1)
  })

  test('refuses a place that lies elsewhere', async ({ assert }) => {
    const inOtherRegion = { id: 80, regionId: 8, country: 'NL' } as const
    const inOtherCountry = { id: 70, regionId: 7, country: 'BE' } as const
    for (const place of [inOtherRegion, inOtherCountry]) {
      const outcome = await signUp(fakePorts(), { ...eva, place })
      assert.deepEqual(refusalsOf(outcome), ['place: place_unknown'])
    }
  })

  test('is closed to who was not sent by a network, where the site asks so', async ({ assert }) => {
    const settings = { ...defaultSettings, signups: 'with_trafficsource' } as const
    const ports = fakePorts()
    const refused = await signUp(ports, { ...eva, settings, tracking: noTracking })
    assert.deepEqual(refused, refuse('invite_only'))
    assertNothingWritten(assert, ports)
    const accepted = await signUp(ports, { ...eva, settings })
    assert.isTrue(accepted.ok)
  })

  test('keeps UTC for a time zone that does not exist', async ({ assert }) => {
    const ports = fakePorts()
    await signUp(ports, { ...eva, timeZone: 'Mars/Olympus' })
    const [user] = ports.repositories.users.rows.values()
    assert.equal(user.timeZone, 'UTC')
  })

  test('has no first words when they are left blank', async ({ assert }) => {
    const ports = fakePorts()
    await signUp(ports, { ...eva, signupMessage: '  ' })
    const [profile] = ports.repositories.profiles.rows.values()
    assert.isNull(profile.about)
  })
})

type Outcome = Awaited<ReturnType<typeof signUp>>
type Ports = ReturnType<typeof fakePorts>

function refusalsOf(outcome: Outcome) {
  if (outcome.ok || outcome.refusal !== 'invalid_fields') return []
  return outcome.fields.map(({ field, refusal }) => `${field}: ${refusal}`)
}

function idsIn({ repositories }: Ports) {
  const [userId] = repositories.users.rows.keys()
  const [profileId] = repositories.profiles.rows.keys()
  return { userId, profileId }
}

function assertNothingWritten(assert: Assert, { repositories }: Ports) {
  const { users, profiles, jobs } = repositories
  assert.deepEqual([users.rows.size, profiles.rows.size, jobs.added.length], [0, 0, 0])
}
