import { test } from '@japa/runner'
import { siteUrl } from '#tests/support/http/cookies'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join as live } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { signUpForm, submitSignUp } from '#tests/support/accounts/sign_up_form'

/** Wrong answers, each with its field and the text there in Dutch. */
const refusals: [changes: Partial<typeof signUpForm>, field: string, text: string][] = [
  [{ name: '@eva' }, 'name', 'Je profielnaam mag niet beginnen met een @'],
  [
    { email: 'eva@inbox.mailinator.com' },
    'email',
    'Dit is een wegwerpadres. Gebruik een adres dat je houdt, zodat onze mails je bereiken.',
  ],
  [
    { date_of_birth: { day: '1', month: '', year: '1992' } },
    'date_of_birth',
    'Vul uw geboortedatum in (18+ jaar)',
  ],
  [{ password: 'seven77' }, 'password', 'Kies een wachtwoord van minstens 8 tekens.'],
  [{ place: 21 }, 'place', 'Kies je woonplaats uit de lijst.'],
  [
    { consent: false },
    'consent',
    'Je kunt alleen lid worden als je akkoord gaat met de voorwaarden en de privacyverklaring.',
  ],
  [
    { signup_message: 'a'.repeat(1001) },
    'signup_message',
    'Je bericht is te lang. Houd het bij 1.000 tekens.',
  ],
]

test.group('A sign-up is refused', (group) => {
  inTransaction(group)

  test('at every bad field at once, in Dutch', async ({ client, assert }) => {
    const wrong: typeof signUpForm = Object.assign({}, ...refusals.map(([changes]) => changes))
    const response = await submitSignUp(client, wrong).header('accept-language', 'nl')
    response.assertStatus(422)
    const { errors }: { errors: { field: string; message: string }[] } = response.body()
    assert.sameDeepMembers(
      errors.map(({ field, message }) => [field, message]),
      refusals.map(([, field, text]) => [field, text])
    )
    assert.equal(await countOf('users'), 0)
    assert.equal(await countOf('queue_jobs'), 0)
  })

  test('for fields of the wrong shape', async ({ client, assert }) => {
    const misshapen = {
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
    }
    const response = await submitSignUp(client, misshapen)
    response.assertStatus(422)
    const { errors }: { errors: { field: string }[] } = response.body()
    assert.sameMembers(
      errors.map(({ field }) => field.split('.')[0]),
      Object.keys(misshapen)
    )
    assert.equal(await countOf('users'), 0)
  })

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

  test('without script, back at the form with the errors at their fields', async ({
    client,
    assert,
  }) => {
    const response = await client
      .post('/signup')
      .withCsrfToken()
      .redirects(0)
      .header('referer', `${siteUrl}/signup?step=4`)
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
