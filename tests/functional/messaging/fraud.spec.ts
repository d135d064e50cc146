import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { banMember } from '#core/moderation/ban_member'
import type { ReportReason } from '#core/moderation/report'
import { Ports } from '#core/ports'
import { badges } from '#queries/shell/badges'
import { textsOf } from '#tests/support/browser/texts'
import { drawnPage, open } from '#tests/support/http/open_page'
import { postEmpty, conversationBetween, say } from '#tests/support/messaging/conversations'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, type Person, dirk } from '#tests/support/people/people'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import OutboxMessage from '#models/outbox_message'
import MailAboutFraudJob from '#jobs/mail_about_fraud_job'
import type { FakeClock } from '#tests/fakes/fake_clock'
import { runJob, waitingJobs } from '#tests/support/queue/jobs'
import { useFakeClock } from '#tests/support/time/clock'
import { sendMail, waitingMails } from '#tests/support/mail/mail_jobs'

const t = textsOf('nl')

async function ban({ user }: Person, breach: ReportReason) {
  return banMember(await app.container.make(Ports), { userId: user.id, breach })
}

test.group('A member who was removed for fraud', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob(), cleo()))

  test('is reported to those they wrote to, as an unread notice', async ({ client, assert }) => {
    const id = await conversationBetween(ada(), bob())
    const other = await conversationBetween(ada(), cleo())
    await say(client, bob(), id, { body: 'Send me money' })
    await postEmpty(client, ada(), `/chats/${id}/read`)
    await say(client, cleo(), other)
    await postEmpty(client, ada(), `/chats/${other}/read`)

    await ban(bob(), 'scam')
    await ban(bob(), 'scam')
    assert.equal((await badges(ada().profile.id)).messages, 1)
    const { overview, conversation } = (await open(client, `/chats/${id}`, ada())).inertiaProps
    assert.containsSubset(overview.conversations[0], {
      id,
      unread: 1,
      partner: { fraud: true, name: '' },
    })
    assert.containsSubset(overview.conversations[1], { id: other, partner: { fraud: false } })
    assert.containsSubset(conversation, { partner: { fraud: true, gone: true } })
    assert.equal(conversation.messages[0].body, 'Send me money')
    assert.include(await drawnPage(client, `/chats/${id}`, ada()), t('messaging.removed_for_fraud'))
    await postEmpty(client, ada(), `/chats/${id}/read`)
    assert.equal((await badges(ada().profile.id)).messages, 0)
  })

  test('is not reported to those they never wrote to', async ({ client, assert }) => {
    const id = await conversationBetween(ada(), bob())
    await say(client, ada(), id)
    await ban(bob(), 'scam')
    assert.equal((await badges(ada().profile.id)).messages, 0)
  })

  test('for another reason is gone, and nobody learns why', async ({ client, assert }) => {
    const id = await conversationBetween(ada(), bob())
    await say(client, bob(), id)
    await ban(bob(), 'other')
    const { conversation } = (await open(client, `/chats/${id}`, ada())).inertiaProps
    assert.containsSubset(conversation.partner, { gone: true, fraud: false })
    assert.equal((await badges(ada().profile.id)).messages, 1)
  })
})

test.group('A message that asks for money', (group) => {
  inTransaction(group)

  test('is delivered, with a warning to its reader alone', async ({ client, assert }) => {
    await join(ada(), bob())
    const id = await conversationBetween(ada(), bob())
    const body = 'Maak het over naar NL91 ABNA 0417 1643 00'
    const sent = await say(client, bob(), id, { body })
    assert.containsSubset(sent.body().message, { body, caution: null })
    await say(client, bob(), id, { body: 'Of app me: 06 12345678' })
    const { conversation } = (await open(client, `/chats/${id}`, ada())).inertiaProps
    assert.deepEqual(
      conversation.messages.map(({ caution }: { caution: string }) => caution),
      ['money', 'contact']
    )
    const page = await drawnPage(client, `/chats/${id}`, ada())
    assert.match(page, new RegExp(`role="note"(?:(?!</div>).)*${t('messaging.caution_money')}`))
    assert.match(page, new RegExp(`href="/members/${bob().profile.id}/report[^"]*"`))
  })
})

test.group('The mail about a removal for fraud', (group) => {
  inTransaction(group)

  /** Ada, with those of these members who wrote to her and whom she answered. */
  async function wroteWith(client: ApiClient, ...writers: Person[]) {
    await join(ada(), ...writers)
    for (const writer of writers)
      await say(client, writer, await conversationBetween(ada(), writer))
  }
  /** Runs the jobs that the bans queued, once their time has come, with a minute between them. */
  async function workAll(clock: FakeClock) {
    clock.advance({ hours: 24 })
    for (const { payload } of await waitingJobs<{ userId: string }>('mail_about_fraud')) {
      await runJob(MailAboutFraudJob, payload)
      clock.advance({ minutes: 1 })
    }
    const waiting = await waitingMails('fraud')
    waiting.sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
    for (const { payload } of waiting) await sendMail(payload)
    return OutboxMessage.all()
  }

  test("is in the reader's language, without a name", async ({ client, test: it, assert }) => {
    const clock = await useFakeClock(it)
    await wroteWith(client, bob())
    await ban(bob(), 'scam')
    const [mail, ...others] = await workAll(clock)
    assert.lengthOf(others, 0)
    assert.equal(mail.recipient, 'ada@example.com')
    assert.equal(mail.subject, 'Over een gesprek van je op Vonk: een waarschuwing')
    assert.include(mail.text, 'Een lid met wie je')
    assert.include(mail.text, 'Bel dan nu je bank')
    assert.include(mail.text, '/chats')
    assert.notMatch(mail.text, /\bBob\b/)
  })

  test('is one mail, even about several members', async ({ client, test: it, assert }) => {
    const clock = await useFakeClock(it)
    await wroteWith(client, bob(), cleo(), dirk())
    for (const person of [bob(), cleo(), dirk()]) await ban(person, 'scam')
    const [mail, ...others] = await workAll(clock)
    assert.lengthOf(others, 0)
    assert.include(mail.text, '3 leden')
  })

  test('is not sent to a reader who has seen it, or has left', async ({
    client,
    test: it,
    assert,
  }) => {
    const clock = await useFakeClock(it)
    await wroteWith(client, bob())
    const id = await conversationBetween(ada(), bob())
    await ban(bob(), 'scam')
    await postEmpty(client, ada(), `/chats/${id}/read`)
    assert.lengthOf(await workAll(clock), 0)
    await db.from('participants').update({ unread: 1 })
    await db.from('users').where('id', ada().user.id).update({ status: 'deletion_pending' })
    assert.lengthOf(await workAll(clock), 0)
  })
})
