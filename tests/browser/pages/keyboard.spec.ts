import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { memberPage } from '#tests/browser/story/log_in'
import { pageOf, peopleWhoSpeak, type People } from '#tests/screens/people'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('With the keyboard', (group) => {
  let people: People
  let page: Page
  group.setup(async () => {
    people = await peopleWhoSpeak('en')
    page = await memberPage(people.free, { viewport: { width: 360, height: 800 } })
  })
  group.teardown(() => page.context().close())

  test('a menu opens at its first entry, moves by arrows and gives the focus back', async () => {
    await page.goto('/members')
    const account = page.getByRole('button', { name: t('common.account') })
    await account.focus()
    await page.keyboard.press('Enter')
    const entries = page.getByRole('menu').getByRole('menuitem')
    await isFocused(entries.first())
    await page.keyboard.press('ArrowUp')
    await isFocused(entries.last())
    await page.keyboard.press('Home')
    await isFocused(entries.first())
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'hidden' })
    await isFocused(account)
    await page.getByRole('button', { name: t('common.account'), expanded: false }).waitFor()
  })

  test('a dialog keeps the focus in, and Esc closes it', async ({ assert }) => {
    await page.goto(pageOf(people.withLocked(people.free)))
    const more = page.getByRole('button', { name: t('profiles.more_actions') })
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: t('profiles.block') }).press('Enter')
    await isFocused(page.getByRole('dialog').getByRole('heading'))
    assert.deepEqual(await focusedOutside(page, 8), [])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await isFocused(more)
  })

  test('the sheet of filters keeps the focus in, and Esc closes it', async ({ assert }) => {
    await page.goto('/members')
    const filters = page.getByRole('button', { name: t('discovery.filters') }).first()
    await filters.focus()
    await page.keyboard.press('Enter')
    assert.deepEqual(await focusedOutside(page, 16), [])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await isFocused(filters)
  })

  test('the first focusable link skips the menu', async () => {
    await page.goto('/members')
    await page.keyboard.press('Tab')
    await isFocused(page.getByRole('link', { name: t('common.skip_to_content') }))
    await page.keyboard.press('Enter')
    await isFocused(page.getByRole('main'))
    await page.waitForURL('**#main')
  })
})

/** Waits until it is. */
function isFocused(element: ReturnType<Page['locator']>) {
  return element.and(element.page().locator(':focus')).waitFor()
}

/** Presses Tab many times; what got the focus outside the dialog, save the browser's own bars. */
async function focusedOutside(page: Page, times: number) {
  await page.getByRole('dialog').waitFor()
  const outside: string[] = []
  for (let time = 0; time < times; time++) {
    await page.keyboard.press('Tab')
    const name: string | null = await page.evaluate(`(() => {
      const { activeElement, body } = document
      const inside = activeElement === body || activeElement.closest('dialog[open]')
      return inside ? null : activeElement.outerHTML
    })()`)
    if (name) outside.push(name)
  }
  return outside
}
