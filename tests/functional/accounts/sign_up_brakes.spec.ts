import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import User from '#models/user'
import { signUpForm, submitSignUp } from '#tests/support/accounts/sign_up_form'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'

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
  group.each.setup(() => clearSettingsCache)

  test('make twenty accounts in an hour', async ({ assert, client }) => {
    for (let number = 1; number <= 20; number += 1) {
      const joined = await submitSignUp(client, { email: `eva${number}@example.com` })
      joined.assertHeader('location', '/signup/complete')
    }
    const refused = await submitSignUp(client, { email: 'eva21@example.com' })
    refused.assertStatus(429)
    refused.assertBodyContains({ refusal: 'too_many_requests' })
    assert.equal(await countOf('users'), 20)
  })

  test('count only those that made an account', async ({ client }) => {
    await setSetting('signups_per_hour', 1)
    const mistaken = await submitSignUp(client, { consent: false })
    mistaken.assertStatus(422)
    const joined = await submitSignUp(client)
    joined.assertHeader('location', '/signup/complete')
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

  test('tell nothing about an address beside another mistake', async ({ client }) => {
    await setSetting('taken_answers_per_hour', 0)
    await join(ada())
    const mistaken = await submitSignUp(client, { ...taken, consent: false })
    mistaken.assertStatus(422)
    mistaken.assertBody({
      errors: [
        {
          field: 'consent',
          rule: 'consent_required',
          message: mistaken.body().errors[0].message,
        },
      ],
    })
  })

  test('mail the owner of an address once a day', async ({ assert, client }) => {
    await setSetting('taken_answers_per_hour', 0)
    await join(ada())
    for (let tries = 0; tries < 3; tries += 1) await submitForm(client, taken)
    assert.deepEqual(await mailKinds(), ['already_member'])
  })
})
