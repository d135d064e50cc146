import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { pairOfMembers, pairLanguage, signedInContext } from '#tests/browser/story/pair'
import { waitUntil } from '#tests/browser/story/wait_until'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'
import { fakePushManager } from '#tests/support/push/fake_push_manager'
import { pushBrowser } from '#tests/support/push/push_service'
import {
  deliverPush,
  fakeNotifications,
  pressNotification,
  shownNotifications,
} from '#tests/support/push/browser_notifications'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)
const chat = '/chats'

test.group('Push notifications in a browser', () => {
  test('are offered in a banner, subscribed, and make the page poll less often', async ({
    assert,
  }) => {
    const { page, endpoint } = await newBrowser(20)
    const alert = page.getByRole('complementary', { name: t('common.notice') })
    assert.equal(await alert.count(), 0, 'the first page learns whether the browser can be asked')
    await beOffered(page)
    await alert.getByText(t('settings.push_unknown')).waitFor()
    await alert.getByRole('button', { name: t('settings.push_on') }).click()
    await page.getByText(t('settings.push_is_on')).waitFor()
    await alert.waitFor({ state: 'detached' })
    const kept = () =>
      runSqlAtSite(`select id from push_subscriptions where endpoint = '${endpoint}'`)
    assert.lengthOf(await kept(), 1)

    await page.clock.install()
    await notePlans(page)
    const polls = countPolls(page)
    await page.goto('/visits')
    assert.equal(await alert.count(), 0)
    await page.clock.fastForward('00:06')
    await waitUntil(async () => polls() === 1, 'the first poll')
    await waitUntilTrue(page, 'planned.includes(300000)')
    await page.clock.fastForward('04:00')
    assert.equal(polls(), 1)
    await page.clock.fastForward('05:00')
    await waitUntil(async () => polls() === 2, 'the poll after 300 seconds')

    await page.goto('/notifications')
    await page.getByRole('button', { name: t('settings.push_off') }).click()
    await page.getByText(t('settings.push_unknown')).waitFor()
    assert.lengthOf(await kept(), 0)
    await page.context().close()
  })

  test('can be turned on after the banner was dismissed; they show who wrote, update open pages, and lead to the conversation', async ({
    assert,
  }) => {
    const { page } = await newBrowser(22)
    await beOffered(page)
    const alert = page.getByRole('complementary', { name: t('common.notice') })
    await alert.getByRole('button', { name: t('common.dismiss') }).click()
    await alert.waitFor({ state: 'detached' })
    await page.goto('/notifications')
    assert.equal(await alert.count(), 0, 'it stays dismissed')
    await page.getByRole('button', { name: t('settings.push_on') }).click()
    await page.getByText(t('settings.push_subscribed')).waitFor()
    await fakeNotifications(page)
    await page.evaluate(`navigator.serviceWorker.addEventListener('message', ({ data }) => {
      document.documentElement.dataset.heard = JSON.stringify(data)
    })`)
    await deliverPush(page, {
      title: 'Vonk',
      body: 'Bob heeft je een bericht gestuurd',
      tag: 'new_message 1',
      lang: 'nl',
      openUrl: chat,
      checkUrl: chat,
      badge: 3,
    })
    await waitUntilTrue(
      page,
      "document.documentElement.dataset.heard?.includes('NEW_PUSH_MESSAGE')"
    )
    const urls = { openUrl: chat, checkUrl: chat, badge: 3 }
    assert.deepEqual(await heard(page), { type: 'NEW_PUSH_MESSAGE', ...urls })
    await waitUntil(async () => (await shownNotifications(page)).length === 1, 'the notification')
    assert.containSubset(await shownNotifications(page), [
      { title: 'Vonk', body: 'Bob heeft je een bericht gestuurd', lang: 'nl', data: urls },
    ])

    await page.goto('/visits')
    await pressNotification(page)
    await page.waitForURL(`**${chat}`)
    assert.isEmpty(await shownNotifications(page))
    await page.context().close()
  })

  test('are offered again where the keys of the site have changed', async () => {
    const { page } = await newBrowser(23)
    const [turnOn, turnOff] = ['settings.push_on', 'settings.push_off'].map((key) =>
      page.getByRole('main').getByRole('button', { name: t(key) })
    )
    await page.goto('/notifications')
    await turnOn.click()
    await turnOff.waitFor()
    await page.evaluate("localStorage.setItem('test-push', '[1, 2, 3]')")
    await page.reload()
    await turnOn.click()
    await turnOff.waitFor()
    await page.context().close()
  })
})

/** A member with a picture, whose browser can have pushes and was not asked. */
async function newBrowser(number: number) {
  const { payer } = await pairOfMembers(number)
  const context = await signedInContext(payer)
  const endpoint = `https://push.example.com/${crypto.randomUUID()}`
  await fakePushManager(context, pushBrowser(endpoint).address)
  const page = await context.newPage()
  await page.goto('/visits')
  return { page, endpoint }
}

/** Visits pages until one offers push; nothing about it is kept in the browser. */
async function beOffered(page: Page) {
  const offer = page.getByRole('button', { name: t('settings.push_on') })
  const paths = ['/likes', '/members']
  await waitUntil(async () => {
    const [path] = paths.reverse()
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await page.waitForURL(`**${path}**`)
    return (await offer.count()) > 0
  }, 'the offer of push')
  const cookies = await page.context().cookies()
  if (cookies.some(({ name }) => name.startsWith('push'))) throw new Error('A cookie was set.')
}

/** On each page to come, `planned` lists after how many milliseconds something is to happen. */
function notePlans(page: Page) {
  return page.addInitScript(`
    const plan = setTimeout
    globalThis.planned = []
    globalThis.setTimeout = (act, after, ...rest) => {
      planned.push(after)
      return plan(act, after, ...rest)
    }`)
}

/** Counts the answered polls of the page. */
function countPolls(page: Page) {
  const answered: string[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(user|chats)\.php$/.test(pathname) && request.method() === 'GET') {
      answered.push(pathname)
    }
  })
  return () => answered.length / 2
}

async function heard(page: Page) {
  return JSON.parse(await page.evaluate<string>("document.documentElement.dataset.heard ?? 'null'"))
}
