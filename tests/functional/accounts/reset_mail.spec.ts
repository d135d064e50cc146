import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { stopTime } from '#tests/support/time/time_travel'
import { ada } from '#tests/support/people/people'
import { askForReset as ask } from '#tests/support/accounts/password_reset'

test.group('A mail for a new password', (group) => {
  inTransaction(group)

  test('is sent three times a day, and refused a fourth time', async ({ client, assert }) => {
    await join(ada())
    for (const time of [1, 2, 3]) {
      const response = await ask(client)
      response.assertHeader('location', '/reset-password')
      assert.equal(await countOf('queue_jobs'), time)
    }
    const response = await ask(client)
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'email', rule: 'too_many_reset_mails' }] })
    assert.equal(await countOf('queue_jobs'), 3)
  })

  test('is refused for an unknown address, in the agreed words', async ({ client, assert }) => {
    for (const email of ['eve@example.com', 'ada\0@example.com', '%', 'geen adres']) {
      const response = await ask(client, email)
      assert.deepEqual(response.body().errors, [
        { field: 'email', rule: 'email_not_found', message: 'E-mailadres niet gevonden' },
      ])
    }
    assert.equal(await countOf('queue_jobs'), 0)
  })

  test('is limited to ten requests an hour from one IP address', async ({ client, assert }) => {
    await join(ada())
    for (let time = 1; time <= 10; time++) {
      const response = await ask(client, `e${time}@example.com`)
      assert.equal(response.body().errors[0].rule, 'email_not_found')
    }
    const response = await ask(client)
    response.assertStatus(429)
    response.assertBodyContains({ refusal: 'too_many_requests', details: { minutes: 60 } })
    assert.equal(await countOf('queue_jobs'), 0)
  })

  test('may be asked for again by that IP address once the hour is over', async ({
    client,
    test: it,
  }) => {
    const time = stopTime(it)
    await join(ada())
    for (let asked = 1; asked <= 10; asked++) await ask(client, 'eve@example.com')
    time.passes(3_600_000)
    const response = await ask(client)
    response.assertHeader('location', '/reset-password')
  })
})
