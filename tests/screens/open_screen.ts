import type { Page } from 'playwright'
import type { Screen } from '#tests/screens/screens'
import type { Texts } from '#tests/browser/story/texts'

/** Opens a screen, checks its status, and waits until its state is reached. */
export async function openScreen(page: Page, screen: Screen, t: Texts) {
  const { name, path, prepare, status = 200 } = screen
  const answer = await page.goto(path)
  if (answer?.status() !== status) throw new Error(`${name} at ${path}: ${answer?.status()}`)
  await page.evaluate('document.fonts.ready')
  await prepare?.(page, t)
}

/** Some states exist only on a phone, or only on a desktop. */
export function existsAt({ only }: Screen, width: number) {
  return !only || (only === 'phone') === width < 992
}
