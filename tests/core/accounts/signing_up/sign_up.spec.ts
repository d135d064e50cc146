import { mayHaveOpenQuestions } from '#core/accounts/consents/consent'
import { test } from '@japa/runner'
import { fakePorts } from '#tests/fakes/fake_ports'
import { signUp } from '#core/accounts/signing_up/sign_up'
import { evasInput } from '#tests/support/accounts/sign_up_input'

test.group('Signing up', () => {
  test('makes an unconfirmed user with consent and origin, who is mailed a link', async ({
    assert,
  }) => {
    const ports = fakePorts()
    const outcome = await signUp(ports, evasInput)
    const [user] = ports.repositories.users.rows.values()
    assert.deepEqual(outcome, { ok: true, value: idsIn(ports) })
    assert.containSubset(user, {
      email: 'eva@example.com',
      passwordHash: 'hash of eva likes coffee',
      status: 'not_confirmed',
      paidUser: false,
      credits: 0,
      freeMessagesUsed: 0,
      confirmedAt: null,
      timeZone: 'Europe/Amsterdam',
      network: 'sparks',
      ref: null,
      sub1: 'banner 3',
    })
    assert.isTrue(user.consentAt?.equals(ports.clock.now()))
    assert.isTrue(user.consentVersion?.equals(evasInput.termsVersion))
    const mail = { name: 'send_mail', kind: 'activation', userId: user.id }
    assert.deepEqual(ports.repositories.jobs.added, [mail])
  })

  test('makes a profile that cannot be found yet', async ({ assert }) => {
    const ports = fakePorts()
    await signUp(ports, evasInput)
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
      advertised: false,
      captioned: false,
    })
    assert.equal(profile.dateOfBirth.toISODate(), '1999-12-31')
  })

  for (const [seenBy, isOpen] of [
    ['members', false],
    ['everybody', true],
  ] as const) {
    test(`logs what was agreed to, by one who is to be seen by ${seenBy}`, async ({ assert }) => {
      const ports = fakePorts()
      await signUp(ports, { ...evasInput, seenBy })
      const { consents, profiles, users } = ports.repositories
      const lines = [...consents.rows.values()]
      assert.deepEqual(
        lines.map(({ kind, given }) => [kind, given]),
        [
          ['terms', true],
          ['looking_for', true],
          ['visitors', isOpen],
        ]
      )
      for (const line of lines) {
        assert.include(line, { userId: idsIn(ports).userId, place: 'sign_up' })
        assert.isTrue(line.at.equals(ports.clock.now()))
      }
      assert.isTrue(lines[0]?.version.equals(evasInput.termsVersion))
      assert.equal([...profiles.rows.values()][0]?.openToVisitors, isOpen)
      const [user] = users.rows.values()
      assert.isFalse(mayHaveOpenQuestions(user!.consentsAnswered))
    })
  }

  test('shows on the site of the form only whom it says so of', async ({ assert }) => {
    for (const ownSiteOnly of [false, true]) {
      const ports = fakePorts()
      await signUp(ports, { ...evasInput, ownSiteOnly })
      assert.equal([...ports.repositories.profiles.rows.values()][0]?.ownSiteOnly, ownSiteOnly)
    }
  })

  test('puts what was chosen of interests on the profile', async ({ assert }) => {
    const ports = fakePorts()
    await signUp(ports, { ...evasInput, interests: ['coffee', 'sailing'] })
    const { interests } = ports.repositories.profiles
    assert.deepEqual(interests.get(idsIn(ports).profileId), ['coffee', 'sailing'])
  })

  test('stores UTC for an unknown time zone', async ({ assert }) => {
    const ports = fakePorts()
    await signUp(ports, { ...evasInput, timeZone: 'Mars/Olympus' })
    const [user] = ports.repositories.users.rows.values()
    assert.equal(user.timeZone, 'UTC')
  })

  test('stores no description when it is left blank', async ({ assert }) => {
    const ports = fakePorts()
    await signUp(ports, { ...evasInput, signupMessage: '  ' })
    const [profile] = ports.repositories.profiles.rows.values()
    assert.isNull(profile.about)
  })
})

function idsIn({ repositories }: ReturnType<typeof fakePorts>) {
  const [userId] = repositories.users.rows.keys()
  const [profileId] = repositories.profiles.rows.keys()
  return { userId, profileId }
}
