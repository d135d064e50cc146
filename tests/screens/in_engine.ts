import type { BrowserContext } from 'playwright'
import type { Texts } from '#tests/browser/story/texts'
import { inWords } from '#tests/screens/in_words'
import { existsAt } from '#tests/screens/open_screen'
import type { Screen } from '#tests/screens/screens'
import type { Viewer } from '#tests/screens/viewers'
import { answersStored } from '#tests/support/browser/answered_sign_up'
import { closedWarningCookie } from '#tests/support/browser/entry_warning'
import type { Engine, EngineName, Size } from '#tests/support/engines/engine'
import { EnginePage } from '#tests/support/engines/engine_page'
import { requirePrograms } from '#tests/support/engines/installed'
import { startEngine } from '#tests/support/engines/start'

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** What is photographed, for whom, and where the pictures go. */
export type Album = Readonly<{
  screens: ReadonlyMap<Viewer, readonly Screen[]>
  sessions: ReadonlyMap<Viewer, Session>
  sizes: readonly Size[]
  siteUrl: string
  folder: string
  t: Texts
}>

/**
 * Takes the screens in another engine: those that a path opens, and those whose steps are told in
 * words. The others are steps of Playwright, which drives neither engine, and are named in the end. Only
 * what the window shows is taken, also of long pages.
 */
export async function captureInEngine(name: EngineName, album: Album) {
  requirePrograms([name])
  for (const theme of ['light', 'dark'] as const) {
    const engine = await startEngine(name, { dark: theme === 'dark', still: true })
    try {
      for (const viewer of album.screens.keys()) await captureFor(viewer, engine, theme, album)
    } finally {
      await engine.stop()
    }
  }
  const left = [...album.screens.values()].flat().filter(({ prepare }) => !inWords(prepare))
  console.log(
    `Left out, as their steps are Playwright’s: ${left.map((one) => one.name).join(', ')}`
  )
}

async function captureFor(viewer: Viewer, engine: Engine, theme: 'light' | 'dark', album: Album) {
  const page = await pageFor(viewer, engine, album)
  const { session } = page
  const isDark = await session.evaluate<boolean>(
    `matchMedia('(prefers-color-scheme: dark)').matches`
  )
  if (isDark !== (theme === 'dark')) throw new Error(`${engine.name} is not ${theme}`)
  for (const size of album.sizes) {
    await page.isSized(size)
    for (const screen of album.screens.get(viewer) ?? []) {
      if (!existsAt(screen, size.width)) continue
      await capture(page, screen, `${album.folder}/${screen.name}-${size.width}-${theme}`, album.t)
    }
  }
  await session.close()
}

/** A page of the viewer, with the cookies of a session that began without a page. */
async function pageFor(viewer: Viewer, engine: Engine, { sessions, siteUrl }: Album) {
  const page = new EnginePage(await engine.newSession(), siteUrl)
  const { cookies } = sessions.get(viewer) ?? { cookies: [] }
  const own = cookies.map(({ name, value }) => ({ name, value, url: siteUrl }))
  await page.session.addCookies([closedWarningCookie(siteUrl), ...own])
  await page.opens('/offline')
  if (viewer === 'visitor') await page.session.evaluate(answersStored())
  return page
}

/** An engine that paints without a graphics card is behind its layout; what loads has three seconds. */
const atRest = `Promise.race([
  new Promise((go) => setTimeout(go, 3000)),
  document.fonts.ready.then(() =>
    Promise.all(
      Array.from(document.images)
        .filter(({ loading }) => loading !== 'lazy')
        .map((one) => one.decode().catch(() => {}))
    )
  ),
])
  .then(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go, 500))))
  .then(() => true)`

async function capture(page: EnginePage, screen: Screen, path: string, t: Texts) {
  const prepare = inWords(screen.prepare)
  if (!prepare) return
  try {
    await page.opens(screen.path)
    await prepare(page, t)
    await page.session.evaluate(atRest)
    await page.session.photograph(`${path}.png`)
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    process.exitCode = 1
  }
}
