import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { startDisplay } from '#tests/support/engines/display'
import type {
  Engine,
  EngineElement,
  EngineSession,
  Size,
  Wishes,
} from '#tests/support/engines/engine'
import { miniBrowserPath, webkitDriverPath } from '#tests/support/engines/installed'
import { startChild } from '#tests/support/processes/child'
import { freePort } from '#tests/support/processes/free_port'

/** WebKitGTK in its MiniBrowser, on a display of its own. A driver has one session, so each session has a driver. */
export async function startWebkit(wishes: Wishes = {}): Promise<Engine> {
  const display = await startDisplay()
  const sessions = new Set<EngineSession>()
  return {
    name: 'webkit',
    newSession: async () => {
      const session = await startSession(display.name, wishes)
      sessions.add(session)
      return session
    },
    stop: async () => {
      for (const session of sessions) await session.close()
      await display.stop()
    },
  }
}

async function startSession(display: string, wishes: Wishes): Promise<EngineSession> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-webkit-'))
  narrowBars(folder)
  if (wishes.still) stopAnimations(folder)
  const port = await freePort()
  // A group of its own, so that its end is that of its browser as well, even of one that hangs.
  const driver = startChild(webkitDriverPath, [`--port=${port}`], {
    env: environment(display, folder, wishes),
    stdio: ['ignore', 'ignore', 'ignore'],
    detached: true,
  })
  const end = async () => {
    endGroup(driver.process.pid!)
    await driver.ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  await driver.whenReady(answers(url))
  const browser = await new Builder().usingServer(url).withCapabilities(capabilities()).build()
  return sessionOf(browser, end)
}

/** The bar with the address would keep the window wider than a phone. */
function narrowBars(settings: string) {
  mkdirSync(join(settings, 'gtk-3.0'))
  const style =
    '* { min-width: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-source: none; }'
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), style)
}

function stopAnimations(settings: string) {
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
}

function environment(display: string, folder: string, { dark }: Wishes): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DISPLAY: display,
    LANGUAGE: 'en_GB',
    LIBGL_ALWAYS_SOFTWARE: '1',
    GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    // The sandbox needs what root does not have in a container.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  }
}

function capabilities() {
  return {
    'browserName': 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] },
  }
}

function sessionOf(browser: WebDriver, end: () => Promise<void>): EngineSession {
  const errors: string[] = []
  const evaluate = async <T>(expression: string) => {
    const answer = await browser.executeAsyncScript<Answer<T>>(collecting(expression))
    errors.push(...answer.collected)
    if (answer.failure) throw new Error(answer.failure)
    return answer.value
  }
  let closing: Promise<void> | undefined
  return {
    open: async (url) => {
      await browser.get(url)
      await evaluate('null')
    },
    evaluate,
    find: async (expression) => {
      const found = await browser.executeScript<WebElement | null>(`return ${expression}`)
      return elementOf(found, expression)
    },
    press: (keys) => press(browser, keys),
    resize: (size) => resize(browser, size),
    back: () => browser.navigate().back(),
    addCookies: async (cookies) => {
      // It refuses one without a value.
      for (const { name, value, url } of cookies.filter((one) => one.value !== '')) {
        // WebDriver gives cookies only to the site that is open.
        if (!(await browser.getCurrentUrl()).startsWith(url))
          await browser.get(`${url}/favicon.svg`)
        await browser.manage().addCookie({ name, value, path: '/' })
      }
    },
    photograph: async (path) => writeFileSync(path, await browser.takeScreenshot(), 'base64'),
    errors: () => errors,
    close: () => (closing ??= end()),
  }
}

type Answer<T> = Readonly<{ value: T; failure?: string; collected: string[] }>

/**
 * Evaluates an expression, and brings along what went wrong since the last one. WebDriver has no log:
 * the page is listened to from its first expression on, so that errors while it loads, and those
 * between the last expression and the next page, are missed. Firefox and Chromium tell of all.
 */
function collecting(expression: string) {
  return `
    const done = arguments[arguments.length - 1]
    if (!globalThis.collectedErrors) {
      const errors = (globalThis.collectedErrors = [])
      const say = console.error
      console.error = (...words) => {
        errors.push(words.map(String).join(' '))
        say.apply(console, words)
      }
      addEventListener('error', ({ message }) => message && errors.push(message))
      addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
    }
    const answer = (what) => done({ ...what, collected: collectedErrors.splice(0) })
    Promise.resolve().then(() => ${expression}).then(
      (value) => answer({ value: value ?? null }),
      (error) => answer({ failure: String(error) })
    )`
}

function elementOf(found: WebElement | null, expression: string): EngineElement {
  if (!found) throw new Error(`No element: ${expression}`)
  return {
    click: () => found.click(),
    type: (text) => found.sendKeys(text),
    upload: (path) => found.sendKeys(path),
  }
}

const keys: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Tab: Key.TAB,
  End: Key.END,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
}

async function press(browser: WebDriver, combination: string) {
  const names = combination.split('+').map((name) => keys[name] ?? name)
  const [held, key] = [names.slice(0, -1), names.at(-1)!]
  const actions = browser.actions()
  for (const one of held) actions.keyDown(one)
  actions.keyDown(key).keyUp(key)
  for (const one of held.toReversed()) actions.keyUp(one)
  await actions.perform()
}

/** The window has bars of its own around the page. */
async function resize(browser: WebDriver, { width, height }: Size) {
  const window = browser.manage().window()
  const inside = () => browser.executeScript<[number, number]>('return [innerWidth, innerHeight]')
  const outside = await window.getRect()
  const [wide, high] = await inside()
  const bars = { width: outside.width - wide, height: outside.height - high }
  await window.setRect({ width: width + bars.width, height: height + bars.height, x: 0, y: 0 })
}

async function answers(url: string): Promise<void> {
  const up = await fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false
  )
  if (up) return
  await new Promise((fulfil) => setTimeout(fulfil, 100))
  return answers(url)
}

function endGroup(leader: number) {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
