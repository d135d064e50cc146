import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { newVisitor } from '#tests/support/browser/shared_site'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'

test.group('A request of a lander that fails twice', () => {
  test('brings more people to the gallery all the same', async ({ assert }) => {
    const page = await newPage()
    const asked = await dropFirst(page, /gallery\?(.*&)?page=/, 2)
    await page.goto('/landers/gallery')
    const tiles = await page.locator('.tile').count()
    await waitUntilTrue(
      page,
      `(scrollTo(0, document.body.scrollHeight), document.querySelectorAll('.tile').length > ${tiles})`
    )
    assert.isAtLeast(asked.length, 3)
    await page.context().close()
  })
})

async function newPage() {
  const context = await newVisitor({ viewport: { width: 1280, height: 800 } })
  return context.newPage()
}

/** Drops the connection of the first requests for these addresses; what was asked for, as it comes. */
async function dropFirst(page: Page, addresses: RegExp, count: number) {
  const asked: string[] = []
  await page.route(addresses, (route, request) =>
    asked.push(request.url()) <= count ? route.abort() : route.continue()
  )
  return asked
}
