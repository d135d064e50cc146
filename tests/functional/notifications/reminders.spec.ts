import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { FakeClock } from '#tests/fakes/fake_clock'
import type { RecordingPushNotifier } from '#tests/fakes/recording_push_notifier'
import SendMailJob from '#jobs/send_mail_job'
import SendRemindersJob from '#jobs/send_reminders_job'
import OutboxMessage from '#models/outbox_message'
import User from '#models/user'
import { inTransaction } from '#tests/support/database/transactions'
import { block } from '#tests/support/likes/blocks'
import { conversationBetween, postEmpty, say } from '#tests/support/messaging/conversations'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { setSetting } from '#tests/support/sites/settings'
import { recordedPushes, subscribe, workPushes } from '#tests/support/push/pushes'
import { runJob, workJobs } from '#tests/support/queue/jobs'

test.group('Reminders and offers', (group) => {
  let push: RecordingPushNotifier
  let clock: FakeClock
  inTransaction(group)
  group.each.setup(async (it) => {
    const recorded = await recordedPushes(it)
    push = recorded.push
    clock = recorded.clock
    await join(ada(), bob(), cleo({ profile: { fictional: true } }))
  })

  /** Sends what is due, and returns the mails and pushes to Ada. */
  const due = async () => {
    await runJob(SendRemindersJob, {})
    await workJobs(SendMailJob)
    await workPushes()
    const mails = await OutboxMessage.query().where('recipient', 'like', '%ada@example.com%')
    return { mails, pushes: push.sent.filter(({ tag }) => /^(reminders|offers)/.test(tag)) }
  }
  const turn = (kind: string, channel: string, isOn: boolean) =>
    db.table('notification_switches').insert({ user_id: ada().user.id, kind, channel, is_on: isOn })
  const wait = (days: number) => clock.advance({ days })

  test('tell of unread messages after three days, once, with who wrote and not what', async ({
    client,
    assert,
  }) => {
    await subscribe(client, ada(), 'https://push.example/phone')
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat, { body: 'Geheim' })
    clock.advance({ days: 2, hours: 23 })
    assert.isEmpty((await due()).mails)
    clock.advance({ hours: 2 })
    const { mails, pushes } = await due()
    assert.lengthOf(mails, 1)
    assert.equal(mails[0].subject, 'Op Vonk wacht een bericht op je')
    assert.include(mails[0].text, 'Bob heeft je een bericht gestuurd')
    assert.notInclude(mails[0].text + mails[0].html, 'Geheim')
    assert.deepEqual(
      pushes.map(({ body, openUrl }) => ({ body, openUrl })),
      [{ body: 'Er wachten berichten op je', openUrl: '/chats' }]
    )
    clock.advance({ hours: 1 })
    const again = await due()
    assert.deepEqual([again.mails.length, again.pushes.length], [1, 1])
  })

  test('tell of unread messages after {$self} days where the site of the reader has that')
    .with([30])
    .run(async ({ client, assert }, days) => {
      await setSetting('unread_reminder_days', days)
      await say(client, bob(), await conversationBetween(ada(), bob()))
      wait(days - 1)
      assert.isEmpty((await due()).mails)
      clock.advance({ days: 1, minutes: 5 })
      assert.lengthOf((await due()).mails, 1)
    })

  test('do not tell of messages that were read, of the blocked, or of fictional profiles', async ({
    client,
    assert,
  }) => {
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat)
    await postEmpty(client, ada(), `/chats/${chat}/read`)
    await say(client, cleo(), await conversationBetween(ada(), cleo()))
    wait(3)
    assert.isEmpty((await due()).mails)
    await say(client, bob(), chat)
    await block(ada(), bob())
    wait(3)
    assert.isEmpty((await due()).mails)
  })

  test('are mailed in the morning, if they are still true then', async ({ client, assert }) => {
    clock.set(DateTime.utc(2026, 3, 2, 2))
    await say(client, bob(), await conversationBetween(ada(), bob()))
    clock.set(DateTime.utc(2026, 3, 5, 2, 5))
    assert.isEmpty((await due()).mails)
    clock.set(DateTime.utc(2026, 3, 5, 7))
    assert.lengthOf((await due()).mails, 1)
  })

  test('respect the switches, and mail that is disabled', async ({ client, assert }) => {
    await subscribe(client, ada(), 'https://push.example/phone')
    await turn('reminders', 'push', false)
    await User.query().where('id', ada().user.id).update({ notifications_disabled: '["bounce"]' })
    await say(client, bob(), await conversationBetween(ada(), bob()))
    wait(3)
    assert.deepEqual(await due(), { mails: [], pushes: [] })
  })

  test('tell of the last hour of the welcome bonus, by the clock of the member', async ({
    client,
    assert,
  }) => {
    await subscribe(client, ada(), 'https://push.example/phone')
    await turn('offers', 'mail', true)
    await signedUpAt(clock.now())
    clock.advance({ hours: 3, minutes: 2 })
    const { mails, pushes } = await due()
    assert.lengthOf(mails, 1)
    // Sixteen hours UTC is seventeen in Amsterdam, in winter.
    assert.equal(mails[0].subject, 'Je welkomstbonus op Vonk loopt tot 1 maart 2026, 17:00')
    assert.include(mails[0].text, '/credits')
    assert.deepEqual(
      pushes.map(({ body, openUrl }) => ({ body, openUrl })),
      [{ body: 'Je welkomstbonus loopt binnen een uur af', openUrl: '/credits' }]
    )
    clock.advance({ minutes: 5 })
    assert.lengthOf((await due()).mails, 1)
  })

  test('push no offer whose bonus ends in the quiet hours', async ({ client, assert }) => {
    await subscribe(client, ada(), 'https://push.example/phone')
    clock.set(DateTime.utc(2026, 3, 1, 19, 30))
    await signedUpAt(clock.now())
    clock.advance({ hours: 3 })
    assert.isEmpty((await due()).pushes)
    clock.set(DateTime.utc(2026, 3, 2, 7, 1))
    await workPushes()
    assert.isEmpty(push.sent)
  })

  test('offer nothing that nobody asked for, or that was bought', async ({ assert }) => {
    await signedUpAt(clock.now())
    clock.advance({ hours: 3, minutes: 2 })
    assert.isEmpty((await due()).mails)
    await turn('offers', 'mail', true)
    await db.from('reminders').delete()
    await User.query().where('id', ada().user.id).update({ paid_user: true })
    assert.isEmpty((await due()).mails)
  })

  test('remind of the way back two days before it ends, by a link', async ({ assert }) => {
    const userId = ada().user.id
    await db.table('account_deletions').insert({
      user_id: userId,
      reason: 'time',
      status_before: 'active',
      requested_at: clock.now().toMillis(),
    })
    await User.query().where('id', userId).update({ status: 'deletion_pending' })
    clock.advance({ days: 11 })
    assert.isEmpty((await due()).mails)
    clock.advance({ days: 1 })
    const { mails } = await due()
    assert.lengthOf(mails, 1)
    assert.include(mails[0].subject, '15 maart 2026')
    assert.match(mails[0].text, /\/account\/return\?token=\S+/)
    assert.notMatch(mails[0].text, /Je hebt je account/, 'the site deletes unused ones')
    assert.lengthOf((await due()).mails, 1)
  })

  async function signedUpAt(moment: DateTime) {
    await User.query().where('id', ada().user.id).update({ signup_date: moment.toMillis() })
  }
})
