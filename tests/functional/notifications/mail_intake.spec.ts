import { request } from 'node:http'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import MailIntake from '#commands/mail_intake'
import RemoveOldMailRefusalsJob from '#jobs/remove_old_mail_refusals_job'
import MailRefusal from '#models/mail_refusal'
import { siteUrl } from '#tests/support/http/cookies'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { runCommand } from '#tests/support/operators/run_command'
import { runJob } from '#tests/support/queue/jobs'
import { adasTag, bounce, complaint, wishToEnd } from '#tests/support/mail/inbound_mail'

function handOver(client: ApiClient, source: string, authorization = 'Bearer only-for-tests') {
  return client
    .post('/webhooks/mail')
    .header('authorization', authorization)
    .header('content-type', 'message/rfc822')
    .setup(({ request: sent }) => void sent.send(source))
}

async function listed() {
  return (await runCommand('mail:refusals')).report
}

async function disabled() {
  return (await account(ada())).notificationsDisabled
}

test.group('An inbound mail', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('suspends notifications by mail: {outcome}')
    .with([
      { outcome: 'bounce', write: bounce, purpose: 'bounce' },
      { outcome: 'fbl', write: complaint, purpose: 'unsubscribe' },
      { outcome: 'listunsubscribe', write: wishToEnd, purpose: 'unsubscribe' },
    ] as const)
    .run(async ({ client, assert }, { outcome, write, purpose }) => {
      const response = await handOver(client, write(await adasTag(purpose)))
      response.assertStatus(200)
      response.assertBody({ outcome })
      assert.deepEqual(await disabled(), [outcome])
    })

  test('is read by the command from standard input', async ({ assert, test: it }) => {
    const { input } = MailIntake
    it.cleanup(() => void (MailIntake.input = input))
    MailIntake.input = Readable.from([bounce(await adasTag('bounce'))])
    const ace = await app.container.make('ace')
    const command = await ace.exec('mail:intake', [])
    command.assertSucceeded()
    assert.deepEqual(await disabled(), ['bounce'])
  })

  test('tells the operator, and nobody else, when the site itself is refused', async ({
    client,
    assert,
  }) => {
    const refused = bounce(await adasTag('bounce'), '5.7.1')
    for (let time = 1; time <= 6; time++) {
      const response = await handOver(client, refused)
      response.assertBody({ outcome: 'mail_refused' })
    }
    assert.isEmpty(await disabled())
    assert.match(
      await listed(),
      /^example\.com {2}5\.7\.1 {2}6 times until .*: "smtp; 550 5\.7\.1"/
    )
    await MailRefusal.query().update({ last_at: DateTime.utc().minus({ days: 31 }).toMillis() })
    assert.notInclude(await listed(), 'example.com')
    await runJob(RemoveOldMailRefusalsJob, {})
    assert.equal(await countOf('mail_refusals'), 0)
  })

  test('is ignored when it is an out-of-office note, or nonsense', async ({ client, assert }) => {
    const note = 'From: bob@example.com\r\nTo: hello@vonk.example\r\n\r\nI am away.\r\n'
    for (const mail of [note, 'no mail at all', '\0\xff']) {
      const response = await handOver(client, mail)
      response.assertBody({ outcome: 'not_a_report' })
    }
    assert.isEmpty(await disabled())
  })

  test('is refused without the token', async ({ client, assert }) => {
    const mail = bounce(await adasTag('bounce'))
    for (const authorization of ['', 'Bearer', 'Bearer only-for-test', 'only-for-tests']) {
      const response = await handOver(client, mail, authorization)
      response.assertStatus(401)
    }
    assert.isEmpty(await disabled())
  })

  test('is refused without the token before a byte of it has come: {type}')
    .with([
      { type: 'message/rfc822' },
      { type: 'application/json' },
      { type: 'multipart/form-data' },
    ])
    .run(async ({ assert }, { type }) => {
      const headers = { 'authorization': 'Bearer a-guess', 'content-type': type }
      assert.equal(await statusOfUnsent({ ...headers, 'content-length': '13000000' }), 401)
    })
})

/** What is answered to a request whose body is announced and never sent. */
function statusOfUnsent(headers: Record<string, string>) {
  return new Promise((fulfil, reject) => {
    const asked = request(`${siteUrl}/webhooks/mail`, { method: 'POST', headers }, (response) => {
      fulfil(response.statusCode)
      asked.destroy()
    })
    asked.on('error', reject)
    asked.flushHeaders()
  })
}
