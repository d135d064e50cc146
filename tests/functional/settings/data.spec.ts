import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import EndDownloadsJob from '#jobs/end_downloads_job'
import { oldDownloads } from '#queries/accounts/old_downloads'
import { stepsOf } from '#tests/support/database/query_plan'
import { open } from '#tests/support/http/open_page'
import { sendForm } from '#tests/support/http/send_form'
import { useFakeClock } from '#tests/support/time/clock'
import { inTransaction } from '#tests/support/database/transactions'
import { makeDownload, rowsIn } from '#tests/support/accounts/downloads'
import { account, join } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'
import { unzip } from '#tests/support/accounts/unzip'

test.group("The page of the member's own data", (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('shows the state of the download: requested, ready and expired', async ({
    client,
    test: it,
    assert,
  }) => {
    const clock = await useFakeClock(it)
    assert.deepEqual(await shown(client), { state: 'over', readyAt: null, mayAsk: true })
    const asked = await sendForm(client, ada(), '/profile/data')
    asked.assertHeader('location', '/profile/data')
    assert.deepEqual(await shown(client), { state: 'preparing', readyAt: null, mayAsk: false })
    await makeDownload()
    const readyAt = clock.now().toISO()
    assert.deepEqual(await shown(client), { state: 'ready', readyAt, mayAsk: false })
    clock.advance({ days: 1, milliseconds: 1 })
    assert.deepEqual(await shown(client), { state: 'ready', readyAt, mayAsk: true })
    clock.advance({ days: 6 })
    assert.deepEqual(await shown(client), { state: 'over', readyAt: null, mayAsk: true })
  })
})

test.group('The link to a download', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('is mailed, and leads the owner to a button', async ({ client, assert }) => {
    const { mail, link } = await made(client)
    assert.equal(mail.recipient, 'ada@example.com')
    assert.equal(mail.subject, 'Je gegevens bij Vonk staan klaar')
    const page = await open(client, link, ada())
    page.assertInertiaComponent('settings/data_ready')
    page.assertInertiaPropsContains({ file: `${link}/file` })
  })

  test('gives the owner a ZIP, as often as they like', async ({ client, assert }) => {
    const { link } = await made(client)
    await get(client, `${link}/file`, ada())
    const file = await get(client, `${link}/file`, ada())
    file.assertStatus(200)
    file.assertHeader('content-type', 'application/zip')
    file.assertHeader('cache-control', 'private, no-store')
    assert.match(
      String(file.header('content-disposition')),
      /^attachment; filename="my-data-[\d-]{10}\.zip"$/
    )
    assert.containSubset(rowsIn(await unzip(file.body()), 'profiles'), [{ name: 'Ada' }])
  })

  test('is not found for anybody else', async ({ client }) => {
    const { link } = await made(client)
    for (const path of [link, `${link}/file`]) {
      ;(await get(client, path, bob())).assertStatus(404)
      const visitor = await client.get(path).redirects(0)
      visitor.assertHeader('location', '/login')
    }
  })

  test('is not found when it is forged, or of another purpose', async ({ client }) => {
    const { id, link } = await made(client)
    ;(await get(client, '/profile/data/made-up', ada())).assertStatus(404)
    await db.from('tokens').where('id', id).update({ purpose: 'return' })
    for (const path of [link, `${link}/file`]) {
      ;(await get(client, path, ada())).assertStatus(404)
    }
  })

  test('says so after seven days, and gives no file', async ({ client, test: it }) => {
    const clock = await useFakeClock(it)
    const { link } = await made(client)
    clock.advance({ days: 7, milliseconds: -1 })
    ;(await get(client, `${link}/file`, ada())).assertStatus(200)
    clock.advance({ milliseconds: 1 })
    ;(await get(client, `${link}/file`, ada())).assertStatus(404)
    const page = await open(client, link, ada())
    page.assertInertiaPropsContains({ file: null })
  })
})

test.group('The file of a download', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('is removed by the schedule after seven days', async ({ client, test: it, assert }) => {
    const clock = await useFakeClock(it)
    const { id } = await made(client)
    const endAll = await app.container.make(EndDownloadsJob)
    clock.advance({ days: 7, milliseconds: -1 })
    await endAll.execute()
    assert.isEmpty(await removals())
    clock.advance({ milliseconds: 1 })
    await endAll.execute()
    await endAll.execute()
    assert.deepEqual(await removals(), [[id]])
  })

  test('is found by its end, among the tokens of everybody', async ({ assert }) => {
    const steps = await stepsOf(() => oldDownloads(DateTime.utc()), ['tokens'])
    assert.include(steps.join(), 'tokens_of_downloads')
  })
})

async function made(client: ApiClient) {
  await sendForm(client, ada(), '/profile/data')
  return makeDownload()
}

async function get(client: ApiClient, path: string, reader: Person) {
  const request = client.get(path).loginAs(await account(reader))
  request.request.responseType('blob')
  return request
}

async function shown(client: ApiClient) {
  return (await open(client, '/profile/data', ada())).inertiaProps.last
}

/** The downloads whose files are queued for removal, one list per job. */
async function removals() {
  const rows = await db.from('queue_jobs').whereLike('data', '%"remove_downloads"%')
  return rows.map(({ data }) => JSON.parse(data).payload.tokenIds)
}
