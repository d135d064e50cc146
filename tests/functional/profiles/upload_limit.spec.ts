import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { unwritableUploadFolder } from '#tests/support/profiles/upload_folder'
import { upload } from '#tests/support/profiles/uploads'

const noPicture = Buffer.from('no picture')

test.group('Uploads', (group) => {
  inTransaction(group)
  group.each.teardown(() => limiter.clear(['memory']))

  test('are limited to 60 in ten minutes; the next says how long to wait', async ({
    assert,
    client,
  }) => {
    await join(ada(), bob())
    for (let count = 1; count <= 60; count++) {
      const heard = await upload(client, ada(), noPicture)
      heard.assertStatus(422)
    }
    const next = await upload(client, ada(), noPicture)
    next.assertStatus(429)
    next.assertHeader('retry-after')
    assert.equal(
      next.body().message,
      'Dit heb je te vaak geprobeerd. Probeer het over 10 minuten opnieuw.'
    )
    const other = await upload(client, bob(), noPicture)
    other.assertStatus(422)
  })

  test('that this site could not store may be tried again', async ({ client, cleanup }) => {
    await join(ada())
    for (let count = 1; count <= 59; count++) await upload(client, ada(), noPicture)
    const makeWritable = unwritableUploadFolder()
    cleanup(makeWritable)
    for (let count = 1; count <= 3; count++) {
      const failed = await upload(client, ada(), noPicture)
      failed.assertStatus(503)
    }
    makeWritable()
    const last = await upload(client, ada(), noPicture)
    last.assertStatus(422)
    const next = await upload(client, ada(), noPicture)
    next.assertStatus(429)
  })
})
