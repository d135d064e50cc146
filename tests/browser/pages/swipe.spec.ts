import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { memberPage } from '#tests/browser/story/log_in'
import { englishMembers } from '#tests/browser/story/people'
import { cardHasSettled, likeInGame, drag, topCard } from '#tests/browser/story/swipe'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('The swipe game', () => {
  test('gives four likes a day, by button, key and gesture', async ({ assert }) => {
    const page = await openGame(0)
    const left = (count: number) => page.getByText(t('swipe.likes_left', { count }))
    await left(4).waitFor()
    // Not every font has their signs.
    assert.equal(await page.locator('kbd > svg').count(), 3)
    assert.equal((await page.locator('kbd').allTextContents()).join(''), '')
    await likeInGame(page, t, () => button(page, 'likes.like_name').click())
    await left(3).waitFor()
    await likeInGame(page, t, () => page.keyboard.press('ArrowRight'))
    await left(2).waitFor()
    await likeInGame(page, t, () => drag(page, 0.6))
    await left(1).waitFor()
    await likeInGame(page, t, () => button(page, 'likes.like_name').dblclick())

    const limit = page.getByRole('heading', { name: t('swipe.limit_title') })
    await limit.waitFor()
    await page.reload()
    await limit.waitFor()
    assert.equal(await topCard(page).count(), 0)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common.search_members') })
      .click()
    await page.waitForURL('**/members')
    await page.context().close()
  })

  test('allows a pass, and its undo, by button, key and gesture', async ({ assert }) => {
    const page = await openGame(1)
    const first = await nameOnTop(page)
    await drag(page, -0.08)
    assert.equal(await nameOnTop(page), first)
    for (const pass of [
      () => drag(page, -0.6),
      () => page.keyboard.press('ArrowLeft'),
      () => button(page, 'swipe.pass_name').click(),
    ]) {
      await pass()
      await cardHasSettled(page)
      assert.notEqual(await nameOnTop(page), first)
      await page.keyboard.press('Backspace')
      assert.equal(await nameOnTop(page), first)
    }
    await page.keyboard.press('ArrowLeft')
    await cardHasSettled(page)
    await button(page, 'swipe.undo_name').click()
    assert.equal(await nameOnTop(page), first)
    await page.context().close()
  })

  test('resumes at the same card after a visit to a profile', async ({ assert }) => {
    const page = await openGame(2)
    await page.keyboard.press('ArrowLeft')
    await cardHasSettled(page)
    const second = await nameOnTop(page)
    await topCard(page).getByRole('link').click()
    await page.waitForURL(/\/members\/[^/]+$/)
    await page.goBack()
    await topCard(page).waitFor()
    assert.equal(await nameOnTop(page), second)
    await page.context().close()
  })
})

function nameOnTop(page: Page) {
  return topCard(page).getByRole('heading').textContent()
}

/** A button of the top card: its name ends with that of a member. */
function button(page: Page, key: string) {
  return page.getByRole('main').getByRole('button', { name: t(key, { name: '' }).trim() })
}

/** Opens the game as a member who reads English, and whom no other test needs. */
async function openGame(index: number) {
  const member = (await englishMembers())[index + 20]
  const page = await memberPage(member, { viewport: { width: 390, height: 800 } })
  await page.goto('/swipe-game')
  return page
}
