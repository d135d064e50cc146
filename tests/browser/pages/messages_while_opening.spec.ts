import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import { seesInTitle, waitingInTitle } from '#tests/browser/story/window_title'
import {
  inConversation,
  pairOfMembers,
  signedInContext,
  openConversationTab,
} from '#tests/browser/story/pair'
import { demoId } from '#database/demo/ids'

/** The page of one, by its id or by the member it is with. */
const conversation = /\/chats\/[^/]+$|\/chat$/

test.group('A message that arrives while a conversation opens', () => {
  test('is shown when the page loads as a document', async ({ assert }) => {
    const { payer, partner } = await pairOfMembers(11)
    const his = await openConversationTab(await signedInContext(payer), partner)
    const herContext = await signedInContext(partner)
    const page = await herContext.newPage()
    await onTheWay(page, async () => {
      await his.chat.send('The very first words')
      await his.isAllSent()
    })
    await page.goto(`/members/${demoId('profile', payer.number)}/chat`)
    const words = page.getByRole('region').getByText('The very first words', { exact: true })
    await words.waitFor()
    assert.equal(await words.count(), 1)
    await Promise.all([herContext.close(), his.page.context().close()])
  })

  test('is shown after a visit from another page', async ({ assert }) => {
    const { his, hers, payer, leave } = await inConversation(12)
    const { page } = hers
    const connected = page.waitForResponse('**/__transmit/subscribe')
    // Otherwise the last conversation would reopen by itself.
    await page.evaluate('localStorage.clear()')
    await page.goto('/chats')
    await connected
    await onTheWay(page, async () => {
      await his.chat.send('While you came')
      await his.isAllSent()
    })
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(payer.name) })
      .first()
      .click()
    await hers.bubble('While you came').waitFor()
    assert.equal(await hers.bubble('While you came').count(), 1)
    await leave()
  })

  test('is not hidden by a message that the reader sends before it arrives', async ({ assert }) => {
    const { his, hers, leave } = await inConversation(13)
    const context = hers.page.context()
    await context.route('**/__transmit/**', (route) => route.abort())
    await hers.page.reload()
    await hers.chat.isOpen()
    await his.chat.send('Before yours')
    await his.isAllSent()
    await hers.chat.send('After yours')
    await his.bubble('After yours').waitFor()
    await hers.isAllSent()
    await context.unroute('**/__transmit/**')

    await hers.bubble('Before yours').waitFor()
    const said = await hers.log.getByText(/ yours$/).allInnerTexts()
    assert.deepEqual(said, ['Before yours', 'After yours'])
    await leave()
  })

  test('stays counted although an earlier poll answers late', async ({ assert }) => {
    const { his, hers, leave } = await inConversation(18)
    const { page } = hers
    // A response that is under way when interception begins may never be reported.
    await page.goto('about:blank')
    const askedAgain = Promise.withResolvers<number>()
    const connected = page.waitForResponse('**/__transmit/subscribe')
    await page.route(
      '**/api/user.php',
      async (route) => {
        const response = await route.fetch()
        await connected
        const waiting = (await waitingInTitle(page)) + 1
        await his.chat.send('While you asked')
        await seesInTitle(page, waiting)
        await page.route('**/api/user.php', (next) => {
          askedAgain.resolve(waiting)
          return next.fallback()
        })
        await route.fulfill({ response })
      },
      { times: 1 }
    )
    await page.goto('/visits')
    const waiting = await askedAgain.promise
    assert.equal(await waitingInTitle(page), waiting)
    await leave()
  })
})

/** Acts between the server's response with a conversation and its arrival at the page. */
async function onTheWay(page: Page, happen: () => Promise<void>) {
  const hold = async (route: Route) => {
    const response = await route.fetch()
    await happen()
    await route.fulfill({ response })
  }
  await page.route(conversation, hold, { times: 1 })
}
