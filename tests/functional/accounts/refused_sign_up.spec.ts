import { test } from '@japa/runner'
import { siteUrl } from '#tests/support/http/cookies'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { signUpForm, submitSignUp } from '#tests/support/accounts/sign_up_form'
import type { ApiClient } from '@japa/api-client'
import { ada } from '#tests/support/people/people'
import db from '@adonisjs/lucid/services/db'
import User from '#models/user'
import { setSetting } from '#tests/support/sites/settings'
import { sendJson } from '#tests/support/http/send_json'
import { stopTime } from '#tests/support/time/time_travel'

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
  [{ password: 'seven77' }, 'password', 'Kies een wachtwoord van minimaal 8 tekens.'],
  [{ place: 21 }, 'place', 'Kies je woonplaats uit de lijst.'],
  [
    { consent: false },
    'consent',
    'Je kunt alleen lid worden als je akkoord gaat met de voorwaarden.',
  ],
  [
    { looking_for_consent: false },
    'looking_for_consent',
    'Vink dit aan: anders kunnen we niemand voor je zoeken.',
  ],
  [{ seen_by: undefined }, 'seen_by', 'Kies wie je profiel mag zien.'],
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
      looking_for_consent: 'perhaps',
      seen_by: 'friends',
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

  test('without script, back at the form with its errors', async ({ client, assert }) => {
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
})

async function check(client: ApiClient, answers: object) {
  return sendJson(client, '/signup/step', answers).header('accept-language', 'nl')
}

test.group('A step of the sign-up', (group) => {
  inTransaction(group)

  test('continues when its answers are valid, and stores nothing', async ({ client, assert }) => {
    const { country, region, place, date_of_birth: born, name } = signUpForm
    const steps = [{ country, region, place }, { date_of_birth: born }, { name, email: '' }]
    for (const answers of steps) {
      const answer = await check(client, answers)
      answer.assertStatus(204)
    }
    assert.equal(await countOf('users'), 0)
  })

  test('is refused for a city of another region, at its field and in Dutch', async ({ client }) => {
    const { country, region } = signUpForm
    const answer = await check(client, { country, region, place: 21 })
    answer.assertStatus(422)
    const message = 'Kies je woonplaats uit de lijst.'
    answer.assertBodyContains({ errors: [{ field: 'place', message }] })
  })

  test('does not tell whether an address has an account', async ({ client }) => {
    await join(ada())
    const answer = await check(client, { name: 'Eva', email: 'ada@example.com' })
    answer.assertStatus(204)
  })
})

const taken = { email: 'Ada@example.com' }

/** The mails that wait, by kind. */
async function mailKinds() {
  const jobs = await db.from('queue_jobs').orderBy('id')
  return jobs.map(({ data }) => JSON.parse(data).payload.kind)
}

/** Submits as a page does, whose answer is a redirect. */
function submitForm(client: ApiClient, changes: object = {}) {
  return client
    .post('/signup')
    .withCsrfToken()
    .redirects(0)
    .form({ ...signUpForm, consent: 'true', ...changes })
}

test.group('Many sign-ups from one network', (group) => {
  inTransaction(group)

  test('make as many accounts in an hour as the site has it', async ({ assert, client }) => {
    await setSetting('signups_per_hour', 1)
    const mistaken = await submitSignUp(client, { consent: false })
    mistaken.assertStatus(422)
    const joined = await submitSignUp(client)
    joined.assertHeader('location', '/signup/complete')
    const refused = await submitSignUp(client, { email: 'eva2@example.com' })
    refused.assertStatus(429)
    refused.assertBodyContains({ refusal: 'too_many_requests' })
    assert.equal(await countOf('users'), 1)
  })

  test('are told ten times that an address is taken, and then nothing about any', async ({
    assert,
    client,
  }) => {
    await join(ada())
    for (let answers = 0; answers < 10; answers += 1) {
      const told = await submitSignUp(client, taken)
      told.assertBodyContains({ errors: [{ field: 'email', rule: 'email_taken' }] })
    }
    const free = await submitForm(client, { email: 'eva@example.com' })
    const known = await submitForm(client, taken)
    for (const answer of [free, known]) {
      answer.assertStatus(302)
      answer.assertHeader('location', '/signup/mail-sent')
      assert.isUndefined(answer.session().auth_web)
    }
    assert.isNotNull(await User.findBy('email', 'eva@example.com'))
    assert.deepEqual(await mailKinds(), ['activation', 'already_member'])
    const page = await client.get('/signup/mail-sent').withInertia()
    page.assertInertiaComponent('accounts/signup_mail_sent')
  })

  test('are told that an address is taken thirty times a day', async ({
    assert,
    client,
    test: it,
  }) => {
    const clock = stopTime(it)
    await join(ada())
    let told = 0
    for (let tries = 0; tries < 40; tries += 1) {
      clock.passes(Math.floor(tries / 10) * 3_600_000)
      if ((await submitSignUp(client, taken)).status() === 422) told += 1
    }
    assert.equal(told, 30)
  })

  test('mail the owner of an address once a day', async ({ assert, client }) => {
    await setSetting('taken_answers_per_hour', 0)
    await join(ada())
    for (let tries = 0; tries < 3; tries += 1) await submitForm(client, taken)
    assert.deepEqual(await mailKinds(), ['already_member'])
  })
})
