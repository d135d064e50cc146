import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { hydrated } from '#tests/screens/states/common_states'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

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

/** A visitor at the form to sign up, whose script runs; and the documents they load. */
async function open() {
  const context = await newVisitor()
  const page = await context.newPage()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  await page.clock.setFixedTime(opened)
  await page.goto('/signup')
  await hydrated(page)
  return { page, documents }
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
