import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { sendActivationMail } from '#core/accounts/send_activation_mail'
import { Ports } from '#core/ports'
import { defaultSettings } from '#core/sites/settings'
import OutboxMessage from '#models/outbox_message'
import { openChat, say } from '#tests/support/chat'
import { moveableClock } from '#tests/support/clock'
import { inTransaction } from '#tests/support/database'
import { account, countOf, join } from '#tests/support/members'
import { ada, bob } from '#tests/support/people'

const newcomer = ada({
  user: { status: 'not_confirmed', confirmedAt: null },
  profile: { status: 'disabled' },
})

/** Sends the mail; answers the link in it, without the site. */
async function mailedLink() {
  const ports = await app.container.make(Ports)
  await sendActivationMail(ports, { userId: newcomer.user.id, settings: defaultSettings })
  const mail = await OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
  return /\/activate\?token=\S+/.exec(mail.text)?.[0] ?? ''
}

function open(client: ApiClient, link: string) {
  return client.get(link).redirects(0)
}

test.group('The link in the activation mail', (group) => {
  inTransaction(group)

  test('makes user and profile active', async ({ client, assert }) => {
    await join(newcomer)
    const response = await open(client, await mailedLink())

    response.assertHeader('location', '/activate/done')
    const user = await account(newcomer)
    await user.load('profile')
    assert.deepEqual([user.status, user.profile.status], ['active', 'active'])
  })

  test('lets messages go out that waited for it', async ({ client, assert }) => {
    await join(newcomer, bob())
    await say(client, newcomer, await openChat(newcomer, bob()), { body: 'Hoi Bob' })
    await open(client, await mailedLink())
    const { body } = await client
      .get('/chats')
      .loginAs(await account(bob()))
      .accept('json')
      .withInertia()
      .then((response) => ({ body: JSON.stringify(response.body()) }))
    assert.include(body, 'Hoi Bob')
  })

  test('does no harm when it is opened again', async ({ client }) => {
    await join(newcomer)
    const link = await mailedLink()
    await open(client, link)
    const response = await open(client, link)
    response.assertHeader('location', '/activate/done')
  })

  test('works for seven days', async ({ client, test: it }) => {
    const clock = await moveableClock(it)
    await join(newcomer)
    const link = await mailedLink()
    clock.advance({ days: 7, seconds: -1 })
    const response = await open(client, link)
    response.assertHeader('location', '/activate/done')
  })

  test('has expired after seven days, and changes nothing', async ({ client, test: it, assert }) => {
    const clock = await moveableClock(it)
    await join(newcomer)
    const link = await mailedLink()
    clock.advance({ days: 7 })
    const response = await open(client, link)
    response.assertHeader('location', '/activate/error?reason=expired')
    assert.equal((await account(newcomer)).status, 'not_confirmed')
  })

  test('no longer works once a newer one is sent', async ({ client }) => {
    await join(newcomer)
    const first = await mailedLink()
    const second = await mailedLink()
    const old = await open(client, first)
    old.assertHeader('location', '/activate/error?reason=expired')
    const response = await open(client, second)
    response.assertHeader('location', '/activate/done')
  })

  for (const link of ['/activate', '/activate?token=', '/activate?token=x', '/activate?token[]=x']) {
    test(`activates nobody as ${link}`, async ({ client, assert }) => {
      await join(newcomer)
      const response = await open(client, link)
      response.assertHeader('location', '/activate/error?reason=invalid')
      assert.equal((await account(newcomer)).status, 'not_confirmed')
    })
  }

  test('is not kept itself, only its digest', async ({ assert }) => {
    await join(newcomer)
    const secret = (await mailedLink()).split('=')[1]

    assert.notInclude(JSON.stringify(await db.from('tokens')), secret)
  })
})

test.group('Another activation mail', (group) => {
  inTransaction(group)
  group.each.setup(() => limiter.clear(['memory']))

  async function ask(client: ApiClient) {
    return client
      .post('/activation/resend')
      .loginAs(await account(newcomer))
      .withCsrfToken()
      .accept('json')
  }

  test('comes as often as three times an hour', async ({ client, assert }) => {
    await join(newcomer)
    for (const time of [1, 2, 3]) {
      const response = await ask(client)
      response.assertStatus(200)
      assert.equal(await countOf('queue_jobs'), time)
    }
  })

  test('does not come a fourth time', async ({ client, assert }) => {
    await join(newcomer)
    for (let time = 1; time <= 3; time++) await ask(client)
    const response = await ask(client)
    response.assertStatus(422)
    response.assertBodyContains({ refusal: 'too_many_activation_mails', details: { minutes: 60 } })
    assert.equal(await countOf('queue_jobs'), 3)
  })

  test('is of no use to a confirmed member', async ({ client, assert }) => {
    await join(bob())
    const response = await client
      .post('/activation/resend')
      .loginAs(await account(bob()))
      .withCsrfToken()
      .redirects(0)
    response.assertHeader('location', '/members')
    assert.equal(await countOf('queue_jobs'), 0)
  })

  test('needs a login', async ({ client, assert }) => {
    const response = await client.post('/activation/resend').withCsrfToken().accept('json')
    response.assertStatus(403)
    assert.equal(await countOf('queue_jobs'), 0)
  })

  test('is announced as sent when it is, not before', async ({ client }) => {
    await join(newcomer)
    const ports = await app.container.make(Ports)
    await ports.unitOfWork.run(({ jobs }) =>
      jobs.add({ name: 'send_activation_mail', userId: newcomer.user.id })
    )
    const state = async () => {
      const reader = await account(newcomer)
      return client.get('/activation').loginAs(reader).accept('json')
    }
    const waiting = await state()
    waiting.assertBody({ sent: false })

    await mailedLink()

    await db.from('queue_jobs').delete()
    const done = await state()
    done.assertBody({ sent: true })
  })
})
