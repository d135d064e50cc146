import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import OpenDistressCaseJob from '#jobs/open_distress_case_job'
import { personalRows } from '#queries/accounts/personal_data'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { account, join } from '#tests/support/people/members'
import { ada, dirk } from '#tests/support/people/people'
import { workJobs } from '#tests/support/queue/jobs'
import { sitePorts } from '#tests/support/site/ports'

const stella = dirk({ profile: { name: 'Stella', fictional: true } })
const words = 'Ik wil niet meer leven. Dag.'

test.group('A member in distress', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), stella))

  test('stands above other work, and in the file, the download and the log', async ({
    assert,
    client,
  }) => {
    const chat = await conversationBetween(ada(), stella)
    const wrote = await say(client, ada(), chat, { body: words })
    wrote.assertStatus(201)
    await workJobs(OpenDistressCaseJob)
    const { id, number } = await db.from('tickets').firstOrFail()
    const path = `/admin/complaints/${id}`
    const { read, shows } = await adminAtWork(client, 'moderator')
    for (const list of ['/admin/complaints', '/admin/reports']) {
      await shows(list, 'Possible distress', `href="${path}"`)
    }
    assert.match(await read('/admin'), /urgency=danger">Danger<\/a>: 1/)
    await shows(path, words, 'Ada', `href="/admin/inbox/${chat}"`, 'Bel of chat met')
    assert.notInclude(await read(path), 'anonymous notice', 'nobody sent one')
    await shows(`/admin/members/${ada().user.id}`, number)
    const download = await Array.fromAsync(personalRows(ada().user.id))
    const entries = download.find(({ table }) => table === 'ticket_entries')
    assert.include(JSON.stringify(entries), words)
    const finance = await adminAtWork(client, 'finance')
    assert.notInclude(await finance.read(path), words)
    assert.include(await finance.read(path), 'shown to those who answer')
    const own = await client.get('/complaints').loginAs(await account(ada()))
    own.assertStatus(200)
    assert.notInclude(own.text(), number)
  })

  test('is helped, and the chat paused, from the case', async ({ assert, client }) => {
    const chat = await conversationBetween(ada(), stella)
    await say(client, ada(), chat, { body: words })
    await workJobs(OpenDistressCaseJob)
    const { id } = await db.from('tickets').firstOrFail()
    const path = `/admin/complaints/${id}`
    const { post, read, shows } = await adminAtWork(client, 'support')
    const form = { client_id: randomUUID() }
    for (let times = 0; times < 2; times++) {
      const helped = await post(`${path}/help`, form)
      helped.assertHeader('location', path)
    }
    const [, help, ...more] = await db.from('messages').orderBy('sequence')
    assert.isEmpty(more)
    assert.include(help.body, '112')
    await post(`${path}/pause`, { on: 1 })
    await shows(path, 'Paused', 'Resume the chat')
    const refused = await say(client, ada(), chat, { body: 'Hallo?' })
    refused.assertBodyContains({ refusal: 'chat_paused' })
    await post(`${path}/pause`, { on: 0 })
    const again = await say(client, ada(), chat, { body: 'Hallo?' })
    again.assertStatus(201)
    await post(`${path}/solution`, { seen: 2, reason: 'She called back' })
    assert.include(await read(path), 'She called back')
    assert.equal((await db.from('tickets').firstOrFail()).state, 'solved')
    const { unitOfWork } = await sitePorts()
    const { profile, user } = ada()
    const member = { userId: user.id, profileId: profile.id, email: user.email }
    await unitOfWork.run(({ erasure }) => erasure.erase(member))
    const kept = await db.from('ticket_entries').whereNot('body', '')
    assert.isEmpty(kept)
  })
})
