import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import RemoveOldSentMailsJob from '#jobs/remove_old_sent_mails_job'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { runJob } from '#tests/support/queue/jobs'
import { useFakeClock } from '#tests/support/time/clock'

const day = 86_400_000
const ages = [89, 91]

test.group('Mails of long ago', (group) => {
  inTransaction(group)

  test('are forgotten after 90 days, those that came back too', async ({ assert, test: it }) => {
    const now = (await useFakeClock(it)).now().toMillis()
    const person = ada()
    await join(person)
    for (const age of ages) {
      const id = crypto.randomUUID()
      const row = { id, user_id: person.user.id }
      await db.table('soft_bounces').insert({ ...row, at: now - age * day })
      await db.table('sent_mails').insert({ ...row, kind: 'welcome', sent_at: now - age * day })
    }
    await runJob(RemoveOldSentMailsJob, {})
    const kept = { bounces: await db.from('soft_bounces'), mails: await db.from('sent_mails') }
    assert.deepEqual(
      kept.bounces.map(({ at }) => (now - Number(at)) / day),
      [89]
    )
    assert.deepEqual(
      kept.mails.map((mail) => (now - Number(mail.sent_at)) / day),
      [89]
    )
  })
})
