import { test } from '@japa/runner'
import { inConversation, pairLanguage, creditsOf, timesSeen } from '#tests/browser/story/pair'
import { linkMailedTo, countMailsTo } from '#tests/browser/story/outbox'
import { signUp } from '#tests/browser/story/sign_up'
import { timePassesUntil } from '#tests/browser/story/time_travel'
import { busySmtpServer } from '#tests/support/mail/busy_smtp_server'
import { startCommand } from '#tests/support/site/command'
import { startSite, type RunningSite } from '#tests/support/site/running_site'
import { newVisitor } from '#tests/support/browser/shared_site'
import { waitUntil } from '#tests/browser/story/wait_until'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)
let site: RunningSite

test.group('When the server is killed', (group) => {
  group.setup(async () => {
    site = await startSite()
  })
  group.teardown(() => site.stop())

  test('the activation mail of a new member still arrives, once', async ({ assert }) => {
    await loseServer({ QUEUE_WORKER: 'none' })
    const context = await newVisitor({ locale: pairLanguage, baseURL: site.url })
    const page = await context.newPage()
    const robin = { name: 'Robin', email: 'robin@mail.test', country: 'NL', ...zeist } as const
    await signUp(page, t, robin, 'accounts.mail_later_title')
    assert.equal(await countMailsTo(page, robin.email), 0)
    await loseServer({ QUEUE_WORKER: 'web' })

    const link = await linkMailedTo(page, robin.email, '/activate')
    await loseServer()
    assert.equal(await countMailsTo(page, robin.email), 1)
    await page.goto(link)
    await page.getByRole('heading', { name: t('accounts.activated_title') }).waitFor()
    // No mail of this test may be waiting when the next one starts.
    await waitUntil(async () => (await countMailsTo(page, robin.email)) === 2, 'the welcome mail')
    await context.close()
  })

  test('a mail whose delivery was interrupted is sent after the restart', async ({ assert }) => {
    const kim = { name: 'Kim', email: 'kim@mail.test', country: 'NL', ...zeist } as const
    const office = await busySmtpServer(kim.email)
    await loseServer(office.settings)
    const context = await newVisitor({ locale: pairLanguage, baseURL: site.url })
    const page = await context.newPage()
    await signUp(page, t, kim, 'accounts.mail_later_title')
    await office.firstCame
    await loseServer({ ...office.settings, QUEUE_TAKEOVER: '3' })

    await office.secondTaken
    assert.deepEqual(office.taken, [kim.email])
    await context.close()
    await loseServer()
    await office.close()
  })

  test('a separate worker that is stopped finishes its mail first', async ({ assert }) => {
    const noa = { name: 'Noa', email: 'noa@mail.test', country: 'NL', ...zeist } as const
    const office = await busySmtpServer(noa.email)
    await loseServer({ ...office.settings, QUEUE_WORKER: 'none' })
    const worker = startCommand(['queue:work'], { ...site.env, ...office.settings })
    const context = await newVisitor({ locale: pairLanguage, baseURL: site.url })
    await signUp(await context.newPage(), t, noa, 'accounts.mail_later_title')
    const accept = await office.firstCame

    worker.process.kill('SIGTERM')
    setTimeout(accept, 1000)
    assert.equal(await worker.ended, 0)
    assert.deepEqual(office.taken, [noa.email])
    await context.close()
    await loseServer()
    await office.close()
  })

  test('a confirmed message is stored and charged once', async ({ assert }) => {
    const { his, hers, leave } = await inConversation(0, site.url)
    const before = await creditsOf(his.page)
    const answered = his.page.waitForResponse(
      (response) => response.url().endsWith('/messages') && response.status() === 201
    )
    await his.chat.send('Last words')
    await answered
    await loseServer()

    assert.deepEqual(await timesSeen([his, hers], 'Last words'), [1, 1])
    assert.equal(await creditsOf(his.page), before - 1)
    await leave()
  })

  test('an unconfirmed message is sent once after the restart', async ({ assert }) => {
    const { his, hers, leave } = await inConversation(1, site.url)
    const before = await creditsOf(his.page)
    for (const { page } of [his, hers]) await page.clock.install()
    await site.kill()
    await his.chat.send('Into the dark')
    await timePassesUntil(his.log.getByText(t('messaging.not_sent')))
    await site.restart()
    await timePassesUntil(hers.bubble('Into the dark'), his.page)
    await his.isAllSent()

    assert.deepEqual(await timesSeen([his, hers], 'Into the dark'), [1, 1])
    assert.equal(await creditsOf(his.page), before - 1)
    await leave()
  })
})

const zeist = { region: 'Utrecht', city: 'Zeist' }

async function loseServer(settings: NodeJS.ProcessEnv = {}) {
  await site.kill()
  await site.restart(settings)
}
