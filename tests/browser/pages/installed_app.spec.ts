import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import {
  inConversation,
  pairOfMembers,
  pairLanguage,
  signedInContext,
} from '#tests/browser/story/pair'
import { seesInTitle, waitingInTitle } from '#tests/browser/story/window_title'
import { waitUntil } from '#tests/browser/story/wait_until'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf(pairLanguage)

test.group('The unread count', () => {
  test('is the same number on every tab, in title, app badge and dot', async ({ assert }) => {
    const { his, hers, payer, leave } = await inConversation(24)
    const context = hers.page.context()
    await context.addInitScript(`
      const show = (count) => { document.documentElement.dataset.appBadge = count }
      navigator.setAppBadge = async (count) => show(String(count))
      navigator.clearAppBadge = async () => show('none')`)
    await hers.page.goto('/visits')
    const other = await context.newPage()
    await other.goto('/transactions')
    await Promise.all([hydrated(hers.page), hydrated(other)])
    const before = await waitingInTitle(other)
    await his.chat.send('Here I am')

    for (const page of [hers.page, other]) {
      await seesInTitle(page, before + 1)
      await waitUntilTrue(page, `document.documentElement.dataset.appBadge === '${before + 1}'`)
      assert.equal(await page.locator('link[rel=icon]').getAttribute('href'), '/favicon-dot.svg')
    }
    await hers.page.goto('/chats')
    await hers.page
      .getByRole('link', { name: new RegExp(payer.name) })
      .first()
      .click()
    await hers.bubble('Here I am').waitFor()
    await seesInTitle(other, before)
    await context.request.get('/api/logout.php', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    // The page may be on its way to the login by itself.
    await waitUntil(() => other.goto('/').then(Boolean, () => false), 'the home page')
    await waitUntilTrue(other, "document.documentElement.dataset.appBadge === 'none'")
    await leave()
  })
})

test.group('The installed app', () => {
  test('has a back button on deeper pages, and an offline page', async ({ assert }) => {
    const { partner } = await pairOfMembers(26)
    const context = await installed(await signedInContext(partner))
    const page = await context.newPage()
    const back = page.getByRole('button', { name: t('common.back'), exact: true })
    await page.goto('data:text/html,elsewhere')
    for (const path of ['/credits', '/members']) {
      await page.goto(path)
      await hydrated(page)
      assert.equal(await back.count(), 0, path)
    }
    await page.locator('main a[href^="/members/"]').first().click()
    await page.waitForURL(/\/members\/[\da-f-]{36}$/)
    await back.click()
    await page.waitForURL('**/members')
    await back.waitFor({ state: 'detached' })

    await waitUntil(async () => (await keptInBrowser(page)).length > 0, 'the page to be kept')
    await page.evaluate('navigator.serviceWorker.ready.then(() => {})')
    await context.setOffline(true)
    await page.goto('/chats')
    await page.getByRole('heading', { name: t('installed.offline_title') }).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), pairLanguage)
    await context.setOffline(false)
    await page.getByRole('link', { name: t('installed.offline_retry') }).click()
    await page
      .getByRole('heading', { name: t('common.messages') })
      .first()
      .waitFor()
    assert.deepEqual(await keptInBrowser(page), ['/offline'])
    await context.close()
  })
})

/** Emulates the installed app (display-mode: standalone). */
async function installed(context: BrowserContext) {
  await context.addInitScript(`{
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? { matches: true } : ask(query)
  }`)
  return context
}

/** The paths in the caches of the site's service workers. */
function keptInBrowser(page: Page) {
  return page.evaluate<string[]>(`caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.open(name))))
    .then((caches) => Promise.all(caches.map((cache) => cache.keys())))
    .then((all) => all.flat().map(({ url }) => new URL(url).pathname))`)
}
