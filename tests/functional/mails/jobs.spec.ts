import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import { requestDownload } from '#core/accounts/data/request_download'
import { Ports } from '#core/ports'
import Order from '#models/order'
import OutboxMessage from '#models/outbox_message'
import Token from '#models/token'
import User from '#models/user'
import PrepareDownloadJob from '#jobs/prepare_download_job'
import RemoveDownloadsJob from '#jobs/remove_downloads_job'
import { inTransaction } from '#tests/support/database/transactions'
import { sendMail, waitingMails, workMails } from '#tests/support/mail/mail_jobs'
import { countOf, join } from '#tests/support/people/members'
import { mailedActivationLink } from '#tests/support/accounts/unconfirmed_member'
import { ada, unconfirmedAda } from '#tests/support/people/people'
import { placeOrder } from '#tests/support/payments/shop'
import { runJob } from '#tests/support/queue/jobs'

test.group('The job of the activation mail', (group) => {
  inTransaction(group)

  test('mails the link in the language of the member', async ({ assert }) => {
    await join(unconfirmedAda)
    await sendMail({ kind: 'activation', userId: unconfirmedAda.user.id })
    const mail = await OutboxMessage.firstOrFail()
    assert.equal(mail.recipient, 'ada@example.com')
    assert.equal(mail.subject, 'Bevestig je e-mailadres bij Vonk')
    assert.include(mail.text, '/activate?token=')
  })

  test('mails nothing to a member who has confirmed already, or left', async ({ assert }) => {
    await join(ada())
    await sendMail({ kind: 'activation', userId: ada().user.id })
    await sendMail({ kind: 'activation', userId: crypto.randomUUID() })
    assert.equal(await countOf('outbox'), 0)
  })
})

test.group('The job of a download', (group) => {
  inTransaction(group)

  test('makes the file and mails the link', async ({ test: it, assert }) => {
    drive.fake()
    it.cleanup(() => drive.restore())
    await join(ada())
    const ports = await app.container.make(Ports)
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

  test('states how many credits were bought, unless the account has been erased', async ({
    client,
    assert,
  }) => {
    await join(ada())
    const { order } = await placeOrder(client, ada())
    await sendMail({ kind: 'premium', userId: ada().user.id, orderId: order.id })
    const mail = await OutboxMessage.firstOrFail()
    assert.include(mail.text, 'Hallo Ada')
    assert.include(mail.text, `${(await Order.firstOrFail()).credits} credits`)
    await OutboxMessage.query().delete()
    await User.query().update({ email: null })
    await sendMail({ kind: 'premium', userId: ada().user.id, orderId: order.id })
    assert.equal(await countOf('outbox'), 0)
  })
})

test.group('The job of the welcome mail', (group) => {
  inTransaction(group)

  test('is queued when the member confirms their address', async ({ client, assert }) => {
    await join(unconfirmedAda)
    await client.get(await mailedActivationLink()).redirects(0)
    assert.lengthOf(await waitingMails('welcome'), 1)
  })

  test('welcomes a member in their language', async ({ assert }) => {
    await join(ada())
    await sendMail({ kind: 'welcome', userId: ada().user.id })
    const mail = await OutboxMessage.firstOrFail()
    assert.equal(mail.subject, 'Welkom bij Vonk')
    assert.include(mail.text, 'Hallo Ada')
  })

  test('mails nothing to an account that has been erased', async ({ assert }) => {
    await join(ada({ user: { email: null } }))
    await sendMail({ kind: 'welcome', userId: ada().user.id })
    assert.equal(await countOf('outbox'), 0)
  })
})

test.group('The job of the mail about changed terms', (group) => {
  inTransaction(group)

  test('leads to the terms, in the language of the member', async ({ assert }) => {
    await join(ada())
    await sendMail({ kind: 'terms_changed', userId: ada().user.id })
    const mail = await OutboxMessage.firstOrFail()
    assert.equal(mail.subject, 'De voorwaarden van Vonk zijn veranderd')
    assert.include(mail.text, '/pages/terms')
  })

  test('mails nothing to a member who has left', async ({ assert }) => {
    await join(ada({ user: { status: 'deletion_pending' } }))
    await sendMail({ kind: 'terms_changed', userId: ada().user.id })
    assert.equal(await countOf('outbox'), 0)
  })
})
