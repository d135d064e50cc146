import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { mailAboutFraudNow } from '#core/admin/members/mail_about_fraud'
import { mailsAboutFraudAt } from '#core/moderation/fraud/fraud_warning'
import { mailAboutFraud } from '#core/moderation/fraud/warn_partners'
import { ok, refuse } from '#core/result'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { askedMails } from '#tests/support/mail/requested_mails'
import {
  messagesIn,
  participantOf,
  startConversation,
  write,
} from '#tests/support/messaging/core_conversation'
import { lift, taken, threat } from '#tests/support/moderation/core_measures'
import { ada, bob } from '#tests/support/people/people'

const userId = bob().user.id
const scam = { ...threat, breach: 'scam' } as const
const request = 'Please send me 100 euro by Western Union'
const bannedAt = DateTime.utc(2026, 3, 15, 12)

const times = [
  ['nothing was asked for', [], false, 24],
  ['a second admin confirmed it', [], true, 0],
  ['money was asked for just now', [[request, 0]], false, 0],
  ['money was asked for 24 hours ago', [[request, 24]], false, 0],
  ['money was asked for before that', [[request, 24.01]], false, 24],
  ['nobody asked for money', [['Shall we meet?', 0]], false, 24],
] as const

/** Bob wrote to Ada, and is banned for fraud by the admin of `taken`. */
async function banned({
  body = 'Hoi',
  hoursAgo = 0,
  confirmedBy = undefined as string | undefined,
} = {}) {
  const conversation = await startConversation(ada(), bob())
  const { ports } = conversation
  await write(conversation, bob(), { clientId: 'one', body })
  ports.clock.advance({ hours: hoursAgo })
  const ban = () => taken(ports, { kind: 'ban' }, scam, confirmedBy)
  const work = () => mailAboutFraud(ports, { userId })
  const readers = () => askedMails(ports, 'fraud').map((job) => 'userId' in job && job.userId)
  return { ban, conversation, ports, readers, work }
}

test.group('Mails about a ban for fraud', () => {
  for (const [when, asked, isConfirmed, hours] of times) {
    test(`go after ${hours} hours where ${when}`, ({ assert }) => {
      const written = asked.map(([body, ago]) => ({ body, at: bannedAt.minus({ hours: ago }) }))
      const at = mailsAboutFraudAt({ bannedAt, isConfirmed, written })
      assert.equal(at.diff(bannedAt, 'hours').hours, hours)
    })
  }

  test('wait, and go once', async ({ assert }) => {
    const { ban, conversation, ports, readers, work } = await banned()
    await ban()
    assert.equal((await participantOf(conversation, ada())).unread, 2)
    const waits = { name: 'mail_about_fraud', userId } as const
    assert.containSubset(ports.repositories.jobs.added, [waits])
    ports.clock.advance({ hours: 24, milliseconds: -1 })
    await work()
    assert.isEmpty(readers())
    ports.clock.advance({ milliseconds: 1 })
    await work()
    await work()
    assert.deepEqual(readers(), [ada().user.id])
  })

  test('go at once where a second admin confirmed the ban', async ({ assert }) => {
    const { ban, ports, readers, work } = await banned({ confirmedBy: 'another-admin' })
    await ban()
    assert.deepEqual(readers(), [ada().user.id])
    ports.clock.advance({ hours: 24 })
    await work()
    assert.lengthOf(readers(), 1)
  })

  test('go at once where money was asked for, also in a hidden message', async ({ assert }) => {
    const shown = await banned({ body: request, hoursAgo: 24 })
    await shown.ban()
    assert.lengthOf(shown.readers(), 1)
    const old = await banned({ body: request, hoursAgo: 25 })
    await old.ban()
    assert.isEmpty(old.readers())

    const { ban, conversation, ports, readers } = await banned({ body: request })
    const [{ conversationId, id: messageId }] = messagesIn(conversation)
    await taken(ports, { kind: 'hidden_text', messageId, conversationId })
    await ban()
    assert.lengthOf(readers(), 1)
  })

  test('never go once the ban is lifted, even where another one stands', async ({ assert }) => {
    for (const kinds of [['scam'], ['harassment', 'scam']] as const) {
      const { ban, ports, readers, work } = await banned()
      if (kinds.length > 1) await taken(ports, { kind: 'ban' })
      const { id } = await ban()
      await lift(ports, id)
      ports.clock.advance({ hours: 24 })
      await work()
      assert.isEmpty(readers())
      const user = await ports.repositories.users.find(userId)
      assert.equal(user?.banReason, kinds.length > 1 ? 'rules' : null)
    }
  })

  test('wait anew where the member is banned again', async ({ assert }) => {
    const { ban, ports, readers, work } = await banned()
    await lift(ports, (await ban()).id)
    ports.clock.advance({ hours: 12 })
    await ban()
    ports.clock.advance({ hours: 12 })
    await work()
    assert.isEmpty(readers())
    ports.clock.advance({ hours: 12 })
    await work()
    assert.lengthOf(readers(), 1)
  })

  test('are sent before by another admin than who banned', async ({ assert }) => {
    const { ban, ports, readers, work } = await banned()
    const first = { ...actorOf(adminOf('moderator'), ports.clock.now()), adminId: 'an-admin' }
    const second = actorOf(adminOf('moderator'), ports.clock.now())
    const send = (by = second) => mailAboutFraudNow(ports, { by, userId })
    assert.deepEqual(await send(), refuse('warning_not_found'))
    await ban()
    assert.deepEqual(await send(first), refuse('second_admin_needed'))
    assert.deepEqual(await send({ ...second, siteId: 'another' }), refuse('act_not_allowed'))
    assert.isEmpty(readers())
    assert.deepEqual(await send(), ok())
    assert.containSubset(ports.repositories.audit.all.at(-1), { act: 'warn_of_fraud' })
    assert.deepEqual(await send(), refuse('warning_not_found'))
    ports.clock.advance({ hours: 24 })
    await work()
    assert.lengthOf(readers(), 1)
  })
})
