import type { Page } from 'playwright'
import type { Texts } from '#tests/browser/story/texts'

/** The card that lies on top. */
export function topCard(page: Page) {
  return page.getByRole('main').locator('article:not([inert])')
}

/** Likes the top card in some way, and goes on when it is a match. */
export async function likeInGame(page: Page, t: Texts, act: () => Promise<void>) {
  const answer = page.waitForResponse(/\/swipe-game\/[^/]+\/like$/)
  await act()
  const { match } = await (await answer).json()
  if (match) await page.getByRole('button', { name: t('likes.match_later') }).click()
  await cardHasSettled(page)
}

/** A card that was decided upon has flown off: the next one can be decided upon. */
export async function cardHasSettled(page: Page) {
  await page.locator('article[data-verdict]').waitFor({ state: 'detached' })
}

/** Pulls the top card aside by this share of its width, and lets go of it when it is at rest. */
export async function drag(page: Page, share: number) {
  const box = await topCard(page).boundingBox()
  if (!box) throw new Error('There is no card')
  const { x, y, width, height } = box
  const [from, across] = [x + width / 2, y + height / 3]
  await page.mouse.move(from, across)
  await page.mouse.down()
  await page.mouse.move(from + width * share, across, { steps: 12 })
  await page.mouse.move(from + width * share + Math.sign(share), across)
  await page.mouse.up()
}
