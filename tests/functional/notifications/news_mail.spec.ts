import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Test } from '@japa/runner/core'
import { FakeClock } from '#tests/fakes/fake_clock'
import type { NewsLine } from '#core/notifications/mail/news'
import { Ports } from '#core/ports'
import SendNewsMailJob from '#jobs/send_news_mail_job'
import type { Mail } from '#mails/mail'
import { Mailer } from '#mails/mailer'
import type { Reader } from '#mails/reader'
import MailWish from '#models/mail_wish'
import NewsMail from '#models/news_mail'
import { postEmpty, conversationBetween, say } from '#tests/support/messaging/conversations'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { waitingJobs, workJobs } from '#tests/support/queue/jobs'
import { like } from '#tests/support/likes/likes'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk, type Person } from '#tests/support/people/people'

const fiction = dirk({ profile: { fictional: true } })
const work = () => workJobs(SendNewsMailJob)
const waiting = () => waitingJobs('send_news_mail')

/** Records the mails instead of sending them. */
class RecordingMailer extends Mailer {
  readonly sent: { kind: string; reader: Reader; facts: object }[] = []

  async send<Facts extends object>({ kind }: Mail<Facts>, reader: Reader, facts: Facts) {
    this.sent.push({ kind, reader, facts })
    return true
  }
}

function linesIn(facts: object): readonly NewsLine[] {
  return 'lines' in facts && Array.isArray(facts.lines) ? facts.lines : []
}

/** Records mails, with a clock that stands still until the test moves it. */
async function recordedMails(it: Test) {
  const clock = new FakeClock()
  const ports = { ...(await app.container.make(Ports)), clock }
  const mailer = new RecordingMailer(ports)
  app.container.swap(Ports, () => ports)
  app.container.swap(Mailer, () => mailer)
  it.cleanup(() => {
    app.container.restore(Ports)
    app.container.restore(Mailer)
  })
  return { mailer, clock }
}

test.group('The mail about what a member has not seen', (group) => {
  let mailer: RecordingMailer
  let clock: FakeClock
  inTransaction(group)
  group.each.setup(async (it) => {
    const recorded = await recordedMails(it)
    mailer = recorded.mailer
    clock = recorded.clock
    await join(ada(), bob(), cleo())
  })

  const later = async (minutes: number) => {
    clock.advance({ minutes })
    await work()
  }
  const sentNews = () => mailer.sent.flatMap(({ facts }) => linesIn(facts))

  test('is sent after five minutes, with who wrote and how often, not what', async ({
    client,
    assert,
  }) => {
    const chat = await conversationBetween(ada(), bob())
    for (const body of ['Geheim', 'Ook geheim']) await say(client, bob(), chat, { body })
    await later(4)
    assert.isEmpty(mailer.sent)
    await later(1)

    const actor = { name: 'Bob', fictional: false }
    assert.containSubset(mailer.sent, [
      {
        kind: 'news',
        reader: { userId: ada().user.id, email: 'ada@example.com', language: 'nl', name: 'Ada' },
        facts: {
          messages: 2,
          lines: [{ kind: 'new_message', actor, count: 2, path: `/chats/${chat}` }],
        },
      },
    ])
    assert.notInclude(JSON.stringify(mailer.sent), 'eheim')
  })

  test('is scheduled with the message, once for all that follow', async ({ client, assert }) => {
    const chat = await conversationBetween(ada(), bob())
    for (let message = 0; message < 3; message++) await say(client, bob(), chat)
    await say(client, cleo(), await conversationBetween(ada(), cleo()))
    assert.deepEqual(
      (await waiting()).map(({ payload }) => payload),
      [{ profileId: ada().profile.id }]
    )
    await later(5)
    assert.lengthOf(mailer.sent, 1)
    assert.lengthOf(sentNews(), 2)
  })

  test('is dropped when the message was read or removed, or its sender is blocked', async ({
    client,
    assert,
  }) => {
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat)
    await postEmpty(client, ada(), `/chats/${chat}/read`)
    await later(5)
    assert.isEmpty(mailer.sent)
    assert.isEmpty(await waiting())
    const said = await say(client, bob(), chat)
    await db
      .from('messages')
      .where('id', said.body().message.id)
      .update({ body: '', removed_at: 1 })
    await say(client, cleo(), await conversationBetween(ada(), cleo()))
    await block(ada(), cleo())
    await later(5)
    assert.isEmpty(mailer.sent)
  })

  test('repeats no news, and is sent at most once an hour', async ({ client, assert }) => {
    await MailWish.keep(ada().user.id, { pace: 'at_once', isNeutral: false })
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat)
    await later(5)
    await say(client, bob(), chat)
    await later(5)
    assert.lengthOf(mailer.sent, 1)
    await later(54)
    assert.lengthOf(mailer.sent, 1)
    await later(1)
    assert.lengthOf(mailer.sent, 2)
    assert.deepEqual(
      sentNews().map(({ count }) => count),
      [1, 1]
    )
    await later(60)
    assert.lengthOf(mailer.sent, 2)
  })

  test('comes once a day to who has not chosen, and not at night', async ({ client, assert }) => {
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat)
    await later(5)
    await say(client, bob(), chat)
    await later(24 * 60 - 1)
    assert.lengthOf(mailer.sent, 1)
    await later(1)
    assert.lengthOf(mailer.sent, 2)
    await later(11 * 60)
    await say(client, cleo(), await conversationBetween(ada(), cleo()))
    await NewsMail.query().update({ sent_at: null })
    await later(5)
    assert.lengthOf(mailer.sent, 2, 'at night')
    await later(8 * 60)
    assert.lengthOf(mailer.sent, 3)
  })

  test('comes ever later to who stays away, until they are back', async ({ client, assert }) => {
    const chat = await conversationBetween(ada(), bob())
    const awayFor = async (unanswered: number) => {
      await say(client, bob(), chat)
      await NewsMail.query().update({ unanswered })
      await later(5)
      return mailer.sent.length
    }
    assert.equal(await awayFor(0), 1)
    await db.from('news_mails').update({ sent_at: clock.now().minus({ days: 6 }).toMillis() })
    assert.equal(await awayFor(4), 1)
    // Away for longer than half an hour.
    await db.from('profiles').where('id', ada().profile.id).update({ last_active_at: 1 })
    await open(client, '/members', ada())
    await say(client, bob(), chat)
    await later(5)
    assert.lengthOf(mailer.sent, 2)
    assert.equal((await NewsMail.findOrFail(ada().profile.id)).unanswered, 1)
  })

  test("respects the member's switch", async ({ client, assert }) => {
    const off = { user_id: ada().user.id, kind: 'new_message', channel: 'mail' }
    await db.table('notification_switches').insert(off)
    await say(client, bob(), await conversationBetween(ada(), bob()))
    await like(client, cleo(), ada())
    await later(5)
    assert.deepEqual(
      sentNews().map(({ kind }) => kind),
      ['new_like']
    )
  })

  test('names matches to a free member, and counts likes', async ({ client, assert }) => {
    await join(dirk({ profile: { sexuality: 'bi' } }))
    await like(client, ada(), bob())
    await like(client, bob(), ada())
    await like(client, cleo(), ada())
    await like(client, dirk(), ada())
    await later(5)
    const adas = mailer.sent.filter(({ reader }) => reader.userId === ada().user.id)
    assert.containSubset(adas, [
      {
        facts: {
          messages: 0,
          lines: [
            { kind: 'match', actor: { name: 'Bob' }, path: `/likes/m/${bob().profile.id}` },
            { kind: 'new_like', actor: null, count: 2, path: '/likes/received' },
          ],
        },
      },
    ])
    assert.notInclude(JSON.stringify(adas), 'Cleo')
  })

  test('names likers and visitors to a premium member', async ({ client, assert }) => {
    await db.from('users').where('id', ada().user.id).update({ paid_user: true })
    await like(client, bob(), ada())
    await open(client, `/members/${ada().profile.id}`, cleo())
    await later(5)
    assert.containSubset(sentNews(), [
      { kind: 'new_like', actor: { name: 'Bob' } },
      { kind: 'visit', actor: { name: 'Cleo' }, path: '/visits' },
    ])
  })

  test('never names a fictional profile without its label', async ({ client, assert }) => {
    await join(fiction)
    await say(client, fiction, await conversationBetween(ada(), fiction))
    await later(5)
    assert.containSubset(sentNews(), [{ actor: { name: 'Dirk', fictional: true } }])
  })

  test('is retried when its first try failed', async ({ client, assert }) => {
    await say(client, bob(), await conversationBetween(ada(), bob()))
    const { send } = mailer
    mailer.send = async () => {
      throw new Error('No mail server')
    }
    const [{ payload }] = await waitingJobs<{ profileId: string }>('send_news_mail')
    clock.advance({ minutes: 5 })
    await assert.rejects(work)
    mailer.send = send
    const ports = await app.container.make(Ports)
    await ports.unitOfWork.run(({ jobs }) => jobs.add({ name: 'send_news_mail', ...payload }))
    await work()
    assert.lengthOf(mailer.sent, 1)
  })

  test('is not sent to a closed account', async ({ client, assert }) => {
    await say(client, bob(), await conversationBetween(ada(), bob()))
    await status(ada(), 'banned')
    await later(5)
    assert.isEmpty(mailer.sent)
  })

  test('is scheduled again when the job was lost', async ({ client, assert }) => {
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat)
    await db.from('queue_jobs').delete()
    clock.advance({ days: 1 })
    await say(client, bob(), chat)
    assert.isEmpty(await waiting())
    clock.advance({ days: 2 })
    await say(client, bob(), chat)
    assert.lengthOf(await waiting(), 1)
  })
})

async function status({ user }: Person, to: string) {
  await db.from('users').where('id', user.id).update({ status: to })
}
