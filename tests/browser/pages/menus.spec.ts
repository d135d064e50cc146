import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { memberPage } from '#tests/browser/story/log_in'
import { pageOf, peopleWhoSpeak } from '#tests/screens/people'
import { newVisitor } from '#tests/support/browser/shared_site'

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]

test.group('A menu', () => {
  test('of a {who} lies inside a window of {viewport.width} px, wherever its button stands')
    .with(
      sizes.flatMap((viewport) =>
        (['member', 'visitor'] as const).map((who) => ({ viewport, who }))
      )
    )
    .run(async ({ assert }, { viewport, who }) => {
      const { premium, withLocked } = await peopleWhoSpeak('en')
      const ofMember = ['/profile/photos', '/likes', pageOf(withLocked(premium))]
      const isMember = who === 'member'
      const page = isMember
        ? await memberPage(premium, { viewport })
        : await (await newVisitor({ viewport })).newPage()
      for (const path of isMember ? ofMember : ['/', '/pricing']) {
        await page.goto(path)
        assert.deepEqual(await outsideWindow(page), [], path)
      }
      await page.context().close()
    })

  test('is high enough to choose from without script, at the lower edge', async ({ assert }) => {
    const { premium } = await peopleWhoSpeak('en')
    const page = await memberPage(premium, { viewport: sizes[0], javaScriptEnabled: false })
    await page.goto('/profile/photos')
    const button = page.getByRole('main').locator('button[popovertarget]').nth(1)
    await button.focus()
    await page.evaluate(`document.activeElement.scrollIntoView({ block: 'end' })`)
    await button.click()
    const menu = page.locator('.menu:popover-open')
    await menu.waitFor()
    // 8rem, less what a browser rounds.
    assert.isAtLeast((await menu.boundingBox())!.height, 127)
    await page.context().close()
  })
})

/** Opens each menu with its button at the upper and at the lower edge; answers those that the window cuts or that must be scrolled. */
async function outsideWindow(page: Page) {
  const buttons = await page.locator('button[popovertarget]:visible').all()
  if (buttons.length === 0) throw new Error('The page has no menu')
  const outside: string[] = []
  for (const button of buttons) {
    for (const edge of ['start', 'end'] as const) {
      await button.focus()
      await page.evaluate(`document.activeElement.scrollIntoView({ block: '${edge}' })`)
      await button.press('Enter')
      const menu = page.locator('.menu:popover-open')
      await menu.waitFor()
      if (!(await page.evaluate(isInWindow))) outside.push(`${await button.innerText()} ${edge}`)
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
    }
  }
  return outside
}

const isInWindow = `{
  const menu = document.querySelector('.menu:popover-open')
  const { bottom, left, right, top } = menu.getBoundingClientRect()
  const isWhole = menu.scrollHeight <= menu.clientHeight
  isWhole && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
}`
