import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'

const id = '01900000-0000-7000-9111-000000000042'

/** A mail that could not be sent, and the same one waiting again. */
async function withFailedJob() {
  const job = {
    id,
    name: 'send_mail',
    payload: { kind: 'news_mail', note: 'Secret' },
    attempts: 12,
  }
  await db.table('queue_jobs').insert({
    id,
    queue: 'default',
    status: 'failed',
    data: JSON.stringify(job),
    finished_at: Date.UTC(2026, 1, 1),
    error:
      'No answer from the mail server: 550 <ada.secret@example.com> at /in?token=abc is unknown',
    dedup_id: 'once',
  })
  const waiting = { id: `${id.slice(0, -1)}3`, queue: 'default', status: 'pending', data: '{}' }
  await db.table('queue_jobs').insert({ ...waiting, dedup_id: 'once' })
}

test.group('Operations in the back office', (group) => {
  inTransaction(group)

  test('show jobs that failed, without what they were to say', async ({ assert, client }) => {
    await withFailedJob()
    const { read } = await adminAtWork(client, 'viewer')
    const text = await read('/admin/operations')
    assert.include(text, 'send_mail')
    assert.include(text, 'No answer from the mail server')
    assert.include(text, 'news_mail')
    for (const kept of ['Secret', 'ada.secret', 'example.com', 'token=abc']) {
      assert.notInclude(text, kept)
    }
    assert.include(text, '550 &lt;[email]&gt;')
    assert.notInclude(text, 'Try again')
  })

  test('let a job run again, also when the same one waits', async ({ assert, client }) => {
    await withFailedJob()
    const { post } = await adminAtWork(client, 'owner')
    const response = await post(`/admin/operations/jobs/${id}/retry`)
    assert.equal(response.status(), 302)
    const row = await db.from('queue_jobs').where('id', id).firstOrFail()
    assert.containSubset(row, { status: 'delayed', finished_at: null, error: null })
    assert.equal(JSON.parse(row.data).attempts, 0)
    assert.isAtMost(Number(row.execute_at), Date.now())
  })
})
