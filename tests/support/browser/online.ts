import type { BrowserContext } from 'playwright'

/** A machine without a network card counts as offline, and an offline page does not reload itself. */
export function countsAsOnline(context: BrowserContext) {
  return context.addInitScript("Object.defineProperty(navigator, 'onLine', { get: () => true })")
}

/** The connection of a context is there again; without a network card its pages would not be told. */
export async function comesOnline(context: BrowserContext) {
  await context.setOffline(false)
  for (const page of context.pages()) await page.evaluate("dispatchEvent(new Event('online'))")
}
