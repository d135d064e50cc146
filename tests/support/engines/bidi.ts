import puppeteer, {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type ElementHandle,
  type KeyInput,
  type Page,
} from 'puppeteer-core'
import { chromiumProgram } from '#tests/support/browser/chromium'
import type { Engine, EngineElement, EngineSession, Wishes } from '#tests/support/engines/engine'
import { firefoxPath } from '#tests/support/engines/installed'

/** Milliseconds that the engine may take to answer. */
const timeout = 60_000

/** In pixels, of text that is twice as large as by default. */
const large = 32

export async function startFirefox(wishes: Wishes = {}): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    defaultViewport: null,
    protocolTimeout: timeout,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      'ui.prefersReducedMotion': wishes.still ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': wishes.dark ? 0 : 1,
      ...(wishes.large && { 'font.size.variable.x-western': large }),
      ...(wishes.contrast && { 'browser.display.document_color_use': 2 }),
      ...(wishes.noStorage && { 'dom.storage.enabled': false }),
    },
  })
  return engineOf('firefox', browser)
}

/** The headless shell of the other tests, by the same protocol as Firefox. */
export async function startChromium({ dark, still, ...wishes }: Wishes = {}): Promise<Engine> {
  const { args, ...program } = await chromiumProgram([
    '--accept-lang=en-GB',
    ...(wishes.large ? [`--blink-settings=defaultFontSize=${large}`] : []),
  ])
  const browser = await puppeteer.launch({
    ...program,
    args: [...args],
    browser: 'chrome',
    headless: 'shell',
    protocol: 'webDriverBiDi',
    defaultViewport: null,
    protocolTimeout: timeout,
  })
  return engineOf('chromium', browser, async (page) => {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: still ? 'reduce' : 'no-preference' },
    ])
  })
}

type Prepare = (page: Page) => Promise<void>

function engineOf(
  name: Engine['name'],
  browser: Browser,
  prepare: Prepare = async () => {}
): Engine {
  return {
    name,
    newSession: async () => {
      const context = await browser.createBrowserContext()
      // A tab behind another one would count as hidden.
      const page = await context.newPage({ type: 'window' })
      await prepare(page)
      return sessionOf(context, page)
    },
    stop: () => browser.close(),
  }
}

function sessionOf(context: BrowserContext, page: Page): EngineSession {
  const errors = errorsOf(page)
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    find: async (expression) => {
      const found = await page.evaluateHandle(expression)
      return elementOf(found.asElement() as ElementHandle | null, expression)
    },
    press: (keys) => press(page, keys),
    resize: (size) => page.setViewport(size),
    back: async () => void (await page.goBack()),
    addCookies: async (cookies) => {
      const settled = cookies.map(({ name, value, url }) => {
        return { name, value, domain: new URL(url).hostname, path: '/' }
      })
      await context.setCookie(...settled)
    },
    photograph: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    errors: () => errors,
    close: () => context.close(),
  }
}

function elementOf(found: ElementHandle | null, expression: string): EngineElement {
  if (!found) throw new Error(`No element: ${expression}`)
  return {
    click: () => found.click(),
    type: async (text) => {
      await found.focus()
      await found.type(text)
    },
    upload: (path) => (found as ElementHandle<HTMLInputElement>).uploadFile(path),
  }
}

async function press(page: Page, keys: string) {
  const names = keys.split('+') as KeyInput[]
  const [held, key] = [names.slice(0, -1), names.at(-1)!]
  for (const one of held) await page.keyboard.down(one)
  await page.keyboard.press(key)
  for (const one of held.toReversed()) await page.keyboard.up(one)
}

/** What Firefox says of a stream of events whose page is left before it was open. */
const leftBehind =
  /^(Error: )?(Firefox can’t establish a connection to|The connection to) .*\/__transmit\/events/

function errorsOf(page: Page) {
  const errors: string[] = []
  const note = (text: string) => {
    if (!leftBehind.test(text)) errors.push(text)
  }
  page.on('pageerror', (error) => note(String(error instanceof Error ? error.stack : error)))
  page.on('console', (said: ConsoleMessage) => {
    if (said.type() === 'error') note(said.text())
  })
  return errors
}
