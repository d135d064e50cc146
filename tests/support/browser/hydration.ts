import type { BrowserContext, Page } from 'playwright'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'

/** In milliseconds: a page whose script is missing is never hydrated. */
const timeoutMilliseconds = 10_000

/** A key that React sets marks what is hydrated. Pages without React have no such root. */
const isHydrated = (root: string) =>
  `Object.keys(${root} ?? {}).some((key) => key.startsWith('__react'))`

/** Holds on a page whose main part was hydrated. */
export const mainIsHydrated = isHydrated("document.querySelector('main')")

/** Waits for hydration: earlier clicks have no effect. */
export async function hydrated(page: Page) {
  await waitUntilTrue(page, mainIsHydrated)
}

/**
 * Has `goto` and `reload` wait for hydration, as no person acts within the first milliseconds. What holds
 * before that is tested with a `waitUntil` of its own.
 */
export function openHydrated(context: BrowserContext) {
  context.on('page', (page) => {
    const { goto, reload } = page
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options)
      if (!options?.waitUntil) await mayBeHydrated(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload.call(page, options)
      if (!options?.waitUntil) await mayBeHydrated(page)
      return response
    }
  })
}

/** The page may have no React, or lead to another one by script. */
async function mayBeHydrated(page: Page) {
  const main = "document.querySelector('#app main')"
  const waiting = waitUntilTrue(page, `!${main} || ${isHydrated(main)}`).catch(() => {})
  const { promise: timeout, resolve: giveUp } = Promise.withResolvers<void>()
  const timer = setTimeout(giveUp, timeoutMilliseconds)
  await Promise.race([waiting, timeout])
  clearTimeout(timer)
}
