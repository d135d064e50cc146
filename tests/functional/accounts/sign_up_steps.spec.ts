import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join as live } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { signUpForm } from '#tests/support/accounts/sign_up_form'

async function check(client: ApiClient, answers: object) {
  return client
    .post('/signup/step')
    .withCsrfToken()
    .accept('json')
    .header('accept-language', 'nl')
    .json(answers)
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

  test('is refused for values of the wrong shape', async ({ client, assert }) => {
    const answer = await check(client, { date_of_birth: { day: 'x', month: '3', year: '1992' } })
    answer.assertStatus(422)
    assert.match(answer.body().errors[0].field, /^date_of_birth/)
  })

  test('does not tell whether an address has an account', async ({ client }) => {
    await live(ada())
    const answer = await check(client, { name: 'Eva', email: 'ada@example.com' })
    answer.assertStatus(204)
  })
})
