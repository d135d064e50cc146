import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { banMember } from '#core/moderation/ban_member'
import { Ports } from '#core/ports'
import OutboxMessage from '#models/outbox_message'
import { postEmpty, conversationBetween, say } from '#tests/support/messaging/conversations'
import { useFakeClock } from '#tests/support/time/clock'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk, type Person } from '#tests/support/people/people'
import { sendMail, waitingMails } from '#tests/support/mail/mail_jobs'

async function banForFraud({ user }: Person) {
  await banMember(await app.container.make(Ports), { userId: user.id, breach: 'scam' })
}

test.group('The mail about a removal for fraud', (group) => {
  inTransaction(group)

  /** Ada, with those of these members who wrote to her and whom she answered. */
  async function wroteWith(client: ApiClient, ...writers: Person[]) {
    await join(ada(), ...writers)
    for (const writer of writers)
      await say(client, writer, await conversationBetween(ada(), writer))
  }
  /** Runs the jobs that the bans queued, whatever their time. */
  async function workAll() {
    const waiting = await waitingMails('fraud')
    waiting.sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
    for (const { payload } of waiting) await sendMail(payload)
    return OutboxMessage.all()
  }

  test("is in the reader's language, without a name", async ({ client, assert }) => {
    await wroteWith(client, bob())
    await banForFraud(bob())
    const [mail, ...others] = await workAll()
    assert.lengthOf(others, 0)
    assert.equal(mail.recipient, 'ada@example.com')
    assert.equal(mail.subject, 'Een lid met wie je chatte is verwijderd wegens oplichting')
    assert.include(mail.text, 'Bel dan nu je bank')
    assert.include(mail.text, '/chats')
    assert.notMatch(mail.text, /\bBob\b/)
  })

  test('is one mail, even about several members', async ({ client, test: it, assert }) => {
    const clock = await useFakeClock(it)
    await wroteWith(client, bob(), cleo(), dirk())
    for (const person of [bob(), cleo(), dirk()]) {
      await banForFraud(person)
      clock.advance({ minutes: 1 })
    }
    const [mail, ...others] = await workAll()
    assert.lengthOf(others, 0)
    assert.include(mail.subject, '3 leden')
  })

  test('is not sent to a reader who has seen it on the site, or has left', async ({
    client,
    assert,
  }) => {
    await wroteWith(client, bob())
    const id = await conversationBetween(ada(), bob())
    await banForFraud(bob())
    await postEmpty(client, ada(), `/chats/${id}/read`)
    assert.lengthOf(await workAll(), 0)
    await db.from('participants').update({ unread: 1 })
    await db.from('users').where('id', ada().user.id).update({ status: 'deletion_pending' })
    assert.lengthOf(await workAll(), 0)
  })

  test('is delayed a few minutes', async ({ client, assert }) => {
    await wroteWith(client, bob())
    await banForFraud(bob())
    const [{ at }] = await waitingMails('fraud')
    assert.isAbove(at ?? 0, Date.now())
  })
})
