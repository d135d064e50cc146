import { test } from '@japa/runner'
import type { DateTime } from 'luxon'
import { useFakeClock } from '#tests/support/time/clock'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join as live } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { signUpForm, submitSignUp } from '#tests/support/accounts/sign_up_form'

/** What is wrong, the field of the error, and its text in Dutch. */
const refusals: [what: string, changes: Partial<typeof signUpForm>, field: string, text: string][] =
  [
    [
      'a name that is the address',
      { name: 'eva@example.com' },
      'name',
      'Je profielnaam moet anders zijn dan je e-mailadres',
    ],
    ['a name with @ first', { name: '@eva' }, 'name', 'Je profielnaam mag niet beginnen met een @'],
    ['a name of one letter', { name: 'E' }, 'name', 'Gebruik minstens 2 tekens voor je naam.'],
    [
      'a name of 31 letters',
      { name: 'E'.repeat(31) },
      'name',
      'Gebruik hoogstens 30 tekens voor je naam.',
    ],
    [
      'a throw-away address',
      { email: 'eva@inbox.mailinator.com' },
      'email',
      'Dit is een wegwerpadres. Gebruik een adres dat je houdt, zodat onze mails je bereiken.',
    ],
    [
      'no date of birth',
      { date_of_birth: { day: '', month: '', year: '' } },
      'date_of_birth',
      'Vul uw geboortedatum in (18+ jaar)',
    ],
    [
      'half a date of birth',
      { date_of_birth: { day: '1', month: '', year: '1992' } },
      'date_of_birth',
      'Vul uw geboortedatum in (18+ jaar)',
    ],
    ['an address that is none', { email: 'eva@home' }, 'email', 'Ongeldige e-mail'],
    [
      'a short password',
      { password: 'seven77' },
      'password',
      'Kies een wachtwoord van minstens 8 tekens.',
    ],
    [
      'a password of 129 characters',
      { password: 'ab'.repeat(64) + 'c' },
      'password',
      'Kies een wachtwoord van hoogstens 128 tekens.',
    ],
    [
      'a password that everybody has',
      { password: 'password1' },
      'password',
      'Veel mensen gebruiken dit wachtwoord, dus het is snel geraden. Kies een ander.',
    ],
    [
      'a date that does not exist',
      { date_of_birth: { day: '31', month: '2', year: '1992' } },
      'date_of_birth',
      'Ongeldige geboortedatum.',
    ],
    ['a city of another region', { place: 21 }, 'place', 'Kies je woonplaats uit de lijst.'],
    ['a city that does not exist', { place: 999 }, 'place', 'Kies je woonplaats uit de lijst.'],
    [
      'no consent',
      { consent: false },
      'consent',
      'Je kunt alleen lid worden als je akkoord gaat met de voorwaarden en de privacyverklaring.',
    ],
    [
      'first words of 1001 characters',
      { signup_message: 'a'.repeat(1001) },
      'signup_message',
      'Je bericht is te lang. Houd het bij 1.000 tekens.',
    ],
  ]

test.group('A sign-up is refused', (group) => {
  inTransaction(group)

  for (const [what, changes, field, text] of refusals) {
    test(`for ${what}, at its field and in Dutch`, async ({ client, assert }) => {
      const response = await submitSignUp(client, changes).header('accept-language', 'nl')

      response.assertStatus(422)
      assert.containsSubset(response.body().errors, [{ field, message: text }])
      assert.equal(await countOf('users'), 0)
      assert.equal(await countOf('queue_jobs'), 0)
    })
  }

  for (const [field, value] of Object.entries({
    gender: 'other',
    seeking: 'nobody',
    country: 'XX',
    region: 'Utrecht',
    place: -1,
    date_of_birth: { day: 'x', month: '3', year: '1992' },
    name: null,
    email: { $ne: null },
    password: ['a'],
    consent: 'perhaps',
    signup_message: 'a'.repeat(20_001),
  })) {
    test(`for a ${field} of the wrong shape`, async ({ client, assert }) => {
      const response = await submitSignUp(client, { [field]: value })

      response.assertStatus(422)
      assert.match(response.body().errors[0].field, new RegExp(`^${field}`))
      assert.equal(await countOf('users'), 0)
    })
  }

  test('for an address that has an account', async ({ client, assert }) => {
    await live(ada())
    const response = await submitSignUp(client, { email: ' ADA@example.com ' }).header(
      'accept-language',
      'nl'
    )
    response.assertStatus(422)
    response.assertBodyContains({
      errors: [{ field: 'email', message: 'Dit e-mailadres heeft al een account op deze site.' }],
    })
    assert.equal(await countOf('users'), 1)
  })

  test('with every bad field at once', async ({ client, assert }) => {
    const response = await submitSignUp(client, { name: '@eva', email: 'eva', consent: false })
    assert.sameMembers(
      response.body().errors.map(({ field }: { field: string }) => field),
      ['name', 'email', 'consent']
    )
  })

  test('for someone who turns 18 tomorrow, not for someone who turns 18 today', async ({
    client,
    test: it,
    assert,
  }) => {
    const clock = await useFakeClock(it)
    const day = clock.now().minus({ years: 18 })
    const born = (date: DateTime) => {
      const [year, month, of] = [date.year, date.month, date.day].map(String)
      return { date_of_birth: { year, month, day: of } }
    }
    const tomorrow = await submitSignUp(client, born(day.plus({ days: 1 }))).header(
      'accept-language',
      'nl'
    )
    tomorrow.assertStatus(422)
    tomorrow.assertBodyContains({
      errors: [{ field: 'date_of_birth', message: 'Vul uw geboortedatum in (18+ jaar)' }],
    })
    const today = await submitSignUp(client, born(day))
    today.assertHeader('location', '/signup/complete')
    assert.equal(await countOf('users'), 1)
  })

  test('without script, back at the form with the errors at their fields', async ({
    client,
    assert,
  }) => {
    const response = await client
      .post('/signup')
      .withCsrfToken()
      .redirects(0)
      .header('referer', 'http://localhost:3335/signup?step=4')
      .json({ ...signUpForm, name: '@eva' })
    response.assertStatus(302)
    assert.deepEqual(response.flashMessage('inputErrorsBag'), {
      name: ['Your profile name can’t start with an @.'],
    })
  })

  test('without the CSRF token', async ({ client, assert }) => {
    await client.post('/signup').redirects(0).json(signUpForm)
    assert.equal(await countOf('users'), 0)
  })
})
