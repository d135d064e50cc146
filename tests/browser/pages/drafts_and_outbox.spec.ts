import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import {
  inConversation,
  oneSide,
  pairLanguage,
  timesSeen,
  openConversationTab,
} from '#tests/browser/story/pair'
import { logIn, logOut } from '#tests/browser/story/log_in'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)
const messages = '**/chats/*/messages'

test.group('Drafts and unsent messages in a browser', () => {
  test('survive a reload, even beside corrupt storage', async ({ assert }) => {
    const { his, hers, leave } = await inConversation(5)
    const { page } = his
    await page.route(messages, abortPost)
    await his.chat.send('Kept for later')
    await page.getByText(t('messaging.sending')).waitFor()
    await spoilStorage(page)
    await page.reload()
    await his.bubble('Kept for later').waitFor()
    await page.unroute(messages)
    await hers.bubble('Kept for later').waitFor()
    await his.isAllSent()

    assert.deepEqual(await timesSeen([his, hers], 'Kept for later'), [1, 1])
    await leave()
  })

  test('are removed when their writer signs out', async ({ assert }) => {
    const { his, leave } = await oneSide(8)
    const { page } = his
    await page.route(messages, abortPost)
    await his.chat.send('Never to be seen')
    await his.chat.field.fill('Half a thought')
    await page.getByText(t('messaging.sending')).waitFor()
    assert.deepEqual(await wordsKept(page, ['Never to be seen', 'Half a thought']), [true, true])

    await logOut(page, t)
    await page
      .getByRole('link', { name: t('common.log_in') })
      .first()
      .waitFor()
    assert.deepEqual(await wordsKept(page, ['Never to be seen', 'Half a thought']), [false, false])
    await leave()
  })

  test('are never seen by the next member who signs in there', async ({ assert }) => {
    const { his, payer, partner, leave } = await oneSide(9)
    const { page } = his
    const context = page.context()
    await context.route(messages, abortPost)
    await his.chat.send('For her eyes only')
    await his.chat.field.fill('Half a secret')
    await page.getByText(t('messaging.sending')).waitFor()
    await leaveUnsent(page)
    await context.request.get('/api/logout.php', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })

    const login = await context.newPage()
    await logIn(login, t, demoEmail(partner.number), demoPassword)
    const next = await openConversationTab(context, payer)
    await next.chat.isOpen()
    assert.equal(await next.chat.field.inputValue(), '')
    assert.equal(await next.bubble('For her eyes only').count(), 0)
    assert.notInclude(await next.page.innerText('body'), 'secret')
    await leave()
  })
})

test.group('A message that the server refuses', () => {
  test('says why, does not block later ones and can be edited; one too long is not sent', async ({
    assert,
  }) => {
    const { his, hers, leave } = await inConversation(7)
    const long = 'far too long '.repeat(100)
    await his.chat.field.fill('x'.repeat(990))
    await his.page.getByText(t('messaging.characters_left', { left: 10 })).waitFor()
    await his.chat.field.fill(long)
    await his.page.getByText(t('messaging.characters_over', { over: 299 })).waitFor()
    await his.chat.send(long)
    await his.chat.keeps(long)
    const message = t('errors.message_too_long', { max: 1000 })
    await his.page.route(messages, (route) =>
      route.request().postData()?.includes('Refused')
        ? route.fulfill({ status: 422, json: { refusal: 'message_too_long', message } })
        : route.continue()
    )
    await his.chat.send('Refused')
    await his.chat.send('Short')
    await hers.bubble('Short').waitFor()
    await his.log.getByText(message).waitFor()
    await his.page.reload()
    await his.log.getByRole('button', { name: t('messaging.edit_unsent') }).click()
    await his.chat.keeps('Refused')

    await his.chat.send('In a few words')
    await hers.bubble('In a few words').waitFor()
    assert.deepEqual(await timesSeen([his, hers], 'In a few words'), [1, 1])
    await leave()
  })
})

function abortPost(route: Route) {
  return route.request().method() === 'POST' ? route.abort() : route.continue()
}

/**
 * Closing a page lets a request through to the server that the test holds back just then; leaving the
 * page first cancels it.
 */
async function leaveUnsent(page: Page) {
  await page.goto('about:blank')
  await page.close()
}

/** Stored messages may be corrupt. */
function spoilStorage(page: Page) {
  return page.evaluate(`for (const key of Object.keys(localStorage)) {
    localStorage.setItem(key + '-half', '{"half')
    localStorage.setItem(key + '-null', 'null')
  }`)
}

async function wordsKept(page: Page, words: readonly string[]) {
  const kept = String(await page.evaluate('JSON.stringify({ ...localStorage })'))
  return words.map((word) => kept.includes(word))
}
