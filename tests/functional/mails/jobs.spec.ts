import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { requestDownload } from '#core/accounts/data/request_download'
import Order from '#models/order'
import OutboxMessage from '#models/outbox_message'
import Token from '#models/token'
import PrepareDownloadJob from '#jobs/prepare_download_job'
import RemoveDownloadsJob from '#jobs/remove_downloads_job'
import { inTransaction } from '#tests/support/database/transactions'
import { sendMail, waitingMails, workMails } from '#tests/support/mail/mail_jobs'
import { countOf, join } from '#tests/support/people/members'
import { confirm, mailedActivationLink } from '#tests/support/accounts/unconfirmed_member'
import { ada, unconfirmedAda } from '#tests/support/people/people'
import { placeOrder } from '#tests/support/payments/shop'
import { runJob } from '#tests/support/queue/jobs'
import { sitePorts } from '#tests/support/site/ports'

test.group('The job of a download', (group) => {
  inTransaction(group)

  test('makes the file and mails the link', async ({ assert }) => {
    await join(ada())
    const ports = await sitePorts()
    await requestDownload(ports, { userId: ada().user.id })
    const { id: tokenId } = await Token.firstOrFail()
    await runJob(PrepareDownloadJob, { tokenId })
    await workMails('data_ready')
    assert.isNotEmpty(await buffer((await ports.archives.read(tokenId))!))
    const mail = await OutboxMessage.firstOrFail()
    assert.include(mail.text, '/profile/data/')
    await runJob(RemoveDownloadsJob, { tokenIds: [tokenId] })
    assert.isNull(await ports.archives.read(tokenId))
  })
})

test.group('The job of the premium mail', (group) => {
  inTransaction(group)

  test('states how many credits were bought', async ({ client, assert }) => {
    await join(ada())
    const { order } = await placeOrder(client, ada())
    await sendMail({ kind: 'premium', userId: ada().user.id, orderId: order.id })
    const mail = await OutboxMessage.firstOrFail()
    assert.equal(mail.subject, 'Je bent premiumlid van Vonk')
    assert.include(mail.text, `${(await Order.firstOrFail()).credits} credits`)
  })
})

test.group('The job of a mail to a member', (group) => {
  inTransaction(group)

  test('writes in their language', async ({ assert }) => {
    await join(ada())
    await sendMail({ kind: 'terms_changed', userId: ada().user.id })
    const { recipient, subject, text } = await OutboxMessage.firstOrFail()
    assert.equal(recipient, 'ada@example.com')
    assert.equal(subject, 'Nieuwe voorwaarden van Vonk: 1 december 2023')
    assert.include(text, '/pages/terms')
  })

  test('mails nothing {whom}')
    .with([
      { whom: 'to activate who has done so', kind: 'activation', person: ada() },
      { whom: 'to an erased account', kind: 'welcome', person: ada({ user: { email: null } }) },
      {
        whom: 'to tell of new terms who has left',
        kind: 'terms_changed',
        person: ada({ user: { status: 'deletion_pending' } }),
      },
    ] as const)
    .run(async ({ assert }, { kind, person }) => {
      await join(person)
      await sendMail({ kind, userId: person.user.id })
      await sendMail({ kind, userId: crypto.randomUUID() })
      assert.equal(await countOf('outbox'), 0)
    })

  test('is queued to welcome them when they confirm their address', async ({ client, assert }) => {
    await join(unconfirmedAda)
    await confirm(client, await mailedActivationLink())
    assert.lengthOf(await waitingMails('welcome'), 1)
  })
})
