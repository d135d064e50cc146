/*
 * Photographs every screen of the demo world at 360 and 1280 px, in light and dark, into
 * tmp/screens/: for people to look at before they ship. A new screen joins the list.
 */
import { mkdirSync, rmSync } from 'node:fs'
import type { Page } from 'playwright'
import { demoPassword } from '#database/demo/password'
import { screens, type Screen } from '#tests/screens/screens'
import { answerSignUp } from '#tests/support/answered'
import { launchChromium } from '#tests/support/chromium'
import { startSite } from '#tests/support/site'

const folder = 'tmp/screens'
const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
]
const themes = ['light', 'dark'] as const

const only = process.argv[2]
const site = await startSite()
const browser = await launchChromium()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

try {
  for (const viewport of sizes) for (const theme of themes) await photographAll(viewport, theme)
} finally {
  await browser.close()
  await site.stop()
}

async function photographAll(
  viewport: (typeof sizes)[number],
  colorScheme: (typeof themes)[number]
) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport,
    colorScheme,
    locale: 'en',
  })
  await answerSignUp(context)
  const page = await context.newPage()
  let signedIn: Screen['as']
  for (const screen of screens.filter(({ name }) => !only || name.includes(only))) {
    if (screen.as !== signedIn) {
      await context.clearCookies()
      if (screen.as) await signIn(page, screen.as)
      signedIn = screen.as
    }
    await photograph(page, screen, `${screen.name}-${viewport.width}-${colorScheme}`)
  }
  await context.close()
}

async function signIn(page: Page, email: string) {
  await page.goto('/login')
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(demoPassword)
  await page
    .locator('form')
    .filter({ has: page.locator('input[type=password]') })
    .locator('button[type=submit]')
    .click()
  await page.waitForURL(/members/)
}

async function photograph(page: Page, screen: Screen, name: string) {
  try {
    await page.goto(screen.path)
    await screen.prepare?.(page)
    await page.evaluate('document.fonts.ready')
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: screen.whole ?? false })
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    process.exitCode = 1
  }
}
