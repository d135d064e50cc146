import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join, countOf } from '#tests/support/people/members'
import { confirm, mailedActivationLink } from '#tests/support/accounts/unconfirmed_member'
import { unconfirmedAda } from '#tests/support/people/people'
import db from '@adonisjs/lucid/services/db'
import { sitePorts } from '#tests/support/site/ports'
import { stopTime } from '#tests/support/time/time_travel'
import { postEmpty } from '#tests/support/messaging/conversations'

async function statusOfAda() {
  const user = await account(unconfirmedAda)
  await user.load('profile')
  return [user.status, user.profile.status]
}

test.group('The link in the activation mail', (group) => {
  inTransaction(group)
  group.each.setup(() => join(unconfirmedAda))

  test('makes user and profile active', async ({ client, assert }) => {
    const link = await mailedActivationLink()
    for (const response of [await confirm(client, link), await confirm(client, link)]) {
      response.assertHeader('location', '/activate/done')
    }
    assert.deepEqual(await statusOfAda(), ['active', 'active'])
    const elsewhere = await client.get('/activate/done').header('accept-language', 'nl')
    assert.notInclude(elsewhere.text(), 'Leden ontmoeten')
  })

  test('activates nobody by being opened, as scanners of mail do: {0} {1}')
    .with([
      ['GET', ''],
      ['HEAD', ''],
      ['GET', 'prefetch'],
    ])
    .run(async ({ client, assert }, [method, purpose]) => {
      const request = client.request(await mailedActivationLink(), method)
      const response = await request.header('sec-purpose', purpose).redirects(0)
      response.assertStatus(200)
      assert.deepEqual(await statusOfAda(), ['not_confirmed', 'disabled'])
    })

  test('activates nobody from another site', async ({ client, assert }) => {
    const request = client.post(await mailedActivationLink()).redirects(0)
    await request.header('sec-fetch-site', 'cross-site')
    assert.deepEqual(await statusOfAda(), ['not_confirmed', 'disabled'])
  })

  for (const link of [
    '/activate',
    '/activate?token=',
    '/activate?token=x',
    '/activate?token[]=x',
  ]) {
    test(`activates nobody as ${link}`, async ({ client, assert }) => {
      const response = await confirm(client, link)
      response.assertHeader('location', '/activate/error?reason=invalid')
      assert.equal((await account(unconfirmedAda)).status, 'not_confirmed')
    })
  }
})

test.group('Another activation mail', (group) => {
  inTransaction(group)
  group.each.setup(() => join(unconfirmedAda))

  async function ask(client: ApiClient) {
    return postEmpty(client, unconfirmedAda, '/activation/resend')
  }

  test('is sent up to three times an hour', async ({ client, test: it, assert }) => {
    const clock = stopTime(it)
    for (const time of [1, 2, 3]) {
      const response = await ask(client)
      response.assertStatus(200)
      assert.equal(await countOf('queue_jobs'), time)
    }
    clock.passes(3_600_000 - 1)
    const fourth = await ask(client)
    fourth.assertStatus(429)
    fourth.assertBodyContains({ refusal: 'too_many_activation_mails', details: { minutes: 1 } })
    assert.equal(await countOf('queue_jobs'), 3)
  })

  test('is announced as sent when it is, not before', async ({ client }) => {
    const ports = await sitePorts()
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
