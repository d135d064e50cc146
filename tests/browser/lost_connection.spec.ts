import { test } from '@japa/runner'
import type { BrowserContext, Page, Response, Route } from 'playwright'
import {
  inConversation,
  pairLanguage,
  creditsOf,
  timesSeen,
  openConversationTab,
} from '#tests/browser/story/pair'
import { timePassesUntil } from '#tests/browser/story/time_travel'
import { comesOnline } from '#tests/support/browser/online'
import { textsOf } from '#tests/support/browser/texts'
import { killSite, restartSite } from '#tests/support/site/shared_site'

const t = textsOf(pairLanguage)
const messages = '**/chats/*/messages'

test.group('A message written while the connection breaks', (group) => {
  let pair: Awaited<ReturnType<typeof inConversation>>
  group.setup(async () => {
    pair = await inConversation(0)
    return async () => void (await pair.leave())
  })
  group.each.teardown(() => pair.his.page.unroute(messages))

  test('is retried by itself when the first requests never reach the server', async ({
    assert,
  }) => {
    const { his, hers } = pair
    const before = await creditsOf(his.page)
    const asked = await failTwice(his.page, (route) => route.abort('connectionreset'))
    await his.chat.send('From a train')
    await hers.bubble('From a train').waitFor()
    await his.isAllSent()

    assert.lengthOf(asked, 3)
    assert.lengthOf(new Set(asked), 1, 'each call names the same message')
    assert.deepEqual(await timesSeen([his, hers], 'From a train'), [1, 1])
    assert.equal(await creditsOf(his.page), before - 1)
  })

  test('is stored and charged once when the responses are lost', async ({ assert }) => {
    const { his, hers } = pair
    const before = await creditsOf(his.page)
    const asked = await failTwice(his.page, loseAnswer)
    await his.chat.send('From a tunnel')
    await hers.bubble('From a tunnel').waitFor()
    await his.isAllSent()

    assert.isAbove(asked.length, 0)
    assert.deepEqual(await timesSeen([his, hers], 'From a tunnel'), [1, 1])
    assert.equal(await creditsOf(his.page), before - 1)
  })

  test('does not block later messages when its response breaks off halfway', async ({ assert }) => {
    const { his, hers } = pair
    const before = await creditsOf(his.page)
    await failTwice(his.page, halveAnswer)
    await his.chat.send('Half an answer')
    await his.chat.send('The next one')
    await hers.bubble('The next one').waitFor()
    await his.isAllSent()

    assert.deepEqual(await timesSeen([his, hers], 'Half an answer'), [1, 1])
    assert.deepEqual(await timesSeen([his, hers], 'The next one'), [1, 1])
    assert.equal(await creditsOf(his.page), before - 2)
  })

  test('is retried when the server does not respond', async ({ assert }) => {
    const { his, hers } = pair
    await timeOutSooner(his.page, 2)
    const asked = await failTwice(his.page, async () => {})
    await his.chat.send('Anybody there')
    await hers.bubble('Anybody there').waitFor()
    await his.isAllSent()
    assert.lengthOf(asked, 3)
    assert.deepEqual(await timesSeen([his, hers], 'Anybody there'), [1, 1])
  })
})

test.group('A message written without a connection', () => {
  test('is sent once when the server, which was killed, is back', async ({ assert }) => {
    const { his, hers, leave } = await inConversation(1)
    const before = await creditsOf(his.page)
    for (const { page } of [his, hers]) await page.clock.install()
    await killSite()
    await his.chat.send('Into the dark')
    await timePassesUntil(his.log.getByText(t('messaging.not_sent')))
    await restartSite()
    await timePassesUntil(hers.bubble('Into the dark'), his.page)
    await his.isAllSent()

    assert.deepEqual(await timesSeen([his, hers], 'Into the dark'), [1, 1])
    assert.equal(await creditsOf(his.page), before - 1)
    await leave()
  })

  test('waits in the browser while offline, and is sent once it is online', async ({ assert }) => {
    const { his, hers, leave } = await inConversation(4)
    const before = await creditsOf(his.page)
    await his.page.clock.install()
    await his.page.context().setOffline(true)
    await his.chat.send('First from the mountains')
    await his.chat.send('Better not')
    await his.chat.send('Then from the valley')
    const failed = his.log.getByText(t('messaging.not_sent'))
    await timePassesUntil(failed.nth(2))
    await his.log
      .getByRole('button', { name: t('messaging.remove_unsent'), exact: true })
      .nth(1)
      .click()
    await his.bubble('Better not').waitFor({ state: 'detached' })
    await comesOnline(his.page.context())
    await hers.bubble('Then from the valley').waitFor()
    await his.isAllSent()

    assert.deepEqual(await timesSeen([his, hers], 'First from the mountains'), [1, 1])
    assert.deepEqual(await timesSeen([his, hers], 'Then from the valley'), [1, 1])
    assert.equal(await hers.bubble('Better not').count(), 0)
    assert.equal(await creditsOf(his.page), before - 2)
    await leave()
  })

  test('is sent once, although the sender has two tabs open', async ({ assert }) => {
    const { his, hers, partner, leave } = await inConversation(6)
    const before = await creditsOf(his.page)
    const context = his.page.context()
    const second = await openConversationTab(context, partner)
    const answers = answersTo(context)
    await context.clock.install()
    await context.setOffline(true)
    await his.chat.send('From one of two')
    await second.bubble('From one of two').waitFor()
    await timePassesUntil(his.log.getByText(t('messaging.not_sent')))
    await comesOnline(context)
    await hers.bubble('From one of two').waitFor()
    await Promise.all([his.isAllSent(), second.isAllSent()])

    // The other tab may not know yet that it was sent: then both are told of the same message.
    const told = (await Promise.all(answers)).filter((answer) => answer !== null)
    assert.lengthOf(new Set(told), 1, told.join())
    assert.deepEqual(await timesSeen([his, second, hers], 'From one of two'), [1, 1, 1])
    assert.equal(await creditsOf(his.page), before - 1)
    await leave()
  })
})

test.group('Without the event stream', () => {
  test('a new message is there within a minute, by polling', async ({ assert }) => {
    const { his, hers, leave } = await inConversation(10)
    await hers.page.context().route('**/__transmit/**', (route) => route.abort())
    await hers.page.clock.install()
    // Her next page does not poll either, as its clock stands still from the beginning.
    await hers.page.clock.pauseAt(Date.now() + 60_000)
    const triedToListen = hers.page.waitForRequest('**/__transmit/**')
    await hers.page.reload()
    await triedToListen
    await his.chat.send('Do you hear me')
    await his.isAllSent()
    assert.equal(await hers.bubble('Do you hear me').count(), 0)

    await hers.page.clock.fastForward('01:05')
    await hers.bubble('Do you hear me').waitFor()
    assert.equal(await hers.bubble('Do you hear me').count(), 1)
    await leave()
  })
})

/** Makes two requests fail; records the messages that the page tries to send. */
async function failTwice(page: Page, fail: (route: Route) => Promise<void>) {
  const asked: string[] = []
  await page.route(messages, (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    asked.push(route.request().postDataJSON().client_id)
    return asked.length > 2 ? route.continue() : fail(route)
  })
  return asked
}

/** The page waits a second only for the answers to its next messages, so many of them. */
function timeOutSooner(page: Page, count: number) {
  return page.evaluate(`{
    const ask = fetch
    let left = ${count}
    fetch = (url, options) => {
      const isMessage = options.method === 'POST' && url.endsWith('/messages')
      const signal = isMessage && left-- > 0 ? AbortSignal.timeout(1000) : options.signal
      return ask(url, { ...options, signal })
    }
  }`)
}

/** Records the server's responses to sent messages, in any tab; null is one that its browser kept no longer. */
function answersTo(context: BrowserContext) {
  const answers: Promise<string | null>[] = []
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isSending = response.request().method() === 'POST' && pathname.endsWith('/messages')
    if (isSending) answers.push(messageIn(response).catch(() => null))
  })
  return answers
}

async function messageIn(response: Response) {
  const { message } = (await response.json()) as { message: { id: string } }
  return `${response.status()} ${message.id}`
}

/** Lets the request reach the server and drops the response. */
async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}

async function halveAnswer(route: Route) {
  const response = await route.fetch()
  const text = await response.text()
  const body = text.slice(0, text.length / 2)
  await route.fulfill({ status: response.status(), contentType: 'application/json', body })
}
