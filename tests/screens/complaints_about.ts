import type { Page } from 'playwright'
import { faintOf } from '#tests/screens/faint'
import { existsAt, openScreen } from '#tests/screens/open_screen'
import type { Screen } from '#tests/screens/screens'
import { coveredOf } from '#tests/screens/covered'
import { loadAxe, violationsOf } from '#tests/support/browser/axe'
import { hydrated } from '#tests/support/browser/hydration'
import { textsOf } from '#tests/support/browser/texts'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'
import { isWhole } from '#tests/support/runner/sample'

const [wide, narrow] = [1200, 360]
const widths = [wide, narrow]
/** Where pages by which people come in are laid out otherwise. */
const widthsOfLanders = [768, 1600]
/** A window of 1,280 by 800 px has room for a quarter of it at 200 %. */
const zoomedIn = { width: 640, height: 400 }
/** The themes differ in these alone. */
const colours = ['color-contrast', 'link-in-text-block']
const t = textsOf('en')
const hasSettled =
  '!document.getAnimations().some((animation) => animation instanceof CSSTransition)'

/**
 * What is wrong with a screen at both widths, light and dark, as one line each. It is opened once for
 * both, unless its state would not survive the change. A quick run looks at the wider, and beyond it
 * only whether what was opened there scrolls sideways on a phone.
 */
export async function complaintsAbout(page: Page, screen: Screen) {
  const found: string[] = []
  const itsWidths = widths.filter((width) => existsAt(screen, width))
  for (const width of isWhole ? itsWidths : itsWidths.slice(0, 1)) {
    await page.setViewportSize({ width, height: 800 })
    if (width === itsWidths[0] || screen.prepare) await open(page, screen)
    found.push(...(await complaintsAt(page, screen.name, width)))
    if (isLander(screen)) found.push(...(await complaintsAboutLander(page, screen.name, width)))
  }
  if (!isWhole && itsWidths.length > 1 && !screen.prepare) {
    found.push(...(await sidewaysAt(page, screen.name, narrow)))
  }
  return found
}

/** Pages by which people come in, without frame and menu. */
function isLander({ path }: Screen) {
  return /\/landers\/|\/landing\d?$/.test(path)
}

/** Beside that: text on gradients, which axe leaves open; other widths; and what a sheet covers at 200 %. */
async function complaintsAboutLander(page: Page, name: string, width: number) {
  const inLight = await faintOf(page)
  await switchTo(page, 'dark')
  const inDark = await faintOf(page)
  await switchTo(page, 'light')
  const found = [...inLight, ...inDark.map((what) => `${what} in the dark`)]
  if (width === wide) {
    found.push(...(await coveredZoomedIn(page)))
    for (const other of widthsOfLanders) found.push(...(await complaintsAtOther(page, other)))
    await page.setViewportSize({ width, height: 800 })
  }
  return found.map((what) => `${name} at ${width} px: ${what}`)
}

async function complaintsAtOther(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await waitUntilTrue(page, hasSettled)
  const found = isWhole ? await violationsOf(page) : []
  if (await scrollsSideways(page)) found.push('scrolls sideways')
  return found.map((what) => `${what}, as wide as ${width} px`)
}

async function coveredZoomedIn(page: Page) {
  await page.setViewportSize(zoomedIn)
  const covered = await coveredOf(page)
  return covered.map((what) => `covers at 200 %: ${what}`)
}

/** Complaints about a page as it is open now, which no address leads back to. */
export async function complaintsAboutOpen(page: Page, name: string) {
  const found: string[] = []
  const before = page.viewportSize()
  await loadAxe(page)
  for (const width of isWhole ? widths : [wide]) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await complaintsAt(page, name, width)))
  }
  if (!isWhole) found.push(...(await sidewaysAt(page, name, narrow)))
  if (before) await page.setViewportSize(before)
  return found
}

async function open(page: Page, screen: Screen) {
  await openScreen(page, screen, t)
  await comesAlive(page)
  await removeMails(page)
  await loadAxe(page)
}

/** Where script runs at all, fields and buttons that wait for it have their colours afterwards. */
async function comesAlive(page: Page) {
  if (await page.locator('#app').count()) await hydrated(page)
}

/** What axe finds, as one line each; also a page that scrolls sideways, zoomed in or not, or lacks a text. */
async function complaintsAt(page: Page, name: string, width: number) {
  await waitUntilTrue(page, hasSettled)
  const inLight = await violationsOf(page)
  await switchTo(page, 'dark')
  const inDark = await violationsOf(page, colours)
  await switchTo(page, 'light')
  const sideways = (await scrollsSideways(page)) ? ['scrolls sideways'] : []
  const sidewaysZoomedIn = (await scrollsSidewaysZoomedIn(page))
    ? ['scrolls sideways at 200 %']
    : []
  const untold = (await page.content()).includes('translation missing') ? ['lacks a text'] : []
  const found = [
    ...inLight,
    ...inDark.map((what) => `${what} in the dark`),
    ...sideways,
    ...sidewaysZoomedIn,
    ...untold,
  ]
  return found.map((what) => `${name} at ${width} px: ${what}`)
}

async function sidewaysAt(page: Page, name: string, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await waitUntilTrue(page, hasSettled)
  return (await scrollsSideways(page)) ? [`${name} at ${width} px: scrolls sideways`] : []
}

/** Waits for the colour transition to the other theme to end. */
async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await waitUntilTrue(page, hasSettled)
}

/** A mail in the outbox stands in a frame that runs no script, so axe would wait there for ever. */
function removeMails(page: Page) {
  return page.evaluate(
    "document.querySelectorAll('iframe[sandbox]').forEach((frame) => frame.remove())"
  )
}

async function scrollsSidewaysZoomedIn(page: Page) {
  const before = page.viewportSize()
  if (!before || before.width < wide) return false
  await page.setViewportSize(zoomedIn)
  const sideways = await scrollsSideways(page)
  await page.setViewportSize(before)
  return sideways
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth'
  )
}
