import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { pairLanguage, pairOfMembers, signedInContext } from '#tests/browser/story/pair'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)
const viewport = { width: 360, height: 780 }

test.group('The arrow above the shop, on a phone', () => {
  for (const [from, where, before] of [
    ['the page before', '/visits', '/visits'],
    ['the members, for who came from another site', '/members', 'data:text/html,elsewhere'],
  ] as const) {
    test(`leads to ${from}`, async () => {
      const { payer } = await pairOfMembers(15)
      const context = await signedInContext(payer, undefined, { viewport })
      const page = await context.newPage()
      await page.goto(before)
      await page.goto('/credits')
      await arrow(page).click()
      await page.waitForURL((url) => url.pathname === where)
      await context.close()
    })
  }
})

function arrow(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: t('common.back') })
}
