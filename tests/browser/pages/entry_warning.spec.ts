import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import { holdRequests } from '#tests/browser/story/hold_requests'
import { waitUntil } from '#tests/browser/story/wait_until'
import { newFirstTimeVisitor, siteUrl } from '#tests/support/browser/shared_site'
import { sample } from '#tests/support/runner/sample'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf('en')

/** Belongs to the layout of all pages, or of landers. */
const pages = [{ path: '/' }, { path: '/landers/collagelanding' }]

test.group('The entry warning', () => {
  test('shows on the first visit, and closes by its own button alone', async ({ assert }) => {
    const context = await newFirstTimeVisitor()
    const page = await context.newPage()
    await page.goto('/')
    const warning = warningOn(page)
    await warning.waitFor()
    const [gutter, ground] = await page.evaluate<[string, string]>(colours)
    assert.equal(gutter, ground, 'beside the page, where its scroll bar was')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    assert.isTrue(await warning.isVisible())

    const before = Date.now()
    await page.getByRole('button', { name: t('common.entry_enter', { age: 18 }) }).click()
    await warning.waitFor({ state: 'hidden' })
    await waitUntil(async () => (await entered(context)) !== undefined, 'the answer is kept')
    assert.isAtLeast(Number(await entered(context)), before)
    await context.close()
  })

  test('does not come back with Back, once it was answered', async ({ assert }) => {
    const context = await newFirstTimeVisitor()
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByRole('button', { name: t('common.entry_enter', { age: 18 }) }).click()
    await warningOn(page).waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: t('accounts.forgot_password') }).click()
    await page.waitForURL('**/reset-password')
    await page.goBack()
    await page.getByRole('heading', { name: t('accounts.login_title') }).waitFor()
    await hydrated(page)
    assert.isFalse(await warningOn(page).isVisible())
    await context.close()
  })

  test('is there before any script of {path}, and waits for it')
    .with(sample('page with an entry warning', pages, 1))
    .run(async ({ assert }, { path }) => {
      const { context, letScriptsCome, page, warning } = await openBeforeScripts(path)
      await warning.waitFor()
      await page.keyboard.press('Escape')
      await letScriptsCome()
      await warning.waitFor()
      await page.getByRole('button', { name: t('common.entry_enter', { age: 18 }) }).click()
      await warning.waitFor({ state: 'hidden' })
      assert.isFalse(await warning.isVisible())
      await context.close()
    })

  test('lets visitors in before any script of {path} comes, and keeps that once it does')
    .with(sample('page with an entry warning', pages, 1))
    .run(async ({ assert }, { path }) => {
      const { context, letScriptsCome, page, warning } = await openBeforeScripts(path)
      await page.getByRole('button', { name: t('common.entry_enter', { age: 18 }) }).click()
      await warning.waitFor({ state: 'hidden' })
      const isKept = async () => (await entered(context)) !== undefined
      assert.isFalse(await isKept())
      await letScriptsCome()
      await waitUntil(isKept, 'the answer is kept')
      assert.isFalse(await warning.isVisible())
      await context.close()
    })

  test('does not come between what somebody writes and the Enter that sends it', async ({
    assert,
  }) => {
    const context = await newFirstTimeVisitor()
    const page = await context.newPage()
    const letDialogCome = await holdRequests(page, '**/assets/entry_dialog-*.js')
    const asked = page.waitForRequest('**/assets/entry_dialog-*.js')
    await page.goto('/login')
    await asked
    await page.getByLabel(t('accounts.email')).focus()
    const loaded = page.waitForResponse('**/assets/entry_dialog-*.js')
    await letDialogCome()
    await (await loaded).finished()
    await page.keyboard.type('robin@mail.test', { delay: 50 })
    await page.keyboard.press('Tab')
    await page.keyboard.type('a wrong password', { delay: 50 })
    await page.keyboard.press('Enter')
    await page.getByText(t('errors.login_failed')).waitFor()
    assert.equal(await page.getByLabel(t('accounts.email')).inputValue(), 'robin@mail.test')

    await page.getByLabel(t('accounts.password'), { exact: true }).blur()
    await warningOn(page).waitFor()
    await context.close()
  })
})

/** That of the scroll bar's gutter, and the dark one that the home page begins with. */
const colours = `(() => {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = 'var(--color-dark)'
  const found = [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(probe).color]
  probe.remove()
  return found
})()`

async function openBeforeScripts(path: string) {
  const context = await newFirstTimeVisitor()
  await context.addCookies([{ name: 'geoip_selected_country', value: 'NL', url: siteUrl() }])
  const page = await context.newPage()
  const letScriptsCome = await holdRequests(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return { context, letScriptsCome, page, warning: warningOn(page) }
}

/** When the visitor entered, in milliseconds, as their cookie keeps it. */
async function entered(context: BrowserContext) {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === 'hide-site-entry-warning')?.value
}

function warningOn(page: Page) {
  return page.getByRole('dialog', { name: t('common.entry_title', { site: 'Vonk' }) })
}
