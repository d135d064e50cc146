import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Ports } from '#core/ports'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { stopTime } from '#tests/support/time/time_travel'
import { mailedActivationLink } from '#tests/support/accounts/unconfirmed_member'
import { unconfirmedAda } from '#tests/support/people/people'
import { postEmpty } from '#tests/support/messaging/conversations'

const hour = 3_600_000

test.group('Another activation mail', (group) => {
  inTransaction(group)

  async function ask(client: ApiClient) {
    return postEmpty(client, unconfirmedAda, '/activation/resend')
  }

  test('is sent up to three times an hour', async ({ client, test: it, assert }) => {
    const clock = stopTime(it)
    await join(unconfirmedAda)
    for (const time of [1, 2, 3]) {
      const response = await ask(client)
      response.assertStatus(200)
      assert.equal(await countOf('queue_jobs'), time)
    }
    clock.passes(hour - 1)
    const fourth = await ask(client)
    fourth.assertStatus(429)
    fourth.assertBodyContains({ refusal: 'too_many_activation_mails', details: { minutes: 1 } })
    assert.equal(await countOf('queue_jobs'), 3)
  })

  test('is sent again after an hour', async ({ client, test: it }) => {
    const clock = stopTime(it)
    await join(unconfirmedAda)
    for (let asked = 1; asked <= 3; asked++) await ask(client)
    clock.passes(hour)
    const response = await ask(client)
    response.assertStatus(200)
  })

  test('is announced as sent when it is, not before', async ({ client }) => {
    await join(unconfirmedAda)
    const ports = await app.container.make(Ports)
    await ports.unitOfWork.run(({ jobs }) =>
      jobs.add({ name: 'send_mail', kind: 'activation', userId: unconfirmedAda.user.id })
    )
    const state = async () => {
      const reader = await account(unconfirmedAda)
      return client.get('/activation').loginAs(reader).accept('json')
    }
    const waiting = await state()
    waiting.assertBody({ sent: false })

    await mailedActivationLink()

    await db.from('queue_jobs').delete()
    const done = await state()
    done.assertBody({ sent: true })
  })
})
