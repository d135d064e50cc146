import type { Page } from 'playwright'
import type { Screen } from '#tests/screens/screens'
import type { Texts } from '#tests/browser/story/texts'

/** Opens a screen and waits until it is as its viewer sees it. */
export async function openScreen(page: Page, { path, prepare }: Screen, t: Texts) {
  await page.goto(path)
  await page.evaluate('document.fonts.ready')
  await prepare?.(page, t)
}

/** What a phone shows otherwise than a window on a desk. */
export function existsAt({ only }: Screen, width: number) {
  return !only || (only === 'phone') === width < 992
}
