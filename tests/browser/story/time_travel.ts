import type { Locator, Page } from 'playwright'
import { waitUntil } from '#tests/browser/story/wait_until'

/** The longest pause between two retries of a page. */
const leap = '00:08'

/**
 * Lets time pass, pause after pause, until something is seen: on its page and on others, whose
 * clocks have been installed.
 */
export function timePassesUntil(seen: Locator, ...others: readonly Page[]) {
  const isSeen = async () => {
    for (const page of [seen.page(), ...others]) await page.clock.fastForward(leap)
    return seen.isVisible()
  }
  return waitUntil(isSeen, `${seen}`)
}
