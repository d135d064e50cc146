import { test } from '@japa/runner'
import { banMember } from '#core/moderation/ban_member'
import type { ReportReason } from '#core/moderation/report'
import { participantOf, startConversation, write } from '#tests/support/messaging/core_conversation'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

async function ban(...breaches: ReportReason[]) {
  const ports = await portsWith(bob())
  const userId = bob().user.id
  for (const breach of breaches) await banMember(ports, { userId, breach })
  const { jobs, measures, users } = ports.repositories
  const mailed = jobs.added.flatMap((job) =>
    job.name === 'send_mail' && job.kind === 'measure'
      ? [measures.rows.get(job.measureId)?.breach]
      : []
  )
  return { mailed, reason: (await users.lock(userId))?.banReason }
}

test.group('A member who is banned', () => {
  test('gets one mail with the reason, and another when that becomes fraud', async ({ assert }) => {
    const once = await ban('harassment', 'advertising')
    assert.deepEqual(once, { mailed: ['harassment'], reason: 'rules' })
    const twice = await ban('harassment', 'scam', 'other')
    assert.deepEqual(twice, { mailed: ['harassment', 'scam'], reason: 'fraud' })
  })

  test('for fraud has everybody they wrote to warned in the chat, once', async ({ assert }) => {
    const conversation = await startConversation(ada(), bob())
    const { ports } = conversation
    await write(conversation, bob(), { clientId: 'one' })
    const warned = async (breach: ReportReason) => {
      await banMember(ports, { userId: bob().user.id, breach })
      return (await participantOf(conversation, ada())).unread
    }
    assert.equal(await warned('harassment'), 1)
    assert.equal(await warned('scam'), 2)
    assert.equal(await warned('scam'), 2)
  })
})
