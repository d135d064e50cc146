import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import { atChat, couplesSpeak, creditsOf, seenBy } from '#tests/browser/story/couple'
import { textsOf } from '#tests/support/texts'

const t = textsOf(couplesSpeak)
const messages = '**/chats/*/messages'

test.group('A message written while the connection breaks', () => {
  test('is sent by itself when the first calls never got to the server', async ({ assert }) => {
    const { his, hers, leave } = await atChat(0)
    const before = await creditsOf(his.page)
    const asked = await failTwice(his.page, (route) => route.abort('connectionreset'))
    await his.chat.send('From a train')
    await hers.bubble('From a train').waitFor()

    assert.lengthOf(asked, 3)
    assert.lengthOf(new Set(asked), 1, 'each call names the same message')
    assert.deepEqual(await seenBy([his, hers], 'From a train'), [1, 1])
    assert.equal(await creditsOf(his.page), before - 1)
    await leave()
  })

  test('stands and costs once when it arrived but the answers were lost', async ({ assert }) => {
    const { his, hers, leave } = await atChat(1)
    const before = await creditsOf(his.page)
    const asked = await failTwice(his.page, loseAnswer)
    await his.chat.send('From a tunnel')
    while (asked.length < 3) await his.page.waitForTimeout(100)
    await his.page.getByText(t('messaging.sending')).waitFor({ state: 'detached' })

    assert.deepEqual(await seenBy([his, hers], 'From a tunnel'), [1, 1])
    assert.equal(await creditsOf(his.page), before - 1)
    await leave()
  })

  test('holds nothing up when its answer breaks off halfway', async ({ assert }) => {
    const { his, hers, leave } = await atChat(2)
    const before = await creditsOf(his.page)
    await failTwice(his.page, halveAnswer)
    await his.chat.send('Half an answer')
    await his.chat.send('The next one')
    await hers.bubble('The next one').waitFor()
    await his.page.getByText(t('messaging.sending')).waitFor({ state: 'detached' })

    assert.deepEqual(await seenBy([his, hers], 'Half an answer'), [1, 1])
    assert.deepEqual(await seenBy([his, hers], 'The next one'), [1, 1])
    assert.equal(await creditsOf(his.page), before - 2)
    await leave()
  })

  test('waits in the browser while it is offline, and leaves when it is back', async ({
    assert,
  }) => {
    const { his, hers, leave } = await atChat(3)
    const before = await creditsOf(his.page)
    await his.page.context().setOffline(true)
    await his.chat.send('First from the mountains')
    await his.chat.send('Then from the valley')
    await untilGivenUp(his.page, 2)
    await his.page.context().setOffline(false)
    await hers.bubble('Then from the valley').waitFor()
    await his.page.getByText(t('messaging.not_sent')).waitFor({ state: 'detached' })

    assert.deepEqual(await seenBy([his, hers], 'First from the mountains'), [1, 1])
    assert.deepEqual(await seenBy([his, hers], 'Then from the valley'), [1, 1])
    assert.equal(await creditsOf(his.page), before - 2)
    await leave()
  })

  test('is still there after a reload, whatever else stands in the browser', async ({ assert }) => {
    const { his, hers, leave } = await atChat(4)
    const { page } = his
    await page.route(messages, (route) => route.abort())
    await his.chat.send('Kept for later')
    await page.getByText(t('messaging.sending')).waitFor()
    await page.reload()
    await page.getByText(t('messaging.not_sent')).waitFor()
    await page.unroute(messages)
    await page.getByRole('button', { name: t('messaging.send_again') }).click()
    await hers.bubble('Kept for later').waitFor()
    assert.deepEqual(await seenBy([his, hers], 'Kept for later'), [1, 1])

    await spoilStorage(page)
    await page.reload()
    await his.chat.send('After the garbage')
    await hers.bubble('After the garbage').waitFor()
    await leave()
  })
})

test.group('Without the event stream', () => {
  test('a new message is there within a minute, by polling', async ({ assert }) => {
    const { his, hers, leave } = await atChat(5)
    await hers.page.context().route('**/__transmit/**', (route) => route.abort())
    await hers.page.reload()
    await hers.chat.field.waitFor()
    await his.chat.send('Do you hear me')
    await his.page.getByText(t('messaging.sending')).waitFor({ state: 'detached' })
    await hers.page.waitForTimeout(1000)
    assert.equal(await hers.bubble('Do you hear me').count(), 0)

    await hers.page.clock.fastForward('01:05')
    await hers.bubble('Do you hear me').waitFor()
    assert.equal(await hers.bubble('Do you hear me').count(), 1)
    await leave()
  })
})

/** Lets two calls go wrong; answers which messages were asked to be sent, as they come. */
async function failTwice(page: Page, fail: (route: Route) => Promise<void>) {
  const asked: string[] = []
  await page.route(messages, (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    asked.push(route.request().postDataJSON().client_id)
    return asked.length > 2 ? route.continue() : fail(route)
  })
  return asked
}

/** The server did what it was asked; the browser never hears of it. */
async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}

async function halveAnswer(route: Route) {
  const response = await route.fetch()
  const text = await response.text()
  await route.fulfill({ response, body: text.slice(0, text.length / 2) })
}

/** Moves time on until all tries of so many messages are spent. */
async function untilGivenUp(page: Page, count: number): Promise<void> {
  if ((await page.getByText(t('messaging.not_sent')).count()) === count) return
  await page.clock.fastForward(8_000)
  await page.waitForTimeout(50)
  return untilGivenUp(page, count)
}

function spoilStorage(page: Page) {
  return page.evaluate(
    `localStorage.setItem('unsent:' + location.pathname.split('/').at(-1), '{"half')`
  )
}
