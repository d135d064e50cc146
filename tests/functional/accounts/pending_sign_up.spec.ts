import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import User from '#models/user'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join as live } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { submitSignUp } from '#tests/support/accounts/sign_up_form'
import { sendJson } from '#tests/support/http/send_json'

/** A landing page submits its answers. */
function begin(client: ApiClient, answers: object) {
  return sendJson(client, '/complete-signup', answers).header('accept-language', 'nl')
}

test.group('A sign-up that started on a landing page', (group) => {
  inTransaction(group)

  test('asks for what is missing, and no page contains its address', async ({ client, assert }) => {
    const response = await begin(client, {
      email: 'Eva@Example.com',
      gender: 'female',
      seeking: 'male',
    })
    response.assertHeader('location', '/complete-signup')
    const page = await client.get('/complete-signup').withSession(response.session()).withInertia()
    page.assertInertiaComponent('accounts/signup')
    page.assertInertiaPropsContains({ gender: 'female', seeking: 'male', pending: true })
    assert.notInclude(page.text().toLowerCase(), 'eva@example.com')
    assert.equal(await countOf('users'), 0)
  })

  test('becomes an account with the address given there', async ({ client, assert }) => {
    const response = await begin(client, { email: 'begun@example.com' })
    const joined = await submitSignUp(client, { email: '' }).withSession(response.session())
    joined.assertHeader('location', '/signup/complete')
    await User.findByOrFail('email', 'begun@example.com')
    assert.notProperty(joined.session(), 'pending_signup')
  })

  test('takes another address when the form has one', async ({ client }) => {
    const response = await begin(client, { email: 'begun@example.com' })
    await submitSignUp(client).withSession(response.session())
    await User.findByOrFail('email', 'eva@example.com')
  })

  test('says at the address field, at the end, that it has an account', async ({ client }) => {
    await live(ada())
    const response = await begin(client, { email: 'ada@example.com' })
    response.assertHeader('location', '/complete-signup')
    const joined = await submitSignUp(client, { email: '' }).withSession(response.session())
    joined.assertStatus(422)
    joined.assertBodyContains({ errors: [{ field: 'email', rule: 'email_taken' }] })
  })

  test('is refused for a throw-away address, and a wrong shape', async ({ client }) => {
    const refused = await begin(client, { email: 'eva@mailinator.com' })
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'email', rule: 'email_throw_away' }] })
    const robot = await begin(client, { email: 'eva@example.com', gender: 'robot' })
    robot.assertStatus(422)
  })

  test('is an ordinary sign-up without a pending sign-up', async ({ client }) => {
    const page = await client.get('/complete-signup').redirects(0)
    page.assertHeader('location', '/signup')
  })
})
