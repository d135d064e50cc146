import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Profile from '#models/profile'
import User from '#models/user'
import { waitingMails } from '#tests/support/mail/mail_jobs'
import { inTransaction } from '#tests/support/database/transactions'
import { submitSignUp } from '#tests/support/accounts/sign_up_form'
import {
  hostileQueries,
  trackingNames,
  unfitTracking,
} from '#tests/support/landers/hostile_queries'

test.group('Signing up', (group) => {
  inTransaction(group)

  test('makes an unconfirmed user, a profile that nobody finds, and a login', async ({
    client,
    assert,
  }) => {
    const response = await submitSignUp(client)

    response.assertHeader('location', '/signup/complete')
    const user = await User.findByOrFail('email', 'eva@example.com')
    assert.equal(user.status, 'not_confirmed')
    assert.notInclude(user.passwordHash ?? '', 'walks')
    assert.equal(user.timeZone, 'Europe/Amsterdam')
    assert.equal(user.consentVersion?.toISO(), '2023-12-01T12:00:00.000Z')
    assert.isNotNull(user.consentAt)
    assert.equal(response.session().auth_web, user.id)
    const profile = await Profile.findByOrFail('user_id', user.id)
    assert.containsSubset(profile.$attributes, {
      name: 'Eva',
      status: 'disabled',
      gender: 'female',
      sexuality: 'hetero',
      placeId: 12,
      about: 'I like long walks.',
    })
    assert.equal(profile.dateOfBirth.toISODate(), '1992-03-14')
    const [{ payload }] = await waitingMails('activation')
    assert.deepEqual(payload, { kind: 'activation', userId: user.id })
  })

  test('stores language, tracking link, lander and variant of the visitor', async ({
    client,
    assert,
  }) => {
    const landed = { lander: 'gallery', variant: 'night' }
    await submitSignUp(client)
      .qs({ network: 'partner', ref: 'r1', sub1: 'a', sub3: 'c', ...landed })
      .header('accept-language', 'pl-PL,pl;q=0.9')
    const user = await User.findByOrFail('email', 'eva@example.com')
    const source = { network: 'partner', ref: 'r1', sub1: 'a', sub2: null, sub3: 'c' }
    assert.containsSubset(user.$attributes, { language: 'pl', ...source, ...landed })
  })

  test('stores no more of a hostile link than fits, and nothing that is no text', async ({
    client,
    assert,
  }) => {
    for (const [number, query] of hostileQueries([...trackingNames, 'interests']).entries()) {
      const landed = await client.get(`/signup?${query}`)
      assert.equal(landed.status(), 200, query)
      const email = `eva${number}@example.com`
      await submitSignUp(client, { email }).qs(query).withSession(landed.session())
      const user = await User.findByOrFail('email', email)
      assert.deepEqual(unfitTracking(user.$attributes), [], query)
    }
  })

  test('stores what was chosen of interests on a lander, and nothing unknown', async ({
    client,
    assert,
  }) => {
    const landed = await client.get('/signup?interests=sailing&interests=coffee&interests=%3Cb%3E')
    const one = await client.get('/signup?interests=sailing')
    assert.deepEqual(one.session().kept_interests, ['sailing'])
    await submitSignUp(client).withSession(landed.session())
    const chosen = await db.from('profile_interests').orderBy('interest')
    assert.deepEqual(
      chosen.map(({ interest }) => interest),
      ['coffee', 'sailing']
    )
  })
})
