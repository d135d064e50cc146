import { test } from '@japa/runner'
import type { APIResponse, Page } from 'playwright'
import { atChat, couple, couplesSpeak, creditsOf, seenBy } from '#tests/browser/story/couple'
import { logIn } from '#tests/browser/story/log_in'
import { linkMailedTo } from '#tests/browser/story/outbox'
import { signUp } from '#tests/browser/story/sign_up'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { startSite, type RunningSite } from '#tests/support/site'
import { newVisitor } from '#tests/support/stage'
import { textsOf } from '#tests/support/texts'

const t = textsOf(couplesSpeak)
let site: RunningSite

test.group('When the server is killed', (group) => {
  group.setup(async () => {
    site = await startSite()
  })
  group.teardown(() => site.stop())

  test('the activation mail of who just joined still comes', async () => {
    await loseServer({ QUEUE_WORKER: 'none' })
    const page = await openPage()
    const robin = { name: 'Robin', email: 'robin@mail.test', country: 'NL', ...zeist } as const
    await signUp(page, t, robin)
    await loseServer({ QUEUE_WORKER: 'web' })

    await page.goto(await linkMailedTo(page, robin.email, '/activate'))
    await page.getByRole('heading', { name: t('accounts.activated_title') }).waitFor()
    await page.context().close()
  })

  test('a message that was answered for is there, and paid for once', async ({ assert }) => {
    const { his, hers, leave } = await atChat(0, site.url)
    const before = await creditsOf(his.page)
    const answered = his.page.waitForResponse(
      (response) => response.url().endsWith('/messages') && response.status() === 201
    )
    await his.chat.send('Last words')
    await answered
    await loseServer()

    assert.deepEqual(await seenBy([his, hers], 'Last words'), [1, 1])
    assert.equal(await creditsOf(his.page), before - 1)
    await leave()
  })

  test('credits that were paid for are booked once, though no webhook came', async ({ assert }) => {
    const page = await openPage()
    const { payer } = await couple(1)
    await logIn(page, t, demoEmail(payer.number), demoPassword)
    const before = await creditsOf(page)
    const { paymentId, returnUrl } = await payWithoutReturning(page)
    await loseServer()
    assert.equal(await creditsOf(page), before)

    await page.goto(returnUrl)
    const booked = (await creditsOf(page)) - before
    const title = t('payments.completed_title', { credits: booked })
    await page.getByRole('heading', { name: title }).waitFor()
    await page.reload()
    await page.request.post('/webhooks/payments/sandbox', { form: { id: paymentId } })
    assert.isAbove(booked, 0)
    assert.equal(await creditsOf(page), before + booked)
    await site.ace('ledger:verify')
    await page.context().close()
  })
})

const zeist = { region: 'Utrecht', city: 'Zeist' }

async function loseServer(settings: NodeJS.ProcessEnv = {}) {
  await site.kill()
  await site.restart(settings)
}

async function openPage() {
  const context = await newVisitor({ locale: couplesSpeak, baseURL: site.url })
  return context.newPage()
}

/** The bank takes the money; it has told nobody yet, and the payer has not come back. */
async function payWithoutReturning(page: Page) {
  await page.goto('/credits')
  await page.locator('button[type=submit]').filter({ hasText: /\d/ }).click()
  await page.waitForURL('**/sandbox/payments/**')
  const paid = new Promise<APIResponse>((fulfil) => {
    void page.route('**/sandbox/payments/*', async (route) => {
      fulfil(await route.fetch({ maxRedirects: 0 }))
      await route.fulfill({ status: 204 })
    })
  })
  await page.getByLabel(t('sandbox.first_return')).check()
  await page.getByRole('button', { name: t('sandbox.pay_paid'), exact: true }).click()
  const { location } = (await paid).headers()
  const paymentId = page.url().split('/').at(-1) ?? ''
  return { paymentId, returnUrl: location }
}
