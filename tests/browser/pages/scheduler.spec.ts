import { test } from '@japa/runner'
import { waitUntil } from '#tests/browser/story/wait_until'
import { runSqlAtSite } from '#tests/support/browser/shared_site'

test.group('The scheduler of the web process', () => {
  test('has what is due done', async () => {
    const begun = crypto.randomUUID()
    await runSqlAtSite(`insert into bank_imports (id, file_id, digest, begun_at)
      values ('${begun}', 'A file', 'its digest', 1)`)
    await runSqlAtSite(
      `update queue_schedules set next_run_at = ${await aMomentAgo()} where id = 'note_interrupted_imports'`
    )
    await waitUntil(async () => {
      const sql = `select interrupted_at from bank_imports where id = '${begun}'`
      const [found] = await runSqlAtSite(sql)
      return found.interrupted_at !== null
    }, 'the interrupted import to be noted')
    await runSqlAtSite(`update bank_imports set ended_at = 2 where id = '${begun}'`)
  })
})

/** Moments of the queue are instants on PostgreSQL, milliseconds on SQLite. */
async function aMomentAgo() {
  const [{ next_run_at: next }] = await runSqlAtSite(
    "select next_run_at from queue_schedules where id = 'note_interrupted_imports'"
  )
  return typeof next === 'number' ? String(Date.now() - 1000) : "now() - interval '1 second'"
}
