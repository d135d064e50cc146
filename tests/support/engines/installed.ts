import { existsSync, globSync } from 'node:fs'
import type { EngineName } from '#tests/support/engines/engine'

export const firefoxPath = '/usr/bin/firefox-esr'
export const webkitDriverPath = '/usr/bin/WebKitWebDriver'
export const displayPath = '/usr/bin/Xvfb'

/** The browser that WebKitWebDriver drives: a window with WebKitGTK in it. */
export function miniBrowserPath() {
  return globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser').at(0)
}

/** Ends the process with one line when a program of these engines is missing. */
export function requirePrograms(engines: readonly EngineName[]) {
  if (engines.every(isInstalled)) return
  console.error('The engines are missing: apt-get install firefox-esr webkit2gtk-driver xvfb')
  process.exit(1)
}

function isInstalled(engine: EngineName) {
  if (engine === 'chromium') return true
  if (engine === 'firefox') return existsSync(firefoxPath)
  return [webkitDriverPath, displayPath, miniBrowserPath() ?? ''].every((path) => existsSync(path))
}
