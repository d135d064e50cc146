import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import { holdRequests } from '#tests/browser/story/hold_requests'
import { newFirstTimeVisitor, siteUrl } from '#tests/support/browser/shared_site'
import { sample } from '#tests/support/runner/sample'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf('en')

/** The addresses of a page without React, of one with it, and of a lander. */
const pages = [{ path: '/' }, { path: '/members' }, { path: '/landers/collagelanding' }]

test.group('The entry warning', () => {
  test('shows on the first visit, and closes by its own button alone', async ({ assert }) => {
    const context = await newFirstTimeVisitor()
    const page = await context.newPage()
    await page.goto('/')
    const warning = warningOn(page)
    await warning.waitFor()
    const [gutter, beside] = await page.evaluate<[number[], number[]]>(colours)
    for (const [nth, tone] of gutter.entries()) {
      assert.closeTo(tone, beside[nth] ?? 0, 2, 'where the scroll bar was, as dim as the page')
    }
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    assert.isTrue(await warning.isVisible())

    const before = Date.now()
    await page.getByRole('button', { name: t('landers.entry_enter', { age: 18 }) }).click()
    await warning.waitFor({ state: 'hidden' })
    assert.isAtLeast(Number(await entered(context)), before)
    await context.close()
  })

  test('does not come between a visitor and the login, nor back once it was answered', async ({
    assert,
  }) => {
    const context = await newFirstTimeVisitor()
    const page = await context.newPage()
    await page.goto('/login')
    await hydrated(page)
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.goto('/members')
    await page.getByRole('button', { name: t('landers.entry_enter', { age: 18 }) }).click()
    await warningOn(page).waitFor({ state: 'hidden' })
    await page.goto('/pricing')
    await page.goBack()
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
      await page.getByRole('button', { name: t('landers.entry_enter', { age: 18 }) }).click()
      await warning.waitFor({ state: 'hidden' })
      assert.isFalse(await warning.isVisible())
      await context.close()
    })

  test('lets visitors in before any script of {path} comes, and keeps that')
    .with(sample('page with an entry warning', pages, 1))
    .run(async ({ assert }, { path }) => {
      const { context, letScriptsCome, page, warning } = await openBeforeScripts(path)
      await page.getByRole('button', { name: t('landers.entry_enter', { age: 18 }) }).click()
      await warning.waitFor({ state: 'hidden' })
      assert.isDefined(await entered(context))
      await letScriptsCome()
      assert.isFalse(await warning.isVisible())
      await context.close()
    })
})

/** Drawn: that of the scroll bar's gutter, and the dark one of the home page under the backdrop. */
const colours = `(() => {
  const root = getComputedStyle(document.documentElement)
  const drawn = document.createElement('canvas').getContext('2d')
  const draw = (...layers) => {
    for (const layer of layers) {
      drawn.fillStyle = layer
      drawn.fillRect(0, 0, 1, 1)
    }
    return [...drawn.getImageData(0, 0, 1, 1).data]
  }
  const probe = document.body.appendChild(document.createElement('i'))
  const colourOf = (name) => {
    probe.style.color = 'var(--color-' + name + ')'
    return getComputedStyle(probe).color
  }
  const found = [draw(root.backgroundColor), draw(colourOf('dark'), colourOf('backdrop'))]
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
  return page.getByRole('dialog', { name: t('landers.entry_title', { site: 'Vonk' }) })
}
