/*
 * Takes a screenshot of every screen of the demo world at 360 and 1280 px, in light and dark mode,
 * into tmp/screens/, for review by eye. `npm run screens -- chat likes de` takes those with "chat" or
 * "likes" in their names, in German; `--engine=webkit` or `--engine=firefox` takes those that can be taken in
 * another engine. New screens are added to a list in screens/by_viewer.
 */
import { mkdirSync, rmSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright'
import { locales } from '#core/sites/locales'
import { closeDirectDebit } from '#tests/screens/debts'
import { captureInEngine } from '#tests/screens/in_engine'
import { existsAt, openScreen } from '#tests/screens/open_screen'
import { peopleWhoSpeak } from '#tests/screens/people'
import { screensOf, type Screen } from '#tests/screens/screens'
import { sessionsOf, viewers } from '#tests/screens/viewers'
import { answerSignUpSteps } from '#tests/support/browser/answered_sign_up'
import { closedWarningCookie } from '#tests/support/browser/entry_warning'
import { launchChromium } from '#tests/support/browser/chromium'
import { chosenEngines } from '#tests/support/engines/start'
import { startSite } from '#tests/support/site/running_site'
import { runSql } from '#tests/support/site/run_sql'
import { textsOf } from '#tests/support/browser/texts'

const folder = 'tmp/screens'
const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
]
/** Sizes for visitors alone: pages by which people come in are looked at on every screen. */
const moreForVisitors = [
  { width: 768, height: 1024 },
  { width: 1600, height: 1000 },
]
const themes = ['light', 'dark'] as const

const wishes = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const otherEngine = process.argv.some((one) => one.startsWith('--engine='))
  ? chosenEngines[0]
  : null
const locale = locales.find((one) => wishes.includes(one)) ?? 'en'
const parts = wishes.filter((wish) => wish !== locale)
const t = textsOf(locale)

const site = await startSite()
const browser = await launchChromium()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

try {
  await site.ace('discounts:create', '--code=SPARK50', '--percentage=50')
  await captureAll()
} finally {
  await browser.close()
  await site.stop()
}

async function captureAll() {
  const people = await peopleWhoSpeak(locale)
  await closeDirectDebit(people, (statement) => runSql(site.env, statement))
  const screens = screensOf(people)
  const sessions = await sessionsOf(people, locale, openBrowser)
  if (otherEngine) return captureInEngine(otherEngine, albumOf(screens, sessions))
  for (const viewer of viewers) {
    for (const viewport of viewer === 'visitor' ? [...sizes, ...moreForVisitors] : sizes) {
      for (const colorScheme of themes) {
        const storageState = sessions.get(viewer)
        const context = await openBrowser({ storageState, viewport, colorScheme, locale })
        if (viewer === 'visitor') await answerSignUpSteps(context)
        const look = `${viewport.width}-${colorScheme}`
        await captureEach(await context.newPage(), screens[viewer], viewport.width, look)
        await context.close()
      }
    }
  }
}

function albumOf(
  screens: ReturnType<typeof screensOf>,
  sessions: Awaited<ReturnType<typeof sessionsOf>>
) {
  const wanted = viewers.map((viewer) => [viewer, screens[viewer].filter(isWanted)] as const)
  return { screens: new Map(wanted), sessions, sizes, siteUrl: site.url, folder, t }
}

async function openBrowser(options: BrowserContextOptions) {
  // Without animations: a dialog is captured in its final position.
  const atRest = { baseURL: site.url, reducedMotion: 'reduce' } as const
  const context = await browser.newContext({ ...atRest, ...options })
  await context.addCookies([closedWarningCookie(site.url)])
  return context
}

async function captureEach(page: Page, screens: readonly Screen[], width: number, look: string) {
  for (const screen of screens) {
    if (isWanted(screen) && existsAt(screen, width))
      await capture(page, screen, `${screen.name}-${look}`)
  }
}

function isWanted({ name }: Screen) {
  return parts.length === 0 || parts.some((part) => name.includes(part))
}

async function capture(page: Page, screen: Screen, name: string) {
  try {
    await openScreen(page, screen, t)
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: screen.whole ?? false })
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    process.exitCode = 1
  }
}
