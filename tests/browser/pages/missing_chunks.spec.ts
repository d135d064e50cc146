import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import { countsAsOnline } from '#tests/support/browser/online'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf('en')
const part = '**/assets/login-*.js'

/** The time by the clock of the page stands still, however slow the machine. */
const opened = Date.UTC(2026, 0, 5)

test.group('A script chunk that fails to load', () => {
  test('is loaded by a full reload of the requested page', async ({ assert }) => {
    const { page, documents } = await open()
    let failed = 0
    await page.route(part, (route) => (failed++ === 0 ? route.abort() : route.continue()))
    await clickLogIn(page)
    await comesAlive(page)

    assert.isAbove(failed, 0)
    assert.deepEqual(documents, ['/signup', '/login'])
    await page.context().close()
  })

  test('is loaded by a second reload when the first lacks it', async ({ assert }) => {
    const { page, documents } = await open()
    let failed = 0
    await page.route(part, (route) => (failed++ === 0 ? route.abort() : route.continue()))
    await page.goto('/login')
    await comesAlive(page)
    assert.deepEqual(documents, ['/signup', '/login', '/login'])
    await page.context().close()
  })

  test('causes at most one reload a minute', async ({ assert }) => {
    const { page, documents } = await open()
    await page.route(part, (route) => route.abort())
    const givenUp = page.waitForEvent('pageerror')
    await clickLogIn(page)
    await givenUp
    assert.deepEqual(documents, ['/signup', '/login'])

    await page.clock.setFixedTime(opened + 61_000)
    const givenUpAgain = page.waitForEvent('pageerror')
    await page.reload()
    await givenUpAgain
    assert.deepEqual(documents, ['/signup', '/login', '/login', '/login'])
    await page.context().close()
  })
})

test.group('An asset that is missing, whichever it is', () => {
  test('leaves a page that is opened with its contents', async ({ assert }) => {
    const context = await visitorOnline()
    const assets = await assetsAsked(context, async () => {})
    for (const [number, asset] of assets.entries()) {
      const page = await context.newPage()
      await miss(page, asset, number)
      await page.goto('/signup')
      await page.waitForLoadState('networkidle')
      assert.isAbove((await page.getByRole('main').innerText()).length, 40, asset)
      await page.close()
    }
    await context.close()
  })

  test('leaves a way to the next page', async ({ assert }) => {
    const context = await visitorOnline()
    const atFirst = await assetsAsked(context, async () => {})
    const asked = await assetsAsked(context, async (page) => {
      await hydrated(page)
      await clickLogIn(page)
      await comesAlive(page)
    })
    const later = asked.filter((asset) => !atFirst.includes(asset))
    assert.isNotEmpty(later)
    for (const [number, asset] of later.entries()) {
      const page = await context.newPage()
      await page.goto('/signup')
      await miss(page, asset, number)
      await clickLogIn(page)
      await page.getByRole('heading', { level: 1, name: t('accounts.login_title') }).waitFor()
      await page.close()
    }
    await context.close()
  })
})

/** The scripts, styles and fonts that the form to sign up asks for, and what is done there. */
async function assetsAsked(context: BrowserContext, act: (page: Page) => Promise<unknown>) {
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) asked.add(pathname)
  })
  await page.goto('/signup')
  await page.waitForLoadState('networkidle')
  await act(page)
  await page.close()
  return [...asked]
}

/** Every other one answers 404, those between are cut off. */
function miss(page: Page, asset: string, number: number) {
  return page.route(`**${asset}`, (route) =>
    number % 2 === 0 ? route.fulfill({ status: 404 }) : route.abort('internetdisconnected')
  )
}

/** A visitor at the form to sign up, whose script runs; and the documents they load. */
async function open() {
  const context = await visitorOnline()
  const page = await context.newPage()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  await page.clock.setFixedTime(opened)
  await page.goto('/signup')
  return { page, documents }
}

async function visitorOnline() {
  const context = await newVisitor()
  await countsAsOnline(context)
  return context
}

async function clickLogIn(page: Page) {
  await page.getByRole('link', { name: t('common.log_in') }).click()
}

/** The button that shows the password answers only when the script of the page runs. */
async function comesAlive(page: Page) {
  await page.waitForURL('**/login')
  const show = page.getByRole('button', { name: t('common.show_password') })
  const shown = page.locator('input[type=text][name=password]')
  while ((await shown.count()) === 0) await show.click()
}
