import type { BrowserContext } from 'playwright'

/** A machine without a network card counts as offline, and an offline page does not reload itself. */
export function countsAsOnline(context: BrowserContext) {
  return context.addInitScript("Object.defineProperty(navigator, 'onLine', { get: () => true })")
}
